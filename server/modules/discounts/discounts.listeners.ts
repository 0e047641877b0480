import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { giveBackLoginDiscount, takeLoginDiscount } from './discounts.commands.ts'

/** Of two orders that were quoted with one discount the second is refused: its sum is no longer true (trust.md R12, R14). */
export async function useLoginDiscount(
  tx: Tx,
  { orderId, loginDiscount: id }: ServerEvents['order.placed'],
): Promise<void> {
  if (id !== undefined && !(await takeLoginDiscount(tx, { id, orderId }))) throw new ShopError('cart-changed')
}

/** Of a cancelled order, and of one whose payment went back: the sum is undone as a whole (spec 4.13, trust.md R13). */
export function undoLoginDiscount(
  tx: Tx,
  { orderId }: ServerEvents['order.cancelled' | 'order.refunded'],
): Promise<void> {
  return giveBackLoginDiscount(tx, orderId)
}
