import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { safeUrl } from '#domain/region/safe-url.ts'
import { sha256 } from '../../../core/digest.ts'
import type { Reader } from '../../../db/schema/database.ts'
import type { SocialJourneyTable } from '../../../db/schema/social-tables.ts'
import type { SocialJourney } from '../../../providers/social/social-provider.ts'
import type { RequestContext } from '../../../services/route.ts'
import { JOURNEY_MS } from '../members.policy.ts'
import { bindBrowser, browserOf } from './social-cookie.ts'
import { SOCIAL_RETURN } from './social-return.ts'

/** Where a journey ends whose beginning is no page of this site. */
const OTHERWISE = '/user/dashboard'

export interface BegunAt {
  readonly provider: string
  readonly back: string
  /** Hash of the session with whose account the provider is connected; a journey without one signs in. */
  readonly session?: string | undefined
}

interface ReturnedTo {
  readonly provider: string
  readonly state: string
  readonly session?: string | undefined
}

const secret = () => randomBytes(32).toString('base64url')

/** Makes the secrets of a journey. Its state is stored as a hash, bound to this browser (trust.md S38). */
export async function openJourney(
  context: RequestContext,
  { provider, back, session }: BegunAt,
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
      session_hash: session ?? null,
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

/**
 * Takes the journey of a state, once, in the browser and for the session that began it: an answer that was to sign in
 * connects nothing, and the other way round. Undefined for any other.
 */
export async function spendJourney(
  context: RequestContext,
  { provider, state, session }: ReturnedTo,
): Promise<Selectable<SocialJourneyTable> | undefined> {
  const browser = browserOf(context)
  if (browser === undefined) return undefined
  return context.services.store.db
    .deleteFrom('social_journey')
    .where('state_hash', '=', sha256(state))
    .where('browser_hash', '=', sha256(browser))
    .where('provider', '=', provider)
    .where('session_hash', session === undefined ? 'is' : '=', session ?? null)
    .where('until', '>=', context.now)
    .returningAll()
    .executeTakeFirst()
}

/** The language in which a journey began, and what for; undefined for an unknown one. Takes nothing. */
export async function findJourney(
  db: Reader,
  state: string,
): Promise<{ readonly lang: string; readonly connects: boolean } | undefined> {
  const row = await db
    .selectFrom('social_journey')
    .select(['lang', 'session_hash'])
    .where('state_hash', '=', sha256(state))
    .executeTakeFirst()
  return row && { lang: row.lang, connects: row.session_hash !== null }
}
