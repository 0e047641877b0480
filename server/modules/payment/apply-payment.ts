import type { Tx } from '../../db/schema/database.ts'
import { afterCommit, transact } from '../../db/transaction.ts'
import { raise } from '../../events/raise.ts'
import type { PaymentFact, PaymentProvider } from '../../providers/payment/payment-provider.ts'
import type { EventServices, Services } from '../../services/services.ts'
import { giveBackLedgers, takeLedgers } from '../orders/order-ledgers.ts'
import { countPieces, openPieces } from '../orders/order-pieces.ts'
import { addEvent, moveOrder, stockRef } from '../orders/orders.commands.ts'
import { isErased, type AttemptState } from '../orders/orders.policy.ts'
import {
  hasEvent,
  linesOfOrder,
  lockOrder,
  wasChanged,
  type Attempt,
  type Order,
} from '../orders/orders.queries.ts'
import { takeStock } from '../orders/stock.ts'
import { markAttempt } from './attempts.ts'
import { refundAttempt, refundRest } from './refund-attempt.ts'
import { settlementOf, type Settlement } from './payment.policy.ts'

/**
 * Applies the provider's state of one payment attempt: the one function that the notice, the return page and the
 * reconciler call (trust.md A1, rule 3). Running it twice, or concurrently, changes nothing more.
 */
export async function applyPayment(services: Services, attemptId: string, fact: PaymentFact): Promise<void> {
  await transact(services.store, (tx) => applyPaymentWithin(tx, services, { attemptId, fact }))
}

/** What a payment is applied with. */
export type SettlingServices = EventServices &
  Pick<Services, 'now'> & { readonly payment: Pick<PaymentProvider, 'name'> }

/** The same inside a transaction that the caller ends. */
export async function applyPaymentWithin(
  tx: Tx,
  services: SettlingServices,
  { attemptId, fact }: { readonly attemptId: string; readonly fact: PaymentFact },
): Promise<void> {
  const now = services.now()
  const owner = await tx
    .selectFrom('payment_attempt')
    .select('order_id')
    .where('id', '=', attemptId)
    .executeTakeFirst()
  const order = owner && (await lockOrder(tx, owner.order_id, now))
  if (!order) return
  // Read after the lock: an earlier read may have been settled meanwhile.
  const attempt = await tx
    .selectFrom('payment_attempt')
    .selectAll()
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow()
  const matches = matchesAttempt({ order, attempt, fact }, services.payment.name)
  const changed = await wasChanged(tx, order)
  const situation = { order: order.status, attempt: attempt.state, fact: fact.status, matches, changed }
  const did = settlementOf(situation)
  await STEPS[did]({ services, tx, order, attempt, fact, now })
  if (fact.disputed === true) await noteDispute({ services, tx, order, attempt, fact, now })
  if (did !== 'nothing') afterCommit(tx, async () => services.log.info('payment.settled', { attemptId, did }))
}

function matchesAttempt(
  { order, attempt, fact }: Pick<Case, 'order' | 'attempt' | 'fact'>,
  provider: string,
): boolean {
  return (
    attempt.provider === provider &&
    fact.attemptId === attempt.id &&
    fact.providerRef === (attempt.provider_ref ?? fact.providerRef) &&
    fact.amount === attempt.amount &&
    fact.amount === order.due &&
    fact.currency === attempt.currency
  )
}

interface Case {
  readonly services: SettlingServices
  readonly tx: Tx
  readonly order: Order
  readonly attempt: Attempt
  readonly fact: PaymentFact
  readonly now: number
}

