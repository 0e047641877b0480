import type { Capped } from '#domain/cart/apply-to-cart.ts'
import { transact } from '../../db/transaction.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { Services } from '../../services/services.ts'
import { mergeCart } from '../cart/merge-cart.ts'
import { mergeReviews, mergeVotes } from '../reviews/merge-reviews.ts'
import { mergeSizes } from '../sizes/sizes.commands.ts'
import { mergeWishlists } from '../wishlist/wishlist.commands.ts'

export interface Merged {
  readonly capped: readonly Capped[]
  /** SKUs for which the cart, and SPUs for which the wishlist, had no room. */
  readonly left: readonly string[]
}

const NOTHING: Merged = { capped: [], left: [] }

/**
 * Merges a guest's data into the member's, once, at sign-in (offline.md D8). The guest's devices keep their place in
 * the device sequence: an operation whose response was lost is recognised under the member and not applied again. A
 * second or concurrent call does nothing.
 */
export function mergeGuest(services: Services, guest: string, member: string): Promise<Merged> {
  if (guest === '' || member === '') throw new RangeError('a merge needs two people')
  if (guest === member) return Promise.resolve(NOTHING)
  return transact(services.store, async (tx) => {
    const now = services.now()
    if (!(await isFirst(tx, guest, member, now))) return NOTHING
    const cart = await mergeCart(tx, guest, member, now)
    const notWishlisted = await mergeWishlists(tx, guest, member)
    await mergeVotes(tx, guest, member)
    await mergeSizes(tx, guest, member)
    await mergeReviews(tx, guest, member, now)
    await tx
      .updateTable('device')
      .set({ principal: member, seen_at: now })
      .where('principal', '=', guest)
      .execute()
    await tx.updateTable('stock_notice').set({ principal: member }).where('principal', '=', guest).execute()
    return { capped: cart.capped, left: [...cart.left, ...notWishlisted] }
  })
}

/** The row's key admits one merge of a guest, also among concurrent ones. */
async function isFirst(tx: Tx, guest: string, member: string, at: number): Promise<boolean> {
  const made = await tx
    .insertInto('guest_merge')
    .values({ guest, member, at })
    .onConflict((conflict) => conflict.column('guest').doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}
