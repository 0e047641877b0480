import { Stripe } from 'stripe'
import {
  NoticeRejected,
  ProviderDown,
  type PaymentFact,
  type PaymentProvider,
  type RefundFact,
} from './payment-provider.ts'
import { TOLERANCE_MS } from './signature.ts'
import {
  cardOf,
  EXPAND,
  isDisputed,
  isRefunded,
  localeFor,
  orDown,
  orRefused,
  type Session,
} from './stripe-calls.ts'
import { METHODS, pageOf } from './stripe-methods.ts'
import { collectedOf, stripeExpress } from './stripe-express.ts'

export interface StripeOptions {
  readonly secretKey: string
  /** More than one while a secret is being replaced. */
  readonly webhookSecrets: readonly string[]
  /** Another base address of the API, for tests. */
  readonly api?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' }
  readonly checkoutHosts?: readonly string[]
}

/** Two tries of this length fit into the caller's time limit. */
const TRY_MS = 4_500

/** Stripe Checkout: Stripe hosts the card form, one Checkout Session for each payment attempt. */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    ...options.api,
    maxNetworkRetries: 1,
    timeout: TRY_MS,
    telemetry: false,
  })
  const { sessions } = stripe.checkout

  return {
    name: 'stripe',
    methods: METHODS,
    hosts: options.checkoutHosts ?? ['checkout.stripe.com'],

    /** Stripe checks the risk when it takes the card, so there is no check before. */
    assessRisk: async () => 'none',

    start: (request) =>
      orDown(async () => {
        const session = await sessions.create(
          {
            mode: 'payment',
            ...pageOf(request.method),
            client_reference_id: request.attemptId,
            metadata: { attempt: request.attemptId, order: request.orderNumber },
            customer_email: request.email,
            locale: localeFor(request.language),
            success_url: request.returnUrl,
            cancel_url: request.cancelUrl,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: request.currency.toLowerCase(),
                  unit_amount: request.amount,
                  product_data: { name: request.orderNumber },
                },
              },
            ],
          },
          { idempotencyKey: `start-${request.attemptId}` },
        )
        if (!session.url) throw new ProviderDown('a session without an address')
        return { providerRef: session.id, redirectUrl: session.url }
      }),

    look: (ref) => orDown(async () => factOf(await sessions.retrieve(ref, { expand: EXPAND }))),

    cancel: (ref) =>
      orDown(async () => {
        const session = await sessions.retrieve(ref, { expand: EXPAND })
        if (session.status !== 'open') return factOf(session)
        // Refused when a payment has begun meanwhile: its present state is returned.
        const look = () => sessions.retrieve(ref, { expand: EXPAND })
        return factOf(await sessions.expire(ref).catch(look))
      }),

    refund: (ref, amount, key) =>
      orDown(async () => {
        const { payment_intent: intent } = await sessions.retrieve(ref)
        if (!intent) throw new ProviderDown('nothing was paid in this session')
        const paid = typeof intent === 'string' ? intent : intent.id
        const refund = { payment_intent: paid, amount }
        return refundFact(await orRefused(() => stripe.refunds.create(refund, { idempotencyKey: key })))
      }),

    lookRefund: (ref) => orDown(async () => refundFact(await stripe.refunds.retrieve(ref))),

    express: stripeExpress(stripe),

    async readNotice(raw, headers, now) {
      const event = readEvent(stripe, options.webhookSecrets, { raw, headers, now })
      return {
        eventId: event.id,
        kind: event.type,
        providerRef: await refOf(stripe, event),
        ...(isOfRefund(event) && { refundRef: event.data.object.id }),
      }
    },
  }
}

function readEvent(
  stripe: Stripe,
  secrets: readonly string[],
  { raw, headers, now }: { readonly raw: Uint8Array; readonly headers: Headers; readonly now: number },
): Stripe.Event {
  const signature = headers.get('stripe-signature') ?? ''
  for (const secret of secrets) {
    try {
      // Tolerance in seconds, the clock in milliseconds.
      const tolerance = TOLERANCE_MS / 1000
      return stripe.webhooks.constructEvent(Buffer.from(raw), signature, secret, tolerance, undefined, now)
    } catch {
      // The next secret may fit.
    }
  }
  throw new NoticeRejected('the signature is wrong or too old')
}

const REFUND_STATUS: Readonly<Record<string, RefundFact['status']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

/** `pending` and `requires_action` are not settled; a refund that had succeeded may fail later. */
function refundFact({ id, status }: Stripe.Refund): RefundFact {
  return { refundRef: id, status: REFUND_STATUS[status ?? ''] ?? 'pending' }
}

function isOfRefund(event: Stripe.Event): event is Stripe.RefundUpdatedEvent | Stripe.RefundFailedEvent {
  return event.type === 'refund.updated' || event.type === 'refund.failed'
}

/** Events about charges name the payment, not the session: the session is looked up. Empty for foreign ones. */
async function refOf(stripe: Stripe, event: Stripe.Event): Promise<string> {
  const { object } = event.data
  if (event.type.startsWith('checkout.session.') && 'id' in object) return String(object.id)
  if (!isOfCharge(event)) return ''
  const intent = event.data.object.payment_intent
  if (!intent) return ''
  const paymentIntent = typeof intent === 'string' ? intent : intent.id
  const found = await orDown(() => stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 }))
  return found.data[0]?.id ?? ''
}

function isOfCharge(
  event: Stripe.Event,
): event is Stripe.ChargeRefundedEvent | Stripe.ChargeCapturedEvent | Stripe.ChargeDisputeCreatedEvent {
  return OF_CHARGE.includes(event.type)
}

const OF_CHARGE: readonly string[] = ['charge.refunded', 'charge.captured', 'charge.dispute.created']

function factOf(session: Session): PaymentFact {
  const collected = session.metadata?.['express'] === undefined ? undefined : collectedOf(session)
  const card = cardOf(session)
  return {
    providerRef: session.id,
    attemptId: collected?.attemptId ?? session.client_reference_id ?? '',
    status: collected?.status ?? statusOf(session),
    amount: collected?.amount ?? session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    ...(card !== undefined && { card }),
    ...(isDisputed(session) && { disputed: true }),
  }
}

function statusOf(session: Session): PaymentFact['status'] {
  if (session.status === 'expired') return 'expired'
  if (session.status !== 'complete') return 'waiting'
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent
  if (session.payment_status === 'unpaid') {
    return intent?.status === 'canceled' || intent?.status === 'requires_payment_method'
      ? 'refused'
      : 'waiting'
  }
  return isRefunded(intent) ? 'refunded' : 'paid'
}
