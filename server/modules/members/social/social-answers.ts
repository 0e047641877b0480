import type { InputOf } from '#contract/endpoint.ts'
import type { finishConnecting, socialStart } from '#contract/account/social.contract.ts'
import { ShopError } from '../../../core/shop-error.ts'
import {
  SocialCancelled,
  SocialDown,
  SocialRejected,
  type SocialIdentity,
  type SocialProvider,
} from '../../../providers/social/social-provider.ts'
import type { RequestContext } from '../../../services/route.ts'
import { kioskCookieName } from '../../kiosk/kiosk-cookie.ts'
import { openJourney, spendJourney } from './social-journeys.ts'

/** The way to a provider and back, whatever the answer is for: to sign in, or to connect it with an account. */

/** What the failures of a way are called in the refusal. */
const REFUSALS = {
  'sign-in': { expired: 'social-expired', cancelled: 'social-cancelled', rejected: 'social-rejected' },
  connect: { expired: 'connect-expired', cancelled: 'connect-cancelled', rejected: 'connect-rejected' },
} as const

export interface ReadAnswer {
  readonly identity: SocialIdentity
  /** Name of the provider. */
  readonly social: string
  /** The page to return to. */
  readonly back: string
}

/**
 * Begins a journey; `session` is that of the account to connect. Throws `not-found` for an unknown provider,
 * `social-down`, and `forbidden` on a kiosk.
 */
export async function beginJourney(
  context: RequestContext,
  input: InputOf<typeof socialStart>,
  session?: string,
): Promise<{ readonly url: string }> {
  // The provider's own session would stay in the tablet for the next visitor (trust.md S29).
  if (context.cookie(kioskCookieName(context.secure)) !== undefined) throw new ShopError('forbidden')
  const provider = providerOf(context, input.provider)
  const journey = await openJourney(context, { ...input, session })
  const url = await named(context, { provider, words: REFUSALS['sign-in'] }, () =>
    provider.begin(journey, context.language),
  )
  return { url: url.href }
}

/**
 * Reads the answer that came back, which works once. Throws the refusals of its way with the page to return to, and
 * `social-down`.
 */
export async function readAnswer(
  context: RequestContext,
  { provider: id, ...fields }: InputOf<typeof finishConnecting>,
  session?: string,
): Promise<ReadAnswer> {
  const words = REFUSALS[session === undefined ? 'sign-in' : 'connect']
  const provider = providerOf(context, id)
  const journey = await spendJourney(context, { provider: id, state: fields.state, session })
  if (!journey) throw new ShopError(words.expired)
  const { back, nonce, verifier, redirect_uri: redirectUri } = journey
  const answer = new URLSearchParams(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  )
  const identity = await named(context, { provider, words, back }, () =>
    provider.identify({ state: fields.state, nonce, verifier, redirectUri }, answer),
  )
  return { identity, social: provider.name, back }
}

function providerOf({ services }: RequestContext, id: string): SocialProvider {
  const provider = services.social.find((one) => one.id === id)
  if (!provider) throw new ShopError('not-found')
  return provider
}

interface AskedProvider {
  readonly provider: SocialProvider
  readonly words: (typeof REFUSALS)[keyof typeof REFUSALS]
  readonly back?: string
}

/** Turns what a provider's failures mean into refusals that name the provider. */
async function named<Result extends URL | SocialIdentity>(
  { services }: RequestContext,
  { provider, words, back }: AskedProvider,
  call: () => Promise<Result>,
): Promise<Result> {
  const facts = { social: provider.name, ...(back === undefined ? {} : { back }) }
  try {
    return await call()
  } catch (error) {
    if (error instanceof SocialCancelled) throw new ShopError(words.cancelled, facts)
    const isDown = error instanceof SocialDown
    if (!isDown && !(error instanceof SocialRejected)) throw error
    services.log.warn(isDown ? 'social.provider-down' : 'social.rejected', { provider: provider.id, error })
    throw new ShopError(isDown ? 'social-down' : words.rejected, facts)
  }
}
