import { movedToWishlist } from '#contract/buying/cart.contract.ts'
import type { CartOperation } from '#domain/cart/apply-to-cart.ts'
import type { Tx } from '../../db/schema/database.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { ShopperContext } from '../../services/route.ts'
import { changeWishlist } from '../wishlist/wishlist.commands.ts'
import { changeCart } from './cart.commands.ts'

/**
 * Adds the products of these lines to the wishlist and removes the lines from the cart, both or neither. The product of
 * a line that another device has removed meanwhile is still added: the user requested it.
 */
export async function moveToWishlist(
  tx: Tx,
  context: ShopperContext,
  removal: CartOperation & { readonly type: 'remove' },
): Promise<null> {
  const spus = removal.skus.map((sku) => {
    const facts = context.services.catalogue.sku(sku, context, context.now)
    if (!facts) throw new ShopError('sku-unknown', { sku })
    return facts.spu
  })
  for (const operation of movedToWishlist(spus)) await changeWishlist(tx, context, operation)
  await changeCart(tx, context, removal)
  return null
}
