import { setImmediate as nextTask } from 'node:timers/promises'
import type { ProductEntry } from '#domain/catalog/read-model/entries.ts'
import { createProductStore } from '#domain/catalog/read-model/product-store.ts'
import { createCatalogReader } from '#domain/catalog/read-model/catalog-reader.ts'
import { createCatalogWords } from '#domain/catalog/read-model/catalog-words.ts'
import { createPriceViews } from '#domain/catalog/read-model/price-view.ts'
import type { Db } from '../../db/schema/database.ts'
import type { Services } from '../../services/services.ts'
import { createOfflinePackages } from './offline-packages.ts'
import type { Catalogue, LoadedContent } from '../../services/catalogue.ts'
import {
  categoryTag,
  collectionTag,
  CONTENT,
  createRevisions,
  fewLeftTag,
  LISTS,
  PRODUCTS,
  type CacheTag,
} from '../../services/revisions.ts'
import { editionOf, movedSkus, since, stockOf, watermarkOf, type Watermark } from './catalog.queries.ts'
import { factsOf } from './catalog.present.ts'
import { loadChanged, loadProducts, type LoadedProduct } from './load-products.ts'
import { createProductRowReader } from './product-rows.ts'
import { loadContent } from './load-content.ts'
import { createReviewsOfProducts } from './reviews/reviews-of-products.ts'
import { createShelfReader } from './store-shelves.ts'
import { createProductTexts, createStoreStock } from './texts-of-products.ts'

/** Up to this stock the client shows how many pieces are left, so each change is published. */
const FEW_LEFT = 10

/** Loads the catalogue of this database into memory and answers from there. `now` in epoch milliseconds. */
export async function loadCatalogue(
  db: Db,
  { pictures, texts }: Pick<Services, 'pictures' | 'texts'>,
  now: number,
): Promise<Catalogue> {
  let watermark: Watermark = await watermarkOf(db, now)
  let content = await loadContent(db, pictures, { now })
  let edition = await editionOf(db)
  const revisions = createRevisions()
  const store = createProductStore()
  const read = createProductRowReader(pictures)
  for await (const some of loadProducts(db)) for (const loaded of some) store.put(read(loaded))

  const wordsOf = createCatalogWords(texts.in)
  const viewOf = createPriceViews(
    (spoken) => wordsOf(spoken).labels,
    (site) => content.offersOn(site),
  )
  const loadedAt = watermark.movedAt.toString(36)
  const version = () => [loadedAt, content.signature, revisions.of(LISTS).toString(36)].join('-')
  const dataVersion = () =>
    [watermark.changedAt.toString(36), watermark.movedAt.toString(36), content.signature].join('-')
  const shop = createCatalogReader({
    store,
    content,
    version,
    wordsOf,
  })
  const textsOf = createProductTexts(db)
  const storeStockOf = createStoreStock(db)
  const readShelves = createShelfReader(db, shop)
  const reviews = createReviewsOfProducts(db)

  const detail: Catalogue['detail'] = async (spu, request, addRelated) => {
    const entry = store.bySpu(spu)
    if (!entry) return undefined
    const [texts, page, storeStock] = await Promise.all([
      textsOf(entry),
      reviews.newest(entry, request.storefront.language, request.asOf),
      storeStockOf(entry.id, request.asOf),
    ])
    if (addRelated) {
      const { sets } = content.offersOn(request.storefront.site)
      const together = sets.flatMap(({ products }) => (products.includes(entry.id) ? products : []))
      for (const id of [...texts.related, ...texts.bundle, ...together]) addRelated(store.byId(id)?.spu)
    }
    return shop.detail(entry, { texts, reviews: page, storeStock }, request)
  }

  function takeOver(loaded: readonly LoadedProduct[]): void {
    if (loaded.length === 0) return
    const before = loaded.flatMap(({ id }) => store.byId(id) ?? [])
    const after = loaded.map((one) => store.put(read(one)))
    shop.changed(after)
    revisions.change([PRODUCTS, LISTS, ...[...before, ...after].flatMap(tagsOf)])
  }

  /** A product, and the lists that show it. */
  function tagsOf({ spu, categories, collections }: ProductEntry): CacheTag[] {
    const lists = content.tree.withAncestors(categories).map(categoryTag)
    return [spu, fewLeftTag(spu), ...lists, ...collections.map(collectionTag)]
  }

  async function restock(codes: readonly string[]): Promise<void> {
    const { skus } = store
    const flipped = new Set<ProductEntry>()
    const tags: CacheTag[] = []
    for (const { sku, stock } of await stockOf(db, codes)) {
      const slot = skus.find(sku)
      const entry = slot === undefined ? undefined : store.ownerOf(slot)
      if (slot === undefined || !entry || skus.stock(slot) === stock) continue
      if (Math.min(stock, skus.stock(slot)) <= FEW_LEFT) tags.push(fewLeftTag(entry.spu))
      if (skus.stock(slot) === 0 || stock === 0) flipped.add(entry)
      skus.setStock(slot, stock)
      store.touch(entry)
    }
    if (flipped.size > 0) {
      shop.restocked([...flipped])
      tags.push(LISTS, ...[...flipped].flatMap(tagsOf))
    }
    if (tags.length > 0) revisions.change(tags)
  }

  async function refreshContent(now: number): Promise<void> {
    const loading = loadContent(db, pictures, { now, known: content })
    const [latest, latestEdition] = await Promise.all([loading, editionOf(db)])
    if (latest === content && latestEdition === edition) return
    edition = latestEdition
    if (latest !== content) await takeOverContent(latest)
    revisions.change([CONTENT])
  }

  async function takeOverContent(latest: LoadedContent): Promise<void> {
    await shop.refile(latest.tree, nextTask)
    content = latest
    shop.setContent(latest)
  }

  async function refresh(at: number): Promise<void> {
    const latest = await watermarkOf(db, at)
    // Without a moment all changes are taken over, and the offers stay those of the start.
    await refreshContent(Number.isFinite(at) ? at : now)
    const isKnown = (id: string, changedAt: number) => store.byId(id)?.changedAt === changedAt
    for await (const some of loadChanged(db, since(watermark.changedAt), isKnown)) {
      takeOver(some)
      await nextTask()
    }
    if (latest.movedAt > 0) await restock(await movedSkus(db, watermark.movedAt))
    watermark = latest
  }

  let refreshing: Promise<void> | undefined
  return {
    ...shop,
    detail,
    async readStore(id, now) {
      if (!content.stores.has(id)) return false
      await readShelves(id, now)
      return true
    },
    async reviews(spu, input, { language, now }) {
      const entry = store.bySpu(spu)
      return entry && reviews.page(entry, input, { language, now })
    },
    offlinePackages: createOfflinePackages({
      db,
      pictures,
      store,
      textsOf,
      newestReviews: reviews.newest,
      content: () => content,
      texts,
      watermark: () => watermark,
    }),
    sku: (code, storefront, now) => factsOf(code, { store, view: viewOf(storefront) }, now),
    knows: (spu) => store.bySpu(spu) !== undefined,
    spuOf: (productId) => store.byId(productId)?.spu,
    content: () => content,
    version,
    revisions,
    dataVersion,
    refresh: (at = Infinity) => (refreshing ??= refresh(at).finally(() => (refreshing = undefined))),
    reread: restock,
  }
}
