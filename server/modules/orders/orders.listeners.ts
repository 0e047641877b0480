import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { queueOrderMail } from './order-mail.ts'

export function queuePaidMail(tx: Tx, { orderId, at }: ServerEvents['order.paid']): Promise<void> {
  return queueOrderMail(tx, { template: 'paid', orderId }, { ref: `paid:${orderId}`, at })
}

export function queueShippedMail(
  tx: Tx,
  { orderId, at, parcel }: ServerEvents['order.shipped'],
): Promise<void> {
  return queueOrderMail(
    tx,
    { template: 'shipped', orderId, parcel },
    { ref: `shipped:${orderId}:${parcel.tracking}`, at },
  )
}

export async function queueRefundedMail(
  tx: Tx,
  { orderId, refundId, at }: ServerEvents['order.refunded'],
): Promise<void> {
  const refund = await tx.selectFrom('refund').select('amount').where('id', '=', refundId).executeTakeFirst()
  if (refund?.amount === 0) return
  return queueOrderMail(tx, { template: 'refunded', orderId, refundId }, { ref: `refunded:${refundId}`, at })
}

/** A payment that the order does not need goes back. */
export function queueGivenBackMail(
  tx: Tx,
  { orderId, attemptId, at }: ServerEvents['payment.refunded'],
): Promise<void> {
  return queueOrderMail(tx, { template: 'refunded', orderId }, { ref: `refunded:${attemptId}`, at })
}
