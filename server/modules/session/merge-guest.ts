import { mergeBags } from '#domain/cart/merge.ts'
import type { Capped } from '#domain/cart/bag.ts'
import { MOST_WISHES } from '#domain/account/wishes.ts'
import { transact } from '../../db/transaction.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { Services } from '../../services.ts'
import { bumpVersion, writeLines } from '../cart/cart.commands.ts'
import { linesOf } from '../cart/cart.queries.ts'
import { mergeReviews } from '../reviews/write-review.ts'
import { mergeSizes } from '../sizes/sizes.commands.ts'
import { bumpWishes } from '../wishlist/wishlist.commands.ts'
import { wishesOf } from '../wishlist/wishlist.queries.ts'

export interface Merged {
  readonly capped: readonly Capped[]
  /** SKUs for which the bag, and SPUs for which the wishlist, had no room. */
  readonly left: readonly string[]
}

const NOTHING: Merged = { capped: [], left: [] }

/**
 * What a guest has gathered becomes the member's, once, at sign-in (offline.md D8). The guest's devices go over with
 * their place in the chain: an operation whose answer was lost is recognised under the new name and not done again.
 * Called twice, or by two sign-ins at once, it does nothing the second time.
 */
export function mergeGuest(services: Services, guest: string, member: string): Promise<Merged> {
  if (guest === '' || member === '') throw new RangeError('a merge needs two people')
  if (guest === member) return Promise.resolve(NOTHING)
  return transact(services.store, async (tx) => {
    const now = services.now()
    if (!(await isFirst(tx, guest, member, now))) return NOTHING
    const bag = await mergeBag(tx, guest, member, now)
    const unwished = await mergeWishes(tx, guest, member)
    await mergeVotes(tx, guest, member)
    await mergeSizes(tx, guest, member)
    await mergeReviews(tx, guest, member, now)
    await tx
      .updateTable('device')
      .set({ principal: member, seen_at: now })
      .where('principal', '=', guest)
      .execute()
    await tx.updateTable('stock_notice').set({ principal: member }).where('principal', '=', guest).execute()
    return { capped: bag.capped, left: [...bag.left, ...unwished] }
  })
}

/** The row's key lets one merge of a guest through, whoever else tries. */
async function isFirst(tx: Tx, guest: string, member: string, at: number): Promise<boolean> {
  const made = await tx
    .insertInto('guest_merge')
    .values({ guest, member, at })
    .onConflict((conflict) => conflict.column('guest').doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}

async function mergeBag(tx: Tx, guest: string, member: string, now: number) {
  // Both bags are locked: an operation of either waits until the merge is done.
  await bumpVersion(tx, guest, now)
  await bumpVersion(tx, member, now)
  const brought = await linesOf(tx, guest)
  const own = await linesOf(tx, member)
  if (brought.length === 0) return { capped: [], left: [] }
  const stock = await tx
    .selectFrom('sku')
    .select(['sku', 'stock'])
    .where(
      'sku',
      'in',
      brought.map((line) => line.sku),
    )
    .execute()
  const merged = mergeBags(own, brought, (sku) => stock.find((row) => row.sku === sku)?.stock ?? 0)
  await writeLines(tx, member, own, merged.lines)
  await tx.deleteFrom('cart_line').where('principal', '=', guest).execute()
  return merged
}

async function mergeWishes(tx: Tx, guest: string, member: string): Promise<string[]> {
  await bumpWishes(tx, guest)
  await bumpWishes(tx, member)
  const { list: brought } = await wishesOf(tx, guest)
  const { list: own } = await wishesOf(tx, member)
  const fresh = brought.filter((wish) => !own.some((known) => known.spu === wish.spu))
  const room = Math.max(0, MOST_WISHES - own.length)
  for (const { spu, addedAt } of fresh.slice(0, room))
    await tx.insertInto('wish').values({ principal: member, spu, added_at: addedAt }).execute()
  await tx.deleteFrom('wish').where('principal', '=', guest).execute()
  return fresh.slice(room).map((wish) => wish.spu)
}

/** A review both had found helpful was counted twice; now it is one person's vote. */
async function mergeVotes(tx: Tx, guest: string, member: string): Promise<void> {
  const votesOf = (principal: string) =>
    tx.selectFrom('review_vote').select('review_id').where('principal', '=', principal)
  const twice = await votesOf(guest).where('review_id', 'in', votesOf(member)).execute()
  for (const { review_id: id } of twice) {
    await tx.deleteFrom('review_vote').where('principal', '=', guest).where('review_id', '=', id).execute()
    await tx
      .updateTable('review')
      .set((row) => ({ helpful: row('helpful', '-', 1) }))
      .where('id', '=', id)
      .execute()
  }
  await tx.updateTable('review_vote').set({ principal: member }).where('principal', '=', guest).execute()
  for (const principal of [guest, member])
    await tx
      .updateTable('review_voter')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('principal', '=', principal)
      .execute()
}
