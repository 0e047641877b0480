import type { ProductTable } from '../../db/schema/catalog.ts'
import type { Reader } from '../../db/schema/database.ts'
import { packedNumbers, packedPhotos, packedRows } from './packed-rows.ts'

/** Small enough that a batch is freed before the garbage collector promotes it. */
const CHUNK = 150
/** Batch size for changed products: other work runs between two batches. */
const CHANGED_CHUNK = 50

const COLUMNS = [
  'id',
  'spu',
  'slug',
  'product_type',
  'names',
  'fit_type',
  'elastic',
  'tags',
  'act_tags',
  'marketing',
  'review_info',
] as const

/** Columns of whole numbers, in the order in which they are packed. */
export const NUMBERS = [
  'rank',
  'sold',
  'created_at',
  'changed_at',
  'listed',
  'on_sale',
  'is_new_size',
  'is_virtual',
  'is_group_virtual',
  'is_gift_card',
  'pre_sale_days',
  'multi_item',
  'part_point',
  'part_price',
  'all_point',
  'pickup',
] as const satisfies readonly (keyof ProductTable)[]

/** Its whole numbers, and the rows of other tables that belong to it (`packed-rows.ts`). */
const PACKED = {
  numbers: packedNumbers(NUMBERS),
  categories: packedRows({
    table: 'product_category',
    columns: ['category_id'],
    orderBy: 'category_id',
  }),
  collections: packedRows({
    table: 'product_collection',
    columns: ['collection_key'],
    orderBy: 'collection_key',
  }),
  colours: packedRows({
    table: 'colour',
    columns: ['pid', 'family', 'hex', 'names', 'picture_key'],
    orderBy: 'position',
  }),
  skus: packedRows({
    table: 'sku',
    columns: ['pid', 'sku', 'size', 'price', 'list_price', 'stock', 'hidden'],
    orderBy: 'position',
  }),
}

const SELECTION = [
  ...COLUMNS,
  PACKED.numbers.as('numbers'),
  PACKED.categories.as('categories'),
  PACKED.collections.as('collections'),
  PACKED.colours.as('colours'),
  packedPhotos.as('photos'),
  PACKED.skus.as('skus'),
] as const

/** One product with everything listings need of it. */
export type LoadedProduct = Awaited<ReturnType<typeof productsAfter>>[number]

function productsAfter(db: Reader, after: string) {
  return db
    .selectFrom('product')
    .select(SELECTION)
    .where('id', '>', after)
    .orderBy('id')
    .limit(CHUNK)
    .execute()
}

/** Reads the whole catalogue in batches, so that only one batch is in memory twice. */
export async function* loadProducts(db: Reader): AsyncGenerator<LoadedProduct[]> {
  let last: LoadedProduct | undefined
  do {
    const products = await productsAfter(db, last?.id ?? '')
    last = products.at(-1)
    yield products
  } while (last)
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
  for (let at = 0; at < ids.length; at += CHANGED_CHUNK) {
    const some = ids.slice(at, at + CHANGED_CHUNK)
    yield await db.selectFrom('product').select(SELECTION).where('id', 'in', some).execute()
  }
}
