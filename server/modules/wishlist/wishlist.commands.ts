import { applyToWishlist, MAX_WISHLIST_ITEMS, type WishlistOperation } from '#domain/account/wishlist.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { Services } from '../../services/services.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext } from '../../services/route.ts'
import { readWishlist } from './wishlist.queries.ts'

/** Adds a product to a principal's wishlist or removes it; repeating it changes nothing. */
export async function changeWishlist(
  services: Services,
  tx: Tx,
  context: RequestContext,
  operation: WishlistOperation,
): Promise<null> {
  if (operation.on && !services.catalogue.knows(operation.spu))
    throw new ShopError('sku-unknown', { spu: operation.spu })
  await bumpWishlistVersion(tx, context.principal)
  const { list } = await readWishlist(tx, context.principal)
  const newest = Math.max(context.now, ...list.map((wish) => wish.addedAt + 1))
  const after = applyToWishlist(list, operation, newest)
  if (after.length > MAX_WISHLIST_ITEMS) throw new ShopError('wishlist-full', { spu: operation.spu })
  if (after.length > list.length) {
    await tx
      .insertInto('wishlist_item')
      .values({ principal: context.principal, spu: operation.spu, added_at: newest })
      .execute()
  } else if (after.length < list.length) {
    await tx
      .deleteFrom('wishlist_item')
      .where('principal', '=', context.principal)
      .where('spu', '=', operation.spu)
      .execute()
  }
  return null
}

/** Also locks the wishlist: two devices of one user take turns. */
export async function bumpWishlistVersion(tx: Tx, principal: string): Promise<void> {
  await tx
    .insertInto('wishlist')
    .values({ principal, version: 1 })
    .onConflict((conflict) =>
      conflict.column('principal').doUpdateSet((row) => ({ version: row('wishlist.version', '+', 1) })),
    )
    .execute()
}
