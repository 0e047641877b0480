import { LRUCache } from 'lru-cache'
import type { Reader } from '../../db/schema/database.ts'
import type { ProductEntry } from '#domain/catalog/read-model/entries.ts'
import type { ProductTexts } from '#domain/catalog/read-model/present-detail.ts'
import { readReviewTally, readText } from './read-rows.ts'

const CACHED_PRODUCTS = 1_500

/** Read from the database, cached for the requested products. */
export function createProductTexts(db: Reader) {
  const cache = new LRUCache<string, { readonly changedAt: number; readonly texts: Promise<ProductTexts> }>({
    max: CACHED_PRODUCTS,
  })

  return function textsOf(entry: ProductEntry): Promise<ProductTexts> {
    const known = cache.get(entry.id)
    if (known?.changedAt === entry.changedAt) return known.texts
    const texts = readTexts(db, entry.id)
    cache.set(entry.id, { changedAt: entry.changedAt, texts })
    texts.catch(() => cache.delete(entry.id))
    return texts
  }
}

async function readTexts(db: Reader, id: string): Promise<ProductTexts> {
  const [product, texts, relations] = await Promise.all([
    db
      .selectFrom('product')
      .select(['material', 'review_info'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('product_text')
      .select(['lang', 'description', 'care'])
      .where('product_id', '=', id)
      .execute(),
    db.selectFrom('product_relation').selectAll().where('product_id', '=', id).orderBy('position').execute(),
  ])
  const others = (kind: string) => relations.filter((row) => row.kind === kind).map((row) => row.other_id)
  return {
    material: readText(product.material),
    descriptions: new Map(texts.map((row) => [row.lang, { description: row.description, care: row.care }])),
    tally: readReviewTally(product.review_info),
    related: others('related'),
    bundle: others('bundle'),
  }
}

/** Stock of a product's SKUs in each store that has any: decides whether a visit is worthwhile, so it is read every time. */
export async function storeStockOf(
  db: Reader,
  productId: string,
): Promise<Map<string, { storeId: string; stock: number }[]>> {
  const rows = await db
    .selectFrom('store_stock')
    .innerJoin('sku', 'sku.sku', 'store_stock.sku')
    .select(['store_stock.sku', 'store_stock.store_id', 'store_stock.stock'])
    .where('sku.product_id', '=', productId)
    .where('store_stock.stock', '>', 0)
    .orderBy('store_stock.store_id')
    .execute()
  const found = new Map<string, { storeId: string; stock: number }[]>()
  for (const row of rows) {
    const list = found.get(row.sku) ?? []
    list.push({ storeId: row.store_id, stock: row.stock })
    found.set(row.sku, list)
  }
  return found
}
