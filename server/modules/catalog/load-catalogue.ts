import type { ProductEntry } from '#domain/shelves/entries.ts'
import { createProductShelf } from '#domain/shelves/product-shelf.ts'
import { createShopReader } from '#domain/shelves/shop.ts'
import { createViews } from '#domain/shelves/view.ts'
import type { CategoryNode } from '#domain/shelves/category-tree.ts'
import type { Db } from '../../db/schema/database.ts'
import { createBundles } from './bundle.ts'
import type { Catalogue } from './catalogue.ts'
import { movedSkus, since, stockOf, watermarkOf, type Watermark } from './changes.ts'
import { factsOf } from './facts.ts'
import { loadChanged, loadProducts } from './load.ts'
import { createShelfReader } from './shelf-rows.ts'
import { loadWindow } from './shop-window.ts'
import { createReviewsOfProducts } from './reviews-of-products.ts'
import { createProductTexts, storeStockOf } from './texts-of-products.ts'

/** Below this many pieces a shopper is told how many are left, so every piece counts as a change. */
const TOLD_STOCK = 10

/** Loads the catalogue of this database into memory (design.md 3.14a) and answers from there. `now` in epoch milliseconds. */
export async function loadCatalogue(db: Db, now: number): Promise<Catalogue> {
  let watermark: Watermark = await watermarkOf(db, now)
  let window = await loadWindow(db)
  let changes = 0
  const shelf = createProductShelf()
  const read = createShelfReader()
  for await (const some of loadProducts(db)) for (const loaded of some) shelf.put(read(loaded))

  const viewOf = createViews()
  const loadedAt = watermark.movedAt.toString(36)
  const version = () =>
    [watermark.changedAt.toString(36), loadedAt, window.signature, changes.toString(36)].join('-')
  const shop = createShopReader({ shelf, window, version, later: (work) => void setImmediate(work).unref() })
  shop.beginSearch()
  const textsOf = createProductTexts(db)
  const reviews = createReviewsOfProducts(db)

  const detail: Catalogue['detail'] = async (spu, sku, place, now) => {
    const entry = shelf.bySpu(spu)
    if (!entry) return undefined
    const [texts, page, storeStock] = await Promise.all([
      textsOf(entry),
      reviews.newest(entry, place.language, now),
      storeStockOf(db, entry.id),
    ])
    return shop.detail(entry, { texts, reviews: page, storeStock }, sku, place, now)
  }

  function takeOver(entries: readonly ProductEntry[]): void {
    if (entries.length === 0) return
    changes++
    shop.changed(entries)
  }

  async function restock(codes: readonly string[]): Promise<void> {
    const { skus } = shelf
    const changed = new Set<ProductEntry>()
    let told = false
    for (const { sku, stock } of await stockOf(db, codes)) {
      const slot = skus.find(sku)
      const entry = slot === undefined ? undefined : shelf.ownerOf(slot)
      if (slot === undefined || !entry || skus.stock(slot) === stock) continue
      told ||= Math.min(stock, skus.stock(slot)) <= TOLD_STOCK
      if (skus.stock(slot) === 0 || stock === 0) changed.add(entry)
      skus.setStock(slot, stock)
      shelf.touch(entry)
    }
    if (told) changes++
    if (changed.size > 0) shop.restocked([...changed])
  }

  async function refreshWindow(): Promise<void> {
    const latest = await loadWindow(db, window)
    if (latest === window) return
    const moved =
      JSON.stringify(latest.tree.roots.map(outline)) !== JSON.stringify(window.tree.roots.map(outline))
    window = latest
    shop.setWindow(latest, moved)
  }

  async function refresh(at: number): Promise<void> {
    const latest = await watermarkOf(db, at)
    await refreshWindow()
    const isKnown = (id: string, changedAt: number) => shelf.byId(id)?.changedAt === changedAt
    for await (const some of loadChanged(db, since(watermark.changedAt), isKnown))
      takeOver(some.map((loaded) => shelf.put(read(loaded))))
    if (latest.movedAt > 0) await restock(await movedSkus(db, watermark.movedAt))
    watermark = latest
  }

  let refreshing: Promise<void> | undefined
  return {
    ...shop,
    detail,
    async reviews(spu, asked, place, now) {
      const entry = shelf.bySpu(spu)
      return entry && reviews.page(entry, asked, place.language, now)
    },
    bundles: createBundles({
      db,
      shelf,
      textsOf,
      newestReviews: reviews.newest,
      window: () => window,
      watermark: () => watermark,
    }),
    sku: (code, place, now) => factsOf(code, shelf, viewOf(place), now),
    knows: (spu) => shelf.bySpu(spu) !== undefined,
    spuOf: (productId) => shelf.byId(productId)?.spu,
    window: () => window,
    version,
    refresh: (at = Infinity) => (refreshing ??= refresh(at).finally(() => (refreshing = undefined))),
    reread: restock,
  }
}

/** Shape and words of the tree: what products are filed and found under. */
function outline(node: CategoryNode): unknown {
  return [node.id, node.names, node.below.map(outline)]
}
