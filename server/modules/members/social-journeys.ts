import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { safeUrl } from '#domain/region/safe-url.ts'
import { sha256 } from '../../core/digest.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { SocialJourneyTable } from '../../db/schema/social-tables.ts'
import type { SocialJourney } from '../../providers/social/social-provider.ts'
import type { RequestContext } from '../../services/route.ts'
import { JOURNEY_MS } from './members.policy.ts'
import { bindBrowser, browserOf } from './social-cookie.ts'
import { SOCIAL_RETURN } from './social-return.ts'

/** Where a journey ends whose beginning is no page of this site. */
const OTHERWISE = '/user/dashboard'

export interface BegunAt {
  readonly provider: string
  readonly back: string
}

const secret = () => randomBytes(32).toString('base64url')

/** Makes the secrets of a journey. Its state is stored as a hash, bound to this browser (trust.md S38). */
export async function openJourney(
  context: RequestContext,
  { provider, back }: BegunAt,
): Promise<SocialJourney> {
  const { services, now, language } = context
  const redirectUri = context.origin + SOCIAL_RETURN.pathOf(provider)
  const journey = { state: secret(), nonce: secret(), verifier: secret(), redirectUri }
  await services.store.db
    .insertInto('social_journey')
    .values({
      state_hash: sha256(journey.state),
      browser_hash: sha256(bindBrowser(context)),
      provider,
      nonce: journey.nonce,
      verifier: journey.verifier,
      redirect_uri: redirectUri,
      back: isOwnPath(back) ? back : OTHERWISE,
      lang: language,
      until: now + JOURNEY_MS,
    })
    .execute()
  return journey
}

/** `safeUrl` without other hosts leaves paths of this site (trust.md S24). */
function isOwnPath(back: string): boolean {
  return safeUrl(back, []) !== undefined
}

/** Takes the journey of a state, once, in the browser that began it. Throws `social-expired`. */
export async function spendJourney(
  context: RequestContext,
  { provider, state }: { readonly provider: string; readonly state: string },
): Promise<Selectable<SocialJourneyTable>> {
  const browser = browserOf(context)
  const spent =
    browser === undefined
      ? undefined
      : await context.services.store.db
          .deleteFrom('social_journey')
          .where('state_hash', '=', sha256(state))
          .where('browser_hash', '=', sha256(browser))
          .where('provider', '=', provider)
          .where('until', '>=', context.now)
          .returningAll()
          .executeTakeFirst()
  if (!spent) throw new ShopError('social-expired')
  return spent
}

/** The language in which a journey began; undefined for an unknown one. Takes nothing. */
export async function languageOfJourney(db: Reader, state: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('social_journey')
    .select('lang')
    .where('state_hash', '=', sha256(state))
    .executeTakeFirst()
  return row?.lang
}
