import { Stripe } from 'stripe'
import { PaymentUnknown, ProviderDown, RefundRefused } from './payment-provider.ts'

/** What `retrieve` reads with a session: the state of its payment. */
export const EXPAND = ['payment_intent.latest_charge']

export type Session = Stripe.Checkout.Session

const LOCALES: ReadonlyMap<string, Stripe.Checkout.SessionCreateParams.Locale> = new Map([
  ['en', 'en-GB'],
  ['en-us', 'en'],
  ['zh', 'zh'],
  ['zh-tw', 'zh-TW'],
  ['ja', 'ja'],
  ['fr', 'fr'],
  ['de', 'de'],
  ['es', 'es'],
  ['th', 'th'],
  ['id', 'id'],
  ['vi', 'vi'],
  ['fil', 'fil'],
  ['ms', 'ms'],
])

export function localeFor(language: string): Stripe.Checkout.SessionCreateParams.Locale {
  return LOCALES.get(language) ?? 'auto'
}

/** The response, or why there is none. */
export async function orDown<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    if (error instanceof ProviderDown || error instanceof RefundRefused) throw error
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
      throw new PaymentUnknown('no such session', { cause: error })
    throw new ProviderDown('Stripe could not answer', { cause: error })
  }
}

/** A request for a refund that Stripe understands and does not carry out would be refused the next time, too. */
export async function orRefused<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    const { StripeInvalidRequestError: Invalid, StripeCardError: Card } = Stripe.errors
    if ((error instanceof Invalid && error.code !== 'resource_missing') || error instanceof Card)
      throw new RefundRefused(error.message, { cause: error })
    throw error
  }
}

/** The payment of a session with its charge, as `EXPAND` reads it. */
export function intentOf({ payment_intent: intent }: Session): Stripe.PaymentIntent | undefined {
  return intent === null || typeof intent === 'string' ? undefined : intent
}

/** Stripe's fingerprint of the card that was charged, or of the one behind Apple Pay or Google Pay; undefined for other wallets. */
export function cardOf(session: Session): string | undefined {
  const charge = intentOf(session)?.latest_charge
  if (!charge || typeof charge === 'string') return undefined
  return charge.payment_method_details?.card?.fingerprint ?? undefined
}

/** Whether the bank of the card has been asked to take the payment back, whatever has become of that. */
export function isDisputed(session: Session): boolean {
  const charge = intentOf(session)?.latest_charge
  return charge !== null && typeof charge === 'object' && charge.disputed
}

export function isRefunded(intent: Stripe.PaymentIntent | null): boolean {
  const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge
  return charge?.refunded === true
}
