import { prepare, type Given } from '../../db/prepared.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { OwnMedia } from '#domain/catalog/own-media.ts'
import type { ProductEntry } from '#domain/catalog/read-model/entries.ts'
import type { ProductTexts } from '#domain/catalog/read-model/present-detail.ts'
import { createCachedReads } from './cached-reads.ts'
import { mediaOf } from './photos/media-of-products.ts'
import { readReviewTally, readText } from './read-rows.ts'

/** Of ten thousand products, and of six thousand. */
const TEXTS_BYTES = 20_000_000
const STOCK_BYTES = 7_000_000
/** Half the age of a kept answer: a piece that has left a store is shown there for half a minute at most. */
const STOCK_READ_AGAIN_MS = 10_000

interface Description {
  readonly description: string
  readonly care: string
}
/** Texts of a product as they are cached. */
interface TextsOfProduct extends Omit<ProductTexts, 'descriptions' | 'media'> {
  readonly descriptions: readonly (readonly [language: string, Description])[]
  readonly media: readonly (readonly [pid: string, media: OwnMedia])[]
}

/** Read from the database, cached for the requested products. */
export function createProductTexts(db: Reader) {
  const cache = createCachedReads<TextsOfProduct, number>(TEXTS_BYTES)
  return async ({ id, changedAt }: Pick<ProductEntry, 'id' | 'changedAt'>): Promise<ProductTexts> => {
    const { descriptions, media, ...texts } = await cache.of(id, {
      stamp: changedAt,
      isFresh: (stamp) => stamp === changedAt,
      read: () => readTexts(db, id),
    })
    return { ...texts, descriptions: new Map(descriptions), media: new Map(media) }
  }
}

interface OfProduct {
  readonly id: string
}
const wordsOf = prepare((db, given: Given<OfProduct>) =>
  db.selectFrom('product').select(['material', 'review_info']).where('id', '=', given('id')),
)
const descriptionsOf = prepare((db, given: Given<OfProduct>) =>
  db.selectFrom('product_text').select(['lang', 'description', 'care']).where('product_id', '=', given('id')),
)
const relationsOf = prepare((db, given: Given<OfProduct>) =>
  db
    .selectFrom('product_relation')
    .select(['kind', 'other_id'])
    .where('product_id', '=', given('id'))
    .orderBy('position'),
)

async function readTexts(db: Reader, id: string): Promise<TextsOfProduct> {
  const [products, texts, relations, media] = await Promise.all([
    wordsOf(db, { id }),
    descriptionsOf(db, { id }),
    relationsOf(db, { id }),
    mediaOf(db, id),
  ])
  const [product] = products.rows
  if (!product) throw new RangeError(`product ${id} is in memory and not in the database`)
  const others = (kind: string) =>
    relations.rows.filter((row) => row.kind === kind).map((row) => row.other_id)
  return {
    material: readText(product.material),
    descriptions: texts.rows.map(({ lang, description, care }) => [lang, { description, care }] as const),
    tally: readReviewTally(product.review_info),
    related: others('related'),
    bundle: others('bundle'),
    media: [...media],
  }
}

interface InStore {
  readonly storeId: string
  readonly stock: number
}

/** Stores that have pieces of a SKU. */
type StoreStock = ReadonlyMap<string, readonly InStore[]>

/** Stock of a product's SKUs in each store that has any: it decides whether a visit is worthwhile, so it is read often. */
export function createStoreStock(db: Reader) {
  const cache = createCachedReads<readonly (readonly [sku: string, readonly InStore[]])[], number>(
    STOCK_BYTES,
  )
  return async (productId: string, now: number): Promise<StoreStock> =>
    new Map(
      await cache.of(productId, {
        stamp: now,
        isFresh: (readAt) => Math.abs(now - readAt) < STOCK_READ_AGAIN_MS,
        read: async () => [...(await readStoreStock(db, productId))],
      }),
    )
}

const storeStockRows = prepare((db, given: Given<OfProduct>) =>
  db
    .selectFrom('store_stock')
    .innerJoin('sku', 'sku.sku', 'store_stock.sku')
    .select(['store_stock.sku', 'store_stock.store_id', 'store_stock.stock'])
    .where('sku.product_id', '=', given('id'))
    .where('store_stock.stock', '>', 0)
    .orderBy('store_stock.store_id'),
)

async function readStoreStock(db: Reader, id: string): Promise<StoreStock> {
  const { rows } = await storeStockRows(db, { id })
  const found = new Map<string, InStore[]>()
  for (const row of rows) {
    const list = found.get(row.sku) ?? []
    list.push({ storeId: row.store_id, stock: row.stock })
    found.set(row.sku, list)
  }
  return found
}
