import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Wishlist } from '#contract/buying/cart.contract.ts'
import type { Reader } from '../../db/schema/database.ts'

/** A shopper's wishlist, newest first. */
export async function readWishlist(db: Reader, shopper: Shopper | undefined): Promise<Wishlist> {
  if (!shopper) return { version: 0, shopper: '', list: [] }
  const head = await db
    .selectFrom('wishlist')
    .select('version')
    .where('shopper', '=', shopperKey(shopper))
    .executeTakeFirst()
  const rows = await db
    .selectFrom('wishlist_item')
    .select(['spu', 'added_at'])
    .where('shopper', '=', shopperKey(shopper))
    .orderBy('added_at', 'desc')
    .orderBy('spu')
    .execute()
  return {
    version: head?.version ?? 0,
    shopper: shopperKey(shopper),
    list: rows.map((row) => ({ spu: row.spu, addedAt: row.added_at })),
  }
}