const STEPS: Readonly<Record<Settlement, (settling: Case) => Promise<void>>> = {
  nothing: async () => {},

  async note(settling) {
    const { tx, order, attempt, fact, now } = settling
    await setAttempt(settling, fact.status)
    if (fact.status !== 'waiting')
      await addEvent(tx, { orderId: order.id, kind: fact.status, ref: attempt.id, at: now })
  },

  async fulfil(settling) {
    const { services, tx, order, attempt, now } = settling
    await setAttempt(settling, 'paid')
    const event = { orderId: order.id, kind: 'paid', ref: attempt.id, at: now }
    await moveOrder(tx, services, { order, step: 'pay', event, also: { paid_at: now } })
    await raise(tx, services, { name: 'order.paid', orderId: order.id, at: now })
  },

  async hold(settling) {
    const { services, tx, order, attempt, fact, now } = settling
    await setAttempt(settling, 'mismatch')
    const data = {
      requested: [order.due, order.currency],
      got: [fact.amount, fact.currency, fact.attemptId],
    }
    const event = { orderId: order.id, kind: 'held', ref: attempt.id, at: now, data }
    await moveOrder(tx, services, { order, step: 'hold', event })
  },

  async revive(settling) {
    const { services, tx, order, attempt, now } = settling
    // It could not be delivered.
    if (isErased(order)) return STEPS['give-back'](settling)
    // Another order may have used its code or balance meanwhile: this one's sum is not true any more.
    const step = { step: `revived:${attempt.id}`, at: now }
    if (!(await takeLedgers(tx, order, step))) return STEPS['give-back'](settling)
    const lines = await linesOfOrder(tx, order.id)
    const short = await takeStock(tx, lines, { ref: stockRef(order.id, 'revived'), at: now })
    if (short.length > 0) {
      await giveBackLedgers(tx, order, step)
      return STEPS['give-back'](settling)
    }
    await setAttempt(settling, 'paid')
    const event = { orderId: order.id, kind: 'revived', ref: attempt.id, at: now }
    const also = { paid_at: now, cancelled_at: null }
    await moveOrder(tx, services, { order, step: 'revive', event, also })
    await raise(tx, services, { name: 'stock.changed', skus: lines.map((line) => line.sku) })
    await raise(tx, services, { name: 'order.paid', orderId: order.id, at: now })
  },

  async 'give-back'(settling) {
    const { services, tx, order, attempt, fact, now } = settling
    await setAttempt(settling, 'refunded')
    await refundAttempt(tx, { order, attempt, amount: fact.amount, at: now })
    const event = { orderId: order.id, kind: 'given-back', ref: attempt.id, at: now }
    if (order.status === 'cancelled') await moveOrder(tx, services, { order, step: 'undo-payment', event })
    else await addEvent(tx, event)
    await raise(tx, services, { name: 'payment.refunded', orderId: order.id, attemptId: attempt.id, at: now })
  },

  async undone(settling) {
    const { services, tx, order, attempt, now } = settling
    const event = { orderId: order.id, kind: 'refunded', ref: attempt.id, at: now }
    await refundRest(tx, services, { order, at: now })
    await setAttempt(settling, 'refunded')
    // All its pieces were given back before, and something that was kept goes back now.
    if (order.status === 'refunded') return addEvent(tx, event)
    const open = await openPieces(tx, order.id)
    await moveOrder(tx, services, { order, step: 'undo-payment', event })
    await countPieces(tx, order.id, { count: 'cancelled', pieces: open })
  },
}

/** Once for each payment that the order is sold for. One that was given back, or that has another amount, has issued no card. */
async function noteDispute({
  services,
  tx,
  order,
  attempt: { id: attemptId },
  fact,
  now,
}: Case): Promise<void> {
  const orderId = order.id
  const { state, provider } = await tx
    .selectFrom('payment_attempt')
    .select(['state', 'provider'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow()
  const isOurs = provider === services.payment.name && fact.attemptId === attemptId
  if (!isOurs || state !== 'paid' || (await hasEvent(tx, orderId, ['disputed']))) return
  await addEvent(tx, { orderId, kind: 'disputed', ref: attemptId, at: now })
  await raise(tx, services, { name: 'payment.disputed', orderId, attemptId, at: now })
  afterCommit(tx, async () => services.log.warn('payment.disputed', { attemptId }))
}

function setAttempt({ tx, order, attempt, fact, now }: Case, state: AttemptState): Promise<void> {
  // Only a card that has paid is kept, and none of an erased buyer.
  const card = fact.status === 'paid' && !isErased(order) ? fact.card : undefined
  return markAttempt(tx, attempt, { providerRef: fact.providerRef, state, card, now })
}
