import { prepare, type Given } from '../../db/prepared.ts'
import type { Reader } from '../../db/schema/database.ts'

interface OfProducts {
  readonly products: readonly string[]
}

/** Some of them may have sold out. */
const MOST_CANDIDATES = 40

const pairRows = prepare((db, given: Given<OfProducts>) =>
  db
    .selectFrom('bought_together')
    .select('other_id')
    .where('product_id', 'in', given('products'))
    .groupBy('other_id')
    .orderBy(({ fn }) => fn.sum('score'), 'desc')
    .orderBy('other_id')
    .limit(MOST_CANDIDATES),
)

const bundleRows = prepare((db, given: Given<OfProducts>) =>
  db
    .selectFrom('product_relation')
    .select(['product_id', 'other_id'])
    .where('product_id', 'in', given('products'))
    .where('kind', '=', 'bundle')
    .orderBy('position')
    .orderBy('product_id'),
)

/** Products bought with these, and those that the owner styles with them; ids, best first. */
export async function goesWith(db: Reader, products: readonly string[]) {
  if (products.length === 0) return { bought: [], styled: [] }
  const [pairs, bundles] = await Promise.all([pairRows(db, { products }), bundleRows(db, { products })])
  return {
    bought: pairs.rows.map((row) => row.other_id),
    styled: bundles.rows.map((row) => row.other_id),
  }
}
