import type { Wishlist } from '#contract/cart.contract.ts'
import type { Reader } from '../../db/schema/database.ts'

/** A principal's wishlist, newest first. */
export async function readWishlist(db: Reader, principal: string): Promise<Wishlist> {
  if (principal === '') return { version: 0, owner: '', list: [] }
  const head = await db
    .selectFrom('wishlist')
    .select('version')
    .where('principal', '=', principal)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('wishlist_item')
    .select(['spu', 'added_at'])
    .where('principal', '=', principal)
    .orderBy('added_at', 'desc')
    .orderBy('spu')
    .execute()
  return {
    version: head?.version ?? 0,
    owner: principal,
    list: rows.map((row) => ({ spu: row.spu, addedAt: row.added_at })),
  }
}
