import { sql } from 'kysely'
import type { Reader } from '../../db/schema/database.ts'
import type { ProductTable } from '../../db/schema/catalog.ts'

interface ColourRow {
  readonly pid: string
  readonly product_id: string
  readonly family: string
  readonly hex: string
  readonly names: string
  readonly drawing: string
}

interface SkuRowOfColour {
  readonly sku: string
  readonly product_id: string
  readonly pid: string
  readonly size: string
  readonly price: number
  readonly list_price: number
  readonly stock: number
  readonly hidden: number
}

/** One product with everything listings need of it. */
export interface LoadedProduct {
  readonly product: Omit<ProductTable, 'material'>
  readonly categories: readonly number[]
  readonly collections: readonly string[]
  readonly colours: readonly ColourRow[]
  readonly skus: readonly SkuRowOfColour[]
}

/** Small enough that a batch is freed before the garbage collector promotes it. */
const CHUNK = 150

type ProductSelection =
  | { readonly ids: readonly string[] }
  | { readonly ids?: never; readonly from: string; readonly to: string }

const COLUMNS = [
  'id',
  'spu',
  'slug',
  'product_type',
  'rank',
  'sold',
  'created_at',
  'changed_at',
  'listed',
  'on_sale',
  'names',
  'fit_type',
  'elastic',
  'is_new_size',
  'is_virtual',
  'is_group_virtual',
  'is_gift_card',
  'tags',
  'act_tags',
  'marketing',
  'pre_sale_days',
  'multi_item',
  'part_point',
  'all_point',
  'pickup',
  'review_info',
] as const

/** Reads the whole catalogue in batches, so that only one batch is in memory twice. */
export async function* loadProducts(db: Reader): AsyncGenerator<LoadedProduct[]> {
  let after = ''
  for (;;) {
    const products = await db
      .selectFrom('product')
      .select(COLUMNS)
      .where('id', '>', after)
      .orderBy('id')
      .limit(CHUNK)
      .execute()
    const [first] = products
    const last = products.at(-1)
    if (!first || !last) return
    yield await complete(db, products, { from: first.id, to: last.id })
    after = last.id
  }
}

/** Reads products that were changed at or after `since`, epoch milliseconds. */
export async function* loadChanged(
  db: Reader,
  since: number,
  isKnown: (id: string, changedAt: number) => boolean,
): AsyncGenerator<LoadedProduct[]> {
  const stamps = await db
    .selectFrom('product')
    .select(['id', 'changed_at'])
    .where('changed_at', '>=', since)
    .execute()
  const ids = stamps.filter((row) => !isKnown(row.id, row.changed_at)).map((row) => row.id)
  for (let at = 0; at < ids.length; at += CHUNK) {
    const some = ids.slice(at, at + CHUNK)
    const products = await db.selectFrom('product').select(COLUMNS).where('id', 'in', some).execute()
    yield await complete(db, products, { ids: some })
  }
}

async function complete(
  db: Reader,
  products: readonly LoadedProduct['product'][],
  wanted: ProductSelection,
): Promise<LoadedProduct[]> {
  const isSelected = wanted.ids
    ? sql<boolean>`product_id in (${sql.join(wanted.ids)})`
    : sql<boolean>`product_id between ${wanted.from} and ${wanted.to}`
  const [categories, collections, colours, skus] = await Promise.all([
    db.selectFrom('product_category').selectAll().where(isSelected).execute(),
    db.selectFrom('product_collection').selectAll().where(isSelected).execute(),
    db
      .selectFrom('colour')
      .select(['pid', 'product_id', 'family', 'hex', 'names', 'drawing'])
      .where(isSelected)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
    db
      .selectFrom('sku')
      .select(['sku', 'product_id', 'pid', 'size', 'price', 'list_price', 'stock', 'hidden'])
      .where(isSelected)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
  ])
  const categoriesOf = Map.groupBy(categories, (row) => row.product_id)
  const collectionsOf = Map.groupBy(collections, (row) => row.product_id)
  const coloursOf = Map.groupBy(colours, (row) => row.product_id)
  const skusOf = Map.groupBy(skus, (row) => row.product_id)
  return products.map((product) => ({
    product,
    categories: (categoriesOf.get(product.id) ?? []).map((row) => row.category_id).sort((a, b) => a - b),
    collections: (collectionsOf.get(product.id) ?? []).map((row) => row.collection_key).sort(),
    colours: coloursOf.get(product.id) ?? [],
    skus: skusOf.get(product.id) ?? [],
  }))
}
