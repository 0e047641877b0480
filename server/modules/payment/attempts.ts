import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '#domain/checkout/payment-methods.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { sha256 } from '../../core/digest.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { StartedPayment } from '../../providers/payment/payment-provider.ts'
import type { Services } from '../../services/services.ts'
import { OPEN_AT_PROVIDER, type AttemptState } from '../orders/orders.policy.ts'
import { attemptsOf, lockOrder, type Attempt, type Order } from '../orders/orders.queries.ts'

/** Attempts that may still become a payment. */
const OPEN: readonly AttemptState[] = ['created', ...OPEN_AT_PROVIDER]

/** Refuses an order that is paid or cancelled. */
export function assertUnpaid({ status }: Pick<Order, 'status'>): void {
  if (status === 'cancelled' || status === 'refunded') throw new ShopError('order-expired')
  if (status !== 'unpaid') throw new ShopError('already-paid')
}

/** Refuses a payment for an order that is paid or cancelled, or whose time to pay is over. */
function assertPayable(order: Order, now: number): void {
  assertUnpaid(order)
  if (order.pay_by <= now) throw new ShopError('order-expired')
}

/**
 * The open attempt of an order, or a new one: two concurrent clicks get the same. One that the provider does not know yet takes
 * the method; another one keeps its own, and the caller closes it. Without a method the last one counts.
 */
export function openAttempt(
  services: Services,
  orderId: string,
  method?: PaymentMethod,
): Promise<{ order: Order; attempt: Attempt }> {
  const { store, payment } = services
  return transact(store, async (tx) => {
    const now = services.now()
    const order = await lockOrder(tx, orderId, now)
    if (!order) throw new ShopError('order-unknown')
    assertPayable(order, now)
    const attempts = await attemptsOf(tx, orderId)
    const known = attempts.find((one) => one.provider === payment.name && OPEN.includes(one.state))
    if (known) return { order, attempt: await withMethod(tx, known, method) }
    // Later than all before it, even within one millisecond: the newest attempt is the one that counts.
    const at = Math.max(now, ...attempts.map((one) => one.created_at + 1))
    return {
      order,
      attempt: await newAttempt(tx, order, {
        provider: payment.name,
        method: method ?? attempts[0]?.method,
        now: at,
      }),
    }
  })
}

async function withMethod(tx: Tx, attempt: Attempt, method = attempt.method): Promise<Attempt> {
  if (attempt.method === method || attempt.provider_ref !== null) return attempt
  await tx.updateTable('payment_attempt').set({ method }).where('id', '=', attempt.id).execute()
  return { ...attempt, method }
}

/** Writes the first state of an attempt to pay this order. */
export async function newAttempt(
  tx: Tx,
  order: Order,
  { provider, method = 'card', now }: { provider: string; method?: PaymentMethod | undefined; now: number },
): Promise<Attempt> {
  const attempt: Attempt = {
    id: randomUUID(),
    order_id: order.id,
    provider,
    provider_ref: null,
    method,
    amount: order.due,
    currency: order.currency,
    state: 'created',
    redirect_url: null,
    card_mark: null,
    created_at: now,
    changed_at: now,
  }
  await tx.insertInto('payment_attempt').values(attempt).execute()
  return attempt
}

/** Stores what the provider has answered; false when the attempt was settled meanwhile. */
export async function markStarted(
  tx: Tx,
  attempt: Pick<Attempt, 'id'>,
  { providerRef, redirectUrl, now }: StartedPayment & { readonly now: number },
): Promise<boolean> {
  const stored = await tx
    .updateTable('payment_attempt')
    .set({ provider_ref: providerRef, redirect_url: redirectUrl, state: 'waiting', changed_at: now })
    .where('id', '=', attempt.id)
    .where('state', 'in', ['created', ...OPEN_AT_PROVIDER])
    .executeTakeFirst()
  return stored.numUpdatedRows === 1n
}

interface AttemptMark {
  readonly providerRef: string
  readonly state: AttemptState
  /** The provider's fingerprint of the card that has paid; undefined leaves the mark as it is. */
  readonly card: string | undefined
  readonly now: number
}

/**
 * Stores the state of an attempt with the digest of its card, and the provider's reference: the server may have crashed between its
 * response and our write.
 */
export async function markAttempt(
  tx: Tx,
  attempt: Attempt,
  { providerRef, state, card, now }: AttemptMark,
): Promise<void> {
  await tx
    .updateTable('payment_attempt')
    .set({
      state,
      provider_ref: attempt.provider_ref ?? providerRef,
      card_mark: card === undefined ? attempt.card_mark : sha256(card),
      changed_at: now,
    })
    .where('id', '=', attempt.id)
    .execute()
}

/** Moves an attempt that was not yet sent to the provider between `created` and `risk`. */
export async function markRisk(
  services: Services,
  attempt: Attempt,
  state: 'created' | 'risk',
): Promise<void> {
  if (attempt.state === state) return
  await services.store.db
    .updateTable('payment_attempt')
    .set({ state, changed_at: services.now() })
    .where('id', '=', attempt.id)
    .where('state', '=', attempt.state)
    .where('provider_ref', 'is', null)
    .execute()
}

/**
 * The attempt that a fact concerns: by the provider's reference, else by ours, as the stored reference may have been
 * lost in a crash. A payment that names our attempt under a foreign reference is found, too, and then does not match.
 */
export async function findAttempt(
  db: Reader,
  provider: string,
  fact: { readonly providerRef: string; readonly attemptId: string },
): Promise<string | undefined> {
  const ours = db.selectFrom('payment_attempt').select('id').where('provider', '=', provider)
  const byTheirs = await ours.where('provider_ref', '=', fact.providerRef).executeTakeFirst()
  return (byTheirs ?? (await ours.where('id', '=', fact.attemptId).executeTakeFirst()))?.id
}
