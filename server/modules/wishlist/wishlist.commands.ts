import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { applyToWishlist, MAX_WISHLIST_ITEMS, type WishlistOperation } from '#domain/account/wishlist.ts'
import type { Tx } from '../../db/schema/database.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { ShopperContext } from '../../services/route.ts'
import { readWishlist } from './wishlist.queries.ts'

/** Adds a product to a shopper's wishlist or removes it; repeating it changes nothing. */
export async function changeWishlist(
  tx: Tx,
  context: ShopperContext,
  operation: WishlistOperation,
): Promise<null> {
  if (operation.on && !context.services.catalogue.knows(operation.spu))
    throw new ShopError('sku-unknown', { spu: operation.spu })
  await bumpWishlistVersion(tx, context.shopper)
  const { list } = await readWishlist(tx, context.shopper)
  const newest = Math.max(context.now, ...list.map((item) => item.addedAt + 1))
  const after = applyToWishlist(list, operation, newest)
  if (after.length > MAX_WISHLIST_ITEMS) throw new ShopError('wishlist-full', { spu: operation.spu })
  if (after.length > list.length) {
    await tx
      .insertInto('wishlist_item')
      .values({ shopper: shopperKey(context.shopper), spu: operation.spu, added_at: newest })
      .execute()
  } else if (after.length < list.length) {
    await tx
      .deleteFrom('wishlist_item')
      .where('shopper', '=', shopperKey(context.shopper))
      .where('spu', '=', operation.spu)
      .execute()
  }
  return null
}

/** Also locks the wishlist: two devices of one user take turns. */
export async function bumpWishlistVersion(tx: Tx, shopper: Shopper): Promise<void> {
  await tx
    .insertInto('wishlist')
    .values({ shopper: shopperKey(shopper), version: 1 })
    .onConflict((conflict) =>
      conflict.column('shopper').doUpdateSet((row) => ({ version: row('wishlist.version', '+', 1) })),
    )
    .execute()
}
