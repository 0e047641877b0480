import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'

/** The lines that were bought leave the cart they came from. */
export async function removeBoughtLines(
  tx: Tx,
  { shopper, skus, buyNow }: ServerEvents['order.placed'],
): Promise<void> {
  if (buyNow) return
  await tx
    .deleteFrom('cart_line')
    .where('shopper', '=', shopperKey(shopper))
    .where('sku', 'in', skus)
    .execute()
  await tx.deleteFrom('cart_offer').where('shopper', '=', shopperKey(shopper)).execute()
}
