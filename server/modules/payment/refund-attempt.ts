import { randomUUID } from 'node:crypto'
import { refundable } from '#domain/orders/refund-amount.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { EventServices } from '../../services/services.ts'
import { openOrKept } from '../orders/order-pieces.ts'
import type { Attempt, Order } from '../orders/orders.queries.ts'
import { paidTenders } from './paid-tenders.ts'
import { refundGoods } from './refund-goods.ts'
import { queueRefundPart } from './refund.ts'

interface AttemptRefund {
  readonly order: Order
  readonly attempt: Attempt
  /** What has arrived, in minor units of the attempt. */
  readonly amount: number
  readonly at: number
}

/** Gives back a payment that its order does not need: a second one, or one that came too late. It has no goods and no credit note. */
export async function refundAttempt(tx: Tx, { order, attempt, amount, at }: AttemptRefund): Promise<void> {
  const refundId = randomUUID()
  await tx
    .insertInto('refund')
    .values({
      id: refundId,
      order_id: order.id,
      return_id: null,
      kind: 'payment',
      reason: '',
      credit_number: null,
      shipping: 0,
      amount,
      tax: 0,
      created_at: at,
    })
    .execute()
  const part = { refund_id: refundId, tender: 'card', ref: attempt.id, amount, points: 0, tries: 0 } as const
  const id = randomUUID()
  await tx
    .insertInto('refund_part')
    .values({ id, ...part, state: 'pending', provider_ref: null, changed_at: at })
    .execute()
  await queueRefundPart(tx, id, { tries: 0, at })
}

/** The provider has given back the whole payment by itself: all that is kept of the order is written off, and the other tenders get theirs. */
export async function refundRest(
  tx: Tx,
  services: EventServices,
  { order, at }: { readonly order: Order; readonly at: number },
): Promise<void> {
  // An order that was never paid has nothing to write off: its means went back when it ended.
  if (order.receipt_number === null) return
  const most = refundable(await paidTenders(tx, order))
  const pieces = await openOrKept(tx, order.id)
  await refundGoods(tx, services, {
    order,
    pieces,
    kind: 'cancelled',
    reason: 'provider',
    amount: most,
    isDone: true,
    at,
  })
}
