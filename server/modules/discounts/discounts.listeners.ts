import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { giveBackLoginDiscount, takeLoginDiscount } from './discounts.commands.ts'

/** If two orders were quoted with one discount, the second is rejected: its total is no longer valid (trust.md R12, R14). */
export async function useLoginDiscount(
  tx: Tx,
  { orderId, loginDiscount: id }: ServerEvents['order.placed'],
): Promise<void> {
  if (id !== undefined && !(await takeLoginDiscount(tx, { id, orderId }))) throw new ShopError('cart-changed')
}

/** Returns the discount of a cancelled or refunded order: its total is reversed as a whole (spec 4.13, trust.md R13). */
export function undoLoginDiscount(
  tx: Tx,
  { orderId }: ServerEvents['order.cancelled' | 'order.refunded'],
): Promise<void> {
  return giveBackLoginDiscount(tx, orderId)
}
