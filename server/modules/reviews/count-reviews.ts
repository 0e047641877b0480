import { countTally } from '#domain/reviews/review-tally.ts'
import type { Tx } from '../../db/schema/database.ts'
import { markChanged } from '../catalog/catalog.commands.ts'

/** Two concurrent reviews of one product take turns, so that each counts the other; every node follows the change. */
export async function lockSummary(tx: Tx, productId: string, now: number): Promise<void> {
  await markChanged(tx, [productId], now)
}

/** Writes the summary of a product (spec 3, `reviewInfo`; counts per star and fit) from its rows. */
export async function countReviews(tx: Tx, productId: string): Promise<void> {
  const groups = await tx
    .selectFrom('review')
    .select((of) => ['rating', 'fit', of.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .groupBy(['rating', 'fit'])
    .execute()
  const info = countTally(groups.map((group) => ({ ...group, count: Number(group.count) })))
  await tx
    .updateTable('product')
    .set({ review_info: JSON.stringify(info) })
    .where('id', '=', productId)
    .execute()
}
