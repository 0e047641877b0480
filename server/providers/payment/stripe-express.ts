import { Stripe } from 'stripe'
import type { AddressInput } from '#domain/checkout/address.ts'
import { COUNTRIES, type CountryCode } from '#domain/checkout/countries.ts'
import {
  NotAuthorized,
  ProviderDown,
  type ExpressFact,
  type ExpressPayments,
  type PaymentFact,
} from './payment-provider.ts'
import { EXPAND, intentOf, isRefunded, localeFor, orDown, type Session } from './stripe-calls.ts'

const COUNTRY_CODES = Object.keys(COUNTRIES) as CountryCode[]

/**
 * Wallets at Stripe: a Checkout Session that collects address and phone and only authorises. Its amount is collected
 * when the order is written, and the payment intent then carries the attempt.
 */
export function stripeExpress(stripe: Stripe): ExpressPayments {
  const { sessions } = stripe.checkout
  const read = (ref: string) => sessions.retrieve(ref, { expand: EXPAND })

  return {
    start: (request) =>
      orDown(async () => {
        const session = await sessions.create(
          {
            mode: 'payment',
            client_reference_id: request.expressId,
            metadata: { express: request.expressId },
            locale: localeFor(request.language),
            success_url: request.returnUrl,
            cancel_url: request.cancelUrl,
            payment_intent_data: { capture_method: 'manual' },
            shipping_address_collection: { allowed_countries: COUNTRY_CODES },
            phone_number_collection: { enabled: true },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: request.currency.toLowerCase(),
                  unit_amount: request.amount,
                  product_data: { name: request.title },
                },
              },
            ],
          },
          { idempotencyKey: `express-${request.expressId}` },
        )
        if (!session.url) throw new ProviderDown('a session without an address')
        return { providerRef: session.id, redirectUrl: session.url }
      }),

    look: (ref) => orDown(async () => expressFactOf(await read(ref))),

    async capture(ref, { attemptId, orderNumber, amount, currency }) {
      const session = await orDown(() => read(ref))
      const intent = intentOf(session)
      if (intent?.metadata['attempt'] === attemptId && intent.status === 'succeeded') return
      const covered = intent?.status === 'requires_capture' && amount <= intent.amount_capturable
      if (!covered || intent.currency.toUpperCase() !== currency)
        throw new NotAuthorized('nothing, or less, is authorised')
      const metadata = { attempt: attemptId, order: orderNumber }
      await orDown(() =>
        stripe.paymentIntents.capture(
          intent.id,
          { amount_to_capture: amount, metadata },
          { idempotencyKey: `capture-${attemptId}` },
        ),
      )
    },

    release: (ref) =>
      orDown(async () => {
        const session = await read(ref)
        if (session.status === 'open') await sessions.expire(ref)
        const intent = intentOf(session)
        if (intent?.status === 'requires_capture') await stripe.paymentIntents.cancel(intent.id)
      }),
  }
}

function expressFactOf(session: Session): ExpressFact {
  const status = expressStatusOf(session)
  const details = session.customer_details
  return {
    providerRef: session.id,
    expressId: session.client_reference_id ?? '',
    status,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    email: details?.email ?? '',
    address: status === 'authorized' ? addressOf(session) : undefined,
  }
}

function expressStatusOf(session: Session): ExpressFact['status'] {
  if (session.status === 'open') return 'waiting'
  if (session.status === 'expired') return 'expired'
  const status = intentOf(session)?.status
  if (status === 'requires_capture' || status === 'succeeded') return 'authorized'
  return status === 'canceled' ? 'expired' : 'refused'
}

/** Stripe keeps one name; its last word is taken as the family name, which the form shows for correction. */
function addressOf(session: Session): AddressInput | undefined {
  const shipping = session.collected_information?.shipping_details
  if (!shipping) return undefined
  const words = shipping.name.trim().split(/\s+/)
  const { address } = shipping
  return {
    country: address.country ?? '',
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    line1: address.line1 ?? '',
    line2: address.line2 ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    postalCode: address.postal_code ?? '',
    phone: session.customer_details?.phone ?? '',
  }
}

/** A captured session; its attempt is in the metadata of the payment intent. */
export function collectedOf(session: Session): Pick<PaymentFact, 'attemptId' | 'status' | 'amount'> {
  const intent = intentOf(session)
  return {
    attemptId: intent?.metadata['attempt'] ?? '',
    amount: intent?.amount_received ?? 0,
    status: collectedStatus(session, intent),
  }
}

function collectedStatus(session: Session, intent: Stripe.PaymentIntent | undefined): PaymentFact['status'] {
  if (session.status === 'expired' || intent?.status === 'canceled') return 'expired'
  if (intent?.status !== 'succeeded') return 'waiting'
  return isRefunded(intent) ? 'refunded' : 'paid'
}
