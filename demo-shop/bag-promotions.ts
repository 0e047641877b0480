import { DAY_MS } from '#domain/time-units.ts'
import type { Db } from '#server/db/schema/database.ts'

const RUNS_MS = 30 * DAY_MS
/** The price of a set's pieces together. */
const SET_SHARE = 0.9
/** Rounded to whole Singapore dollars. */
const DOLLAR = 100

/** A gift, a piece at a special price and a set at one price, each on pieces that no other promotion has. */
export async function addBagPromotions(db: Db, now: number): Promise<void> {
  const scarves = await plainPieces(db, 'scarf')
  const bags = await plainPieces(db, 'bag')
  const set = await firstSet(db)
  const [gift] = scarves
  const [offer] = bags
  const rows = [
    gift && { kind: 'gift', terms: { least: 250_00, price: 0, products: [gift.id] } },
    offer && { kind: 'preferential', terms: { least: 150_00, price: 39_00, products: [offer.id] } },
    set && { kind: 'bundle', terms: { price: set.price, products: set.products } },
  ].filter((row) => row !== undefined)
  if (rows.length === 0) return
  await db
    .insertInto('promotion')
    .values(
      rows.map(({ kind, terms }) => ({
        id: `${kind}-demo`,
        kind,
        terms: JSON.stringify(terms),
        sites: null,
        starts_at: now,
        ends_at: now + RUNS_MS,
        created_at: now,
      })),
    )
    .onConflict((same) => same.column('id').doNothing())
    .execute()
}

/** Pieces of a type that money buys, without a deal and outside the multi-item offer; the last of the lists first. */
function plainPieces(db: Db, type: string) {
  return db
    .selectFrom('product')
    .select('id')
    .where('product_type', '=', type)
    .where('on_sale', '=', 1)
    .where('listed', '=', 1)
    .where('multi_item', '=', 0)
    .where('all_point', '=', 0)
    .where('marketing', 'is', null)
    .orderBy('rank', 'desc')
    .orderBy('id')
    .limit(1)
    .execute()
}

interface PricedSet {
  readonly products: readonly [string, string]
  /** Singapore cents. */
  readonly price: number
}

/** The last two pieces that are styled together and that no deal reduces. */
async function firstSet(db: Db): Promise<PricedSet | undefined> {
  const row = await db
    .selectFrom('product_relation')
    .innerJoin('product as one', 'one.id', 'product_relation.product_id')
    .innerJoin('product as other', 'other.id', 'product_relation.other_id')
    .innerJoin('sku as one_sku', 'one_sku.product_id', 'one.id')
    .innerJoin('sku as other_sku', 'other_sku.product_id', 'other.id')
    .select([
      'one.id as first',
      'other.id as second',
      'one_sku.price as firstPrice',
      'other_sku.price as secondPrice',
    ])
    .where('product_relation.kind', '=', 'bundle')
    .where('one.on_sale', '=', 1)
    .where('other.on_sale', '=', 1)
    .where('one.marketing', 'is', null)
    .where('other.marketing', 'is', null)
    .where('one.multi_item', '=', 0)
    .where('other.multi_item', '=', 0)
    .orderBy('one.rank', 'desc')
    .orderBy('one_sku.sku')
    .orderBy('other_sku.sku')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const together = (row.firstPrice + row.secondPrice) * SET_SHARE
  return { products: [row.first, row.second], price: Math.floor(together / DOLLAR) * DOLLAR }
}
