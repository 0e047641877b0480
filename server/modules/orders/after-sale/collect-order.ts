import { ShopError } from '../../../core/shop-error.ts'
import type { Tx } from '../../../db/schema/database.ts'
import { raise } from '../../../events/raise.ts'
import type { EventServices } from '../../../services/services.ts'
import { countPieces, openPieces } from '../order-pieces.ts'
import { moveOrder } from '../orders.commands.ts'
import type { Order } from '../orders.queries.ts'

/**
 * The buyer has collected a locked, paid order in its store: it is delivered, and its return time begins. Throws `order-not-shippable` for
 * any other order.
 */
export async function collectOrder(
  tx: Tx,
  services: EventServices,
  { order, at }: { readonly order: Order; readonly at: number },
): Promise<void> {
  if (order.shipping_method !== 'pickup' || order.status !== 'processing')
    throw new ShopError('order-not-shippable')
  const pieces = await openPieces(tx, order.id)
  const event = { orderId: order.id, kind: 'collected', ref: order.id, at }
  await moveOrder(tx, services, { order, step: 'collect', event, also: { delivered_at: at } })
  for (const count of ['shipped', 'delivered'] as const) await countPieces(tx, order.id, { count, pieces })
  await raise(tx, services, { name: 'order.delivered', orderId: order.id, at })
}
