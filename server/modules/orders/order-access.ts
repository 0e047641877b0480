import type { OrderAccess } from '#contract/fields.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Reader } from '../../db/schema/database.ts'
import { isKnown, type RequestContext } from '../../services/route.ts'
import { orderBySecret, orderOfMember, type Order } from './orders.queries.ts'

/** The same for a page of the order: one that its buyer has deleted opens by the link of its mails alone. */
export async function shownOrderFor(context: RequestContext, access: OrderAccess): Promise<Order> {
  const order = await orderFor(context, access)
  if (order.hidden_at !== null && !access.secret) throw new ShopError('order-unknown')
  return order
}

/**
 * The order of a call: by its secret, or as the caller's own. Whatever the reason, an order that the caller cannot open is `order-unknown`
 * (trust.md S8).
 */
export async function orderFor(
  context: RequestContext,
  { orderNumber, secret }: OrderAccess,
  db: Reader = context.services.store.db,
): Promise<Order> {
  if (secret !== undefined && secret !== '') return orderBySecret(db, { orderNumber, secret })
  if (!isKnown(context) || context.shopper.kind !== 'member') throw new ShopError('order-unknown')
  return orderOfMember(db, { member: context.shopper, orderNumber })
}
