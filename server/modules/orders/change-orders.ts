import type { OrderAccess } from '#contract/fields.ts'
import { orderActions } from '#domain/orders/order-actions.ts'
import type { OrderOperation } from '#domain/returns/order-operations.ts'
import { isOpenReturn } from '#domain/returns/return-states.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ShopperContext } from '../../services/route.ts'
import { returnsOfOrder } from './after-sale/read-after-sale.ts'
import { confirmArrival } from './after-sale/deliver-parcel.ts'
import { orderFor } from './order-access.ts'
import { lockOrder, type Order } from './orders.queries.ts'

/** Applies one operation of a buyer to an order; each is repeated without effect. */
export function changeOrders(tx: Tx, context: ShopperContext, operation: OrderOperation): Promise<void> {
  switch (operation.type) {
    case 'confirm':
      return confirmDelivery(tx, context, operation)
    case 'delete':
      return hideOrder(tx, context, operation)
    default:
      throw new RangeError(`${operation.type} is no operation of orders`)
  }
}

/** The buyer confirms that everything has arrived; a delivered order stays as it is. Throws `order-not-shipped`. */
async function confirmDelivery(tx: Tx, context: ShopperContext, access: OrderAccess): Promise<void> {
  const order = await locked(tx, context, access)
  if (order.status === 'delivered') return
  if (order.status !== 'shipped') throw new ShopError('order-not-shipped')
  await confirmArrival(tx, context.services, { order, at: context.services.now() })
}

/** Removes an ended order from the buyer's list; the shop keeps it for its books. Throws `order-not-ended`. */
async function hideOrder(tx: Tx, context: ShopperContext, access: OrderAccess): Promise<void> {
  const order = await locked(tx, context, access)
  if (order.hidden_at !== null) return
  const now = context.services.now()
  const hasOpenReturn = (await returnsOfOrder(tx, order.id)).some(({ state }) => isOpenReturn(state))
  const none = { lines: [], hasParcel: false, isOfEgifts: false, isToReview: false, returnUntil: undefined }
  if (!orderActions({ ...none, status: order.status, hasOpenReturn, now }).includes('delete'))
    throw new ShopError('order-not-ended')
  await tx.updateTable('shop_order').set({ hidden_at: now }).where('id', '=', order.id).execute()
}

async function locked(tx: Tx, context: ShopperContext, access: OrderAccess): Promise<Order> {
  const { id } = await orderFor(context, access, tx)
  const order = await lockOrder(tx, id, context.services.now())
  if (!order) throw new ShopError('order-unknown')
  return order
}
