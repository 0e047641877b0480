import type { PaidTender } from '#domain/orders/refund-amount.ts'
import type { Reader } from '../../db/schema/database.ts'
import { tendersOf } from '../orders/order-adjustments.ts'
import { attemptsOf, type Order } from '../orders/orders.queries.ts'

export type OrderTender = PaidTender

/** What has paid an order, and what each has got back or is about to: a part that has failed counts as not given back (traps 2.7). */
export async function paidTenders(db: Reader, order: Order): Promise<OrderTender[]> {
  const parts = await db
    .selectFrom('refund_part')
    .innerJoin('refund', 'refund.id', 'refund_part.refund_id')
    .select(['refund_part.tender', 'refund_part.ref', 'refund_part.amount', 'refund_part.state'])
    .where('refund.order_id', '=', order.id)
    .execute()
  const refunded = (tender: PaidTender['tender'], ref: string) =>
    parts
      .filter((part) => part.tender === tender && part.ref === ref && part.state !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)
  const attempt = await payingAttempt(db, order.id)
  const card = attempt && { tender: 'card' as const, ref: attempt.id, paid: order.due }
  const others = (await tendersOf(db, order.id)).flatMap(({ rule, ledgerRef = '', amount }) =>
    rule === 'gift-card' || rule === 'points'
      ? [{ tender: rule, ref: ledgerRef, paid: amount } as const]
      : [],
  )
  return [...(card ? [card] : []), ...others].map((one) => ({
    ...one,
    refunded: refunded(one.tender, one.ref),
  }))
}

/** The attempt whose payment the order is sold for: a second payment is given back on its own. */
async function payingAttempt(db: Reader, orderId: string) {
  const paid = await db
    .selectFrom('order_event')
    .select('ref')
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['paid', 'revived'])
    .orderBy('at', 'desc')
    .execute()
  const attempts = await attemptsOf(db, orderId)
  return attempts.find(({ id }) => paid.some(({ ref }) => ref === id))
}
