import type { Kysely } from 'kysely'
import { countTally } from '#domain/reviews/review-tally.ts'
import type { Database } from '../schema/database.ts'

/** Counts per star and per fit join the summary that is kept with a product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const shop = db as Kysely<Database>
  const rows = await shop
    .selectFrom('review')
    .select((of) => ['product_id', 'rating', 'fit', of.fn.countAll<number>().as('count')])
    .groupBy(['product_id', 'rating', 'fit'])
    .orderBy('product_id')
    .execute()
  const groups = Map.groupBy(rows, (row) => row.product_id)
  for (const [id, of] of groups) {
    const info = countTally(of.map((group) => ({ ...group, count: Number(group.count) })))
    await shop
      .updateTable('product')
      .set({ review_info: JSON.stringify(info) })
      .where('id', '=', id)
      .execute()
  }
}
