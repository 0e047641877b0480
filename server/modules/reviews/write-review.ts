import { randomUUID } from 'node:crypto'
import type { InputOf } from '#contract/endpoint.ts'
import type { writeReview } from '#contract/reviews.ts'
import type { Tx } from '../../db/schema/database.ts'
import { Refusal } from '../../http/reasons.ts'
import type { Call } from '../../http/served.ts'
import { countReviews, lockSummary } from './review-summary.ts'
import { nameOf, purchaseOf } from './reviews.queries.ts'

type Who = Pick<Call, 'principal' | 'now' | 'language'>

/** Puts a buyer's review into the shop, or the new words in the place of the old. */
export async function putReview(
  tx: Tx,
  { principal, now, language }: Who,
  { spuCode, rating, fit, title, text, anonymous }: InputOf<typeof writeReview>,
): Promise<null> {
  const bought = await purchaseOf(tx, principal, spuCode)
  if (!bought) throw new Refusal('not-bought', { spuCode })
  const { productId, size } = bought
  await lockSummary(tx, productId, now)
  const said = {
    rating,
    fit,
    title,
    text,
    lang: language,
    size,
    author: anonymous ? '' : nameOf(bought.address),
    anonymous: anonymous ? 1 : 0,
  }
  await tx
    .insertInto('review')
    .values({ id: randomUUID(), principal, product_id: productId, helpful: 0, created_at: now, ...said })
    // Its day stays: to be first in the list, one has to be new.
    .onConflict((conflict) => conflict.columns(['principal', 'product_id']).doUpdateSet(said))
    .execute()
  await countReviews(tx, productId)
  return null
}

/** At sign-in: what a guest has said is the member's; of two reviews of one piece the newer stays. */
export async function mergeReviews(tx: Tx, guest: string, member: string, now: number): Promise<void> {
  const of = (principal: string) =>
    tx
      .selectFrom('review')
      .select(['id', 'product_id', 'created_at'])
      .where('principal', '=', principal)
      .execute()
  const [brought, own] = [await of(guest), await of(member)]
  for (const one of brought.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1))) {
    const other = own.find(({ product_id: id }) => id === one.product_id)
    if (!other) continue
    await lockSummary(tx, one.product_id, now)
    const older = other.created_at < one.created_at ? other : one
    await tx.deleteFrom('review').where('id', '=', older.id).execute()
    await countReviews(tx, one.product_id)
  }
  await tx.updateTable('review').set({ principal: member }).where('principal', '=', guest).execute()
}
