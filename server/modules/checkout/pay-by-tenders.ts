import type { Tx } from '../../db/schema/database.ts'
import { raise } from '../../events/raise.ts'
import { moveOrder } from '../orders/orders.commands.ts'
import { orderById } from '../orders/orders.queries.ts'
import type { OrderContext } from './write-order.ts'

/** Pays an order whose tenders cover all of it, in the transaction that places it: the payment provider has no part in it. */
export async function payByTenders(
  tx: Tx,
  { services, now }: Pick<OrderContext, 'services' | 'now'>,
  orderId: string,
): Promise<void> {
  const order = await orderById(tx, orderId)
  if (!order) return
  const event = { orderId, kind: 'paid', ref: orderId, at: now }
  await moveOrder(tx, services, { order, step: 'pay', event, also: { paid_at: now } })
  await raise(tx, services, { name: 'order.paid', orderId, at: now })
}
