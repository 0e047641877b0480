import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { socialFinish, socialStart } from '#contract/social.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import { transact } from '../../db/transaction.ts'
import {
  SocialCancelled,
  SocialDown,
  SocialRejected,
  type SocialIdentity,
  type SocialProvider,
} from '../../providers/social/social-provider.ts'
import type { RequestContext } from '../../services/route.ts'
import { kioskCookieName } from '../kiosk/kiosk-cookie.ts'
import { enter } from './enter.ts'
import { memberOfIdentity } from './social-members.ts'
import { openJourney, spendJourney } from './social-journeys.ts'

/** Begins a journey to a provider. Throws `not-found` for an unknown one, `social-down`, and `forbidden` on a kiosk. */
export async function startSocial(
  context: RequestContext,
  input: InputOf<typeof socialStart>,
): Promise<OutputOf<typeof socialStart>> {
  // The provider's own session would stay in the tablet for the next visitor (trust.md S29).
  if (context.cookie(kioskCookieName(context.secure)) !== undefined) throw new ShopError('forbidden')
  const provider = providerOf(context, input.provider)
  const journey = await openJourney(context, input)
  const url = await named(context, { provider }, () => provider.begin(journey, context.language))
  return { url: url.href }
}

/**
 * Finishes it with the answer that came back, which works once and in the browser that began it. Throws `social-expired`,
 * `social-cancelled`, `social-down`, `social-rejected`, and what `memberOfIdentity` throws, with the page to return to.
 */
export async function finishSocial(
  context: RequestContext,
  { provider: id, ...fields }: InputOf<typeof socialFinish>,
): Promise<OutputOf<typeof socialFinish>> {
  const provider = providerOf(context, id)
  const journey = await spendJourney(context, { provider: id, state: fields.state })
  const { back } = journey
  const { nonce, verifier, redirect_uri: redirectUri } = journey
  const answer = new URLSearchParams(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  )
  const identity = await named(context, { provider, back }, () =>
    provider.identify({ state: fields.state, nonce, verifier, redirectUri }, answer),
  )
  const social = provider.name
  // No transaction waits for the network: the provider has answered (trust.md A1).
  return transact(context.services.store, async (tx) => {
    const { member, secured } = await memberOfIdentity(tx, context, { identity, social, back })
    return { ...(await enter(tx, context, member)), back, secured }
  })
}

function providerOf({ services }: RequestContext, id: string): SocialProvider {
  const provider = services.social.find((one) => one.id === id)
  if (!provider) throw new ShopError('not-found')
  return provider
}

/** Turns what a provider's failures mean into refusals that name the provider. */
async function named<Result extends URL | SocialIdentity>(
  { services }: RequestContext,
  { provider, back }: { readonly provider: SocialProvider; readonly back?: string },
  call: () => Promise<Result>,
): Promise<Result> {
  const facts = { social: provider.name, ...(back === undefined ? {} : { back }) }
  try {
    return await call()
  } catch (error) {
    if (error instanceof SocialCancelled) throw new ShopError('social-cancelled', facts)
    const isDown = error instanceof SocialDown
    if (!isDown && !(error instanceof SocialRejected)) throw error
    services.log.warn(isDown ? 'social.provider-down' : 'social.rejected', { provider: provider.id, error })
    throw new ShopError(isDown ? 'social-down' : 'social-rejected', facts)
  }
}
