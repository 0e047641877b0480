import { submitPayment as submitCall } from '#contract/buying/payment.contract.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { OrderKey } from '#contract/fields.ts'
import type { PaymentMethod } from '#domain/checkout/payment-methods.ts'
import { safeUrl } from '#domain/region/safe-url.ts'
import { transact } from '../../db/transaction.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext } from '../../services/route.ts'
import { ProviderDown, type StartedPayment } from '../../providers/payment/payment-provider.ts'
import type { Services } from '../../services/services.ts'
import { keyedBy, recall, remember, type Keyed } from '../../services/idempotency.ts'
import { isOpenAtProvider, paymentStateOf, type PaymentState } from '../orders/orders.policy.ts'
import {
  attemptsOf,
  lockOrder,
  orderBySecret,
  wasChanged,
  type Attempt,
  type Order,
} from '../orders/orders.queries.ts'
import { askProvider } from './ask-provider.ts'
import { markRisk, markStarted, openAttempt } from './attempts.ts'
import { collectExpress } from './collect-express.ts'
import { paymentRequest } from './payment-request.ts'
import { applyPayment } from './apply-payment.ts'

/** Lets the provider check the payer's risk; a risk is the spec's code 504, and the user waits (spec 4.6). */
export async function checkPaymentRisk(services: Services, key: OrderKey): Promise<{ risk: 'none' }> {
  const found = await orderBySecret(services.store.db, key)
  const { order, attempt } = await openAttempt(services, found.id)
  await refuseRisk(services, order, attempt)
  return { risk: 'none' }
}

/**
 * Starts a payment, or continues the open one, and returns the browser's target. Three steps, so that no transaction
 * waits for the network: store the attempt, call the provider, store its response (trust.md A1, rule 3).
 */
export async function submitPayment(
  context: RequestContext,
  input: InputOf<typeof submitCall>,
): Promise<OutputOf<typeof submitCall>> {
  const { services } = context
  const keyed = keyedBy(context, submitCall, input)
  const known = await recall<OutputOf<typeof submitCall>>(services.store.db, keyed)
  if (known) return known
  const found = await orderBySecret(services.store.db, input)
  const { method } = input
  if (method && !services.payment.methods.includes(method))
    throw new ShopError('bad-input', { field: 'method' })
  const { order, attempt } = await current(services, found.id, method)
  if (attempt.state === 'waiting' && attempt.redirect_url) return { type: 1, data: attempt.redirect_url }
  await refuseRisk(services, order, attempt)
  const collected = await orDown(collectExpress(services, order, attempt))
  const started = collected ?? (await start(services, order, attempt))
  return storeStarted(services, keyed, { attempt, started })
}

/** The payment state of an order: asks the provider about open attempts and applies its response. */
export async function paymentState(services: Services, key: OrderKey): Promise<{ state: PaymentState }> {
  const { db } = services.store
  const order = await orderBySecret(db, key)
  const [newest] = await attemptsOf(db, order.id)
  try {
    if (newest && isWaiting(newest)) await lookAt(services, newest)
    if (newest?.state === 'risk' && newest.provider_ref === null) await assess(services, order, newest)
  } catch (error) {
    // The stored state is still a valid response; the notice or the reconciler will bring the rest.
    if (!(error instanceof ProviderDown)) throw error
  }
  const after = await orderBySecret(db, key)
  const [latest] = await attemptsOf(db, order.id)
  return { state: paymentStateOf(after.status, latest?.state, await wasChanged(db, after)) }
}

/** Asks the provider for the state of an attempt and applies it. Throws `ProviderDown`. */
export async function lookAt(services: Services, attempt: Attempt): Promise<void> {
  const { provider_ref: ref } = attempt
  if (ref === null) return
  const fact = await askProvider(services, (provider) => provider.look(ref))
  await applyPayment(services, attempt.id, fact)
}

/** Closes an attempt's page at the provider and applies the state it has then. Throws `ProviderDown`. */
export async function closePayment(
  services: Services,
  { id, provider_ref: ref }: Pick<Attempt, 'id' | 'provider_ref'>,
): Promise<void> {
  if (ref === null) return
  const fact = await askProvider(services, (provider) => provider.cancel(ref))
  await applyPayment(services, id, fact)
}

function isWaiting(attempt: Attempt): boolean {
  return attempt.provider_ref !== null && isOpenAtProvider(attempt)
}

/**
 * The open attempt with its state refreshed: one that was refused meanwhile is replaced by a new one. The page of another method
 * is closed first, so that an order is never open for payment twice; where a payment has begun on it, it stays.
 */
async function current(
  services: Services,
  orderId: string,
  method: PaymentMethod | undefined,
): Promise<{ order: Order; attempt: Attempt }> {
  const open = await openAttempt(services, orderId, method)
  if (!isWaiting(open.attempt)) return open
  const isOther = method !== undefined && method !== open.attempt.method
  await orDown(isOther ? closePayment(services, open.attempt) : lookAt(services, open.attempt))
  const now = await openAttempt(services, orderId, method)
  if (now.attempt.state === 'risk' && now.attempt.provider_ref !== null) throw new ShopError('payment-risk')
  return now
}

async function refuseRisk(services: Services, order: Order, attempt: Attempt): Promise<void> {
  if ((await orDown(assess(services, order, attempt))) === 'risk') throw new ShopError('payment-risk')
}

async function assess(services: Services, order: Order, attempt: Attempt): Promise<'none' | 'risk'> {
  const input = { attemptId: attempt.id, orderNumber: order.number, email: order.email }
  const risk = await askProvider(services, (provider) =>
    provider.assessRisk({ ...input, amount: attempt.amount, currency: attempt.currency }),
  )
  await markRisk(services, attempt, risk === 'risk' ? 'risk' : 'created')
  return risk
}

function start(services: Services, order: Order, attempt: Attempt): Promise<StartedPayment> {
  const request = paymentRequest(services, order, attempt)
  return orDown(
    askProvider(services, async (provider) => {
      const started = await provider.start(request)
      if (!safeUrl(started.redirectUrl, provider.hosts))
        throw new ProviderDown('sent us to a strange address')
      return started
    }),
  )
}

/**
 * Stores the provider's response under the order's lock. An order that was cancelled while the provider was making its
 * page has none: it is closed, and the payment refused.
 */
async function storeStarted(
  services: Services,
  keyed: Keyed,
  { attempt, started }: { readonly attempt: Attempt; readonly started: StartedPayment },
): Promise<OutputOf<typeof submitCall>> {
  const answer = { type: 1 as const, data: started.redirectUrl }
  const order = await transact(services.store, async (tx) => {
    const now = services.now()
    const locked = await lockOrder(tx, attempt.order_id, now)
    const isStored = await markStarted(tx, attempt, { ...started, now })
    if (isStored && locked?.status === 'unpaid') await remember(tx, keyed, answer)
    return locked
  })
  if (order?.status !== 'cancelled') return answer
  await orDown(closePayment(services, { ...attempt, provider_ref: started.providerRef }))
  throw new ShopError('order-expired')
}

/** The error shown when the provider is down: the order stays unpaid and can be paid later (trust.md R28). */
export async function orDown<T>(
  answer: Promise<T>,
  reason: 'provider-down' | 'wallet-down' = 'provider-down',
): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ProviderDown) throw new ShopError(reason)
    throw error
  }
}
