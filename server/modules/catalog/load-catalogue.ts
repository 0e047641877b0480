import { createEngine } from '#domain/catalog/engine.ts'
import type { CatalogueRecord } from '#domain/catalog/record.ts'
import { keywordFor } from '#domain/search/keyword.ts'
import type { ListingScope } from '#domain/catalog/listing.ts'
import type { Listing } from '#contract/listing.ts'
import type { Db } from '../../db/schema/database.ts'
import type { Place } from '../../http/served.ts'
import { createCards } from './cards.ts'
import type { Catalogue, Scope } from './catalogue.ts'
import { presentTree, type CategoryNode } from './category-tree.ts'
import { movedSkus, since, stockOf, watermarkOf, type Watermark } from './changes.ts'
import { presentDetail } from './detail.ts'
import type { ProductEntry } from './entries.ts'
import { factsOf } from './facts.ts'
import { labelFacets } from './facet-labels.ts'
import { headingOf } from './heading.ts'
import { createListings } from './listing.ts'
import { loadChanged, loadProducts } from './load.ts'
import { createPrimary } from './primary-category.ts'
import { createProductShelf, type ProductShelf } from './product-shelf.ts'
import { createRecorder, documentOf } from './records.ts'
import { loadWindow } from './shop-window.ts'
import { createTextIndexes } from './text-indexes.ts'
import { createProductTexts, storeStockOf } from './texts-of-products.ts'
import { createViews } from './view.ts'

/** Below this many pieces a shopper is told how many are left, so every piece counts as a change. */
const TOLD_STOCK = 10

/** Loads the catalogue of this database into memory (design.md 3.14a) and answers from there. `now` in epoch milliseconds. */
export async function loadCatalogue(db: Db, now: number): Promise<Catalogue> {
  let watermark: Watermark = await watermarkOf(db, now)
  let window = await loadWindow(db)
  let changes = 0
  const shelf = createProductShelf()
  const recordOf = createRecorder(shelf.skus)
  const engine = createEngine(await readAll(db, shelf, (entry) => recordOf(entry, window.tree)))
  const primary = createPrimary()
  primary.learn(shelf.all())

  const viewOf = createViews()
  const loadedAt = watermark.movedAt.toString(36)
  const version = () =>
    [watermark.changedAt.toString(36), loadedAt, window.signature, changes.toString(36)].join('-')
  const lists = createListings(engine, version)
  const textsOf = createProductTexts(db)
  const cardOf = createCards(shelf, (entry, tree) => primary.lineOf(entry, tree).at(-1)?.names)
  const indexes = createTextIndexes(shelf, (entry, language) => documentOf(entry, window.tree, language))
  indexes.begin()

  function scopeFor(scope: Scope, place: Place): ListingScope {
    if (scope.kind === 'category') return { category: Number(scope.key) }
    if (scope.kind === 'collection') return { collection: scope.key }
    return { scored: indexes.search(viewOf(place).spoken, scope.key) }
  }

  function listing(
    asked: Scope,
    query: Parameters<Catalogue['listing']>[1],
    place: Place,
  ): Listing | undefined {
    const scope = asked.kind === 'search' ? { ...asked, key: keywordFor(asked.key) ?? '' } : asked
    const view = viewOf(place)
    const heading = headingOf(scope, window, view)
    if (!heading) return undefined
    const { answer, bands } = lists(
      { name: `${scope.kind} ${scope.key} ${view.spoken}`, scope: scopeFor(scope, place), query },
      view,
    )
    const chosen = query.filters.categories ?? []
    return {
      ...heading,
      productList: answer.spus
        .flatMap((spu) => shelf.bySpu(spu) ?? [])
        .map((entry) => cardOf(entry, view, window.tree)),
      totalPage: answer.total,
      page: answer.page,
      pages: answer.pages,
      pageSize: query.pageSize,
      sort: query.sort,
      facets: labelFacets(answer.facets, bands, { scope, tree: window.tree, view, chosen }),
      currency: view.currency,
    }
  }

  function cards(spus: readonly string[], place: Place) {
    const view = viewOf(place)
    return spus.flatMap((spu) => shelf.bySpu(spu) ?? []).map((entry) => cardOf(entry, view, window.tree))
  }

  function others(ids: readonly string[], place: Place) {
    const listed = ids.flatMap((id) => shelf.byId(id) ?? []).filter((entry) => entry.listed && entry.onSale)
    return cards(
      listed.map((entry) => entry.spu),
      place,
    )
  }

  const detail: Catalogue['detail'] = async (spu, sku, place, now) => {
    const entry = shelf.bySpu(spu)
    if (!entry) return undefined
    const view = viewOf(place)
    const [texts, storeStock] = await Promise.all([textsOf(entry, now), storeStockOf(db, entry.id)])
    const parts = {
      entry,
      texts,
      storeStock,
      card: cardOf(entry, view, window.tree),
      line: primary.lineOf(entry, window.tree),
      related: others(texts.related, place),
      bundle: others(texts.bundle, place),
    }
    return presentDetail(parts, sku, shelf.skus, view, window, now)
  }

  function takeOver(entries: readonly ProductEntry[]): void {
    if (entries.length === 0) return
    changes++
    engine.update(entries.map((entry) => recordOf(entry, window.tree)))
    indexes.update(entries)
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
    if (changed.size > 0) engine.update([...changed].map((entry) => recordOf(entry, window.tree)))
  }

  async function refreshWindow(): Promise<void> {
    const latest = await loadWindow(db, window)
    if (latest === window) return
    const moved =
      JSON.stringify(latest.tree.roots.map(outline)) !== JSON.stringify(window.tree.roots.map(outline))
    window = latest
    primary.learn(shelf.all())
    if (!moved) return
    engine.update([...shelf.all()].map((entry) => recordOf(entry, window.tree)))
    indexes.clear()
    indexes.begin()
  }

  async function refresh(at: number): Promise<void> {
    const latest = await watermarkOf(db, at)
    await refreshWindow()
    const isKnown = (id: string, changedAt: number) => shelf.byId(id)?.changedAt === changedAt
    for await (const some of loadChanged(db, since(watermark.changedAt), isKnown))
      takeOver(some.map(shelf.put))
    if (latest.movedAt > 0) await restock(await movedSkus(db, watermark.movedAt))
    watermark = latest
  }

  let refreshing: Promise<void> | undefined
  return {
    listing,
    cards,
    detail,
    sku: (code, place, now) => factsOf(code, shelf, viewOf(place), now),
    knows: (spu) => shelf.bySpu(spu) !== undefined,
    spuOf: (productId) => shelf.byId(productId)?.spu,
    categories: (place) => presentTree(window.tree.roots, place.language),
    heading: (scope, place) => headingOf(scope, window, viewOf(place)),
    window: () => window,
    version,
    refresh: (at = Infinity) => (refreshing ??= refresh(at).finally(() => (refreshing = undefined))),
    reread: restock,
  }
}

async function readAll(
  db: Db,
  shelf: ProductShelf,
  recordOf: (entry: ProductEntry) => CatalogueRecord,
): Promise<CatalogueRecord[]> {
  const records: CatalogueRecord[] = []
  for await (const some of loadProducts(db))
    for (const loaded of some) records.push(recordOf(shelf.put(loaded)))
  return records
}

/** Shape and words of the tree: what products are filed and found under. */
function outline(node: CategoryNode): unknown {
  return [node.id, node.names, node.below.map(outline)]
}
