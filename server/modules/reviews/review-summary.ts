import type { Tx } from '../../db/schema/database.ts'
import { markChanged } from '../catalog/mark-changed.ts'

/** Two who write of one product take turns, so that each counts the other; every server follows the change. */
export async function lockSummary(tx: Tx, productId: string, now: number): Promise<void> {
  await markChanged(tx, [productId], now)
}

/** Writes the summary of a product (spec 3, `reviewInfo`) from its rows. */
export async function countReviews(tx: Tx, productId: string): Promise<void> {
  const { total, average } = await tx
    .selectFrom('review')
    .select((of) => [of.fn.countAll<number>().as('total'), of.fn.avg<number>('rating').as('average')])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  const info = { totalReviews: Number(total), averageRating: Math.round(Number(average) * 10) / 10 }
  await tx
    .updateTable('product')
    .set({ review_info: JSON.stringify(info) })
    .where('id', '=', productId)
    .execute()
}
