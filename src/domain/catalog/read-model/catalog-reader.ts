import { createEngine } from '../listing/listing-engine.ts'
import { readListingQuery, type ListingChoices, type ListingParams } from '../listing/listing-query.ts'
import type { ListingQuery, ListingScope, PlacedProducts } from '../listing/listing-types.ts'
import { collectionPath, likeKey, productPath, readLikeKey, searchPath } from '../../region/links.ts'
import type { Spoken } from '../../region/language.ts'
import type { StoreLocale } from '../../region/storefront.ts'
import { keywordFor, TRENDING } from '../search/suggestions/keyword.ts'
import { addSynonyms } from '../search/synonym-entry.ts'
import type { Spelling } from '../search/rank-products.ts'
import { createTextIndexes, type NextTask } from '../search/text-indexes.ts'
import { createWordSearch, type WordMatches } from '../search/word-search.ts'
import type { CatalogWords } from './catalog-words.ts'
import { createCards, hasColour, type ProductCard } from './cards.ts'
import {
  createPrimary,
  movedBetween,
  presentMenu,
  type CategoryTree,
  type MenuCategory,
} from './category-tree.ts'
import { presentDetail, type DetailParts, type DetailSelection } from './present-detail.ts'
import { likePiece } from './like-piece.ts'
import type { ProductEntry } from './entries.ts'
import { labelFacets } from './facet-labels.ts'
import { createFirstProducts } from './first-products.ts'
import { presentHome } from './home-page.ts'
import { createLruCache } from './memo.ts'
import { createListings } from './price-listing.ts'
import type { ProductStore } from './product-store.ts'
import { createRecorder, documentOf } from './records.ts'
import { headingOf, type Heading, type Scope, type StorefrontContent } from './storefront-content.ts'
import { createPageSuggestions } from './page-suggestions.ts'
import { createPriceViews, type PriceView } from './price-view.ts'
import type { Shelves } from './list-engine.ts'
import { createStoreEngines } from './store-engines.ts'

const MOST_CARDS = 60
/** Cached by language, because every page shows the menu. */
const CACHED_MENUS = 20
/** Facets of a list in one language and currency, apart from page and order. */
const CACHED_FACETS = 400
/** Results of searches, apart from page, filters and order; of a hundred thousand products 'dress' finds a third. */
const CACHED_SEARCHES = 60
/** Pieces like one. */
const CACHED_LIKES = 500

/** Products of a moved category that are filed before other work goes first. */
const FILED_AT_ONCE = 100

interface ShopParts {
  readonly store: ProductStore
  readonly content: StorefrontContent
  /** Changes with every change that a list can show. */
  readonly version: () => string
  readonly wordsOf: (spoken: Spoken) => CatalogWords
}

/** A list's filters, order and page; of one store alone where it is named. */
type ListingRequest = Omit<ListingQuery, 'scope' | 'first'> & Pick<ListingChoices, 'store' | 'first'>

interface SearchMatches extends Pick<WordMatches, 'understood' | 'nearest' | 'colours'> {
  readonly scope: PlacedProducts
}

type SearchParams = ListingParams & {
  readonly keywords: string
  readonly spelling?: Spelling | undefined
  /** With categories and articles that are named so. */
  readonly suggest?: 'on' | undefined
}

/** A product page as a storefront shows it. */
export interface DetailRequest extends DetailSelection {
  readonly storefront: StoreLocale
}

export type CatalogReader = ReturnType<typeof createCatalogReader>

/**
 * Reads the catalogue: listings, search, cards, product and home page, from stores in memory. The server fills them
 * from its database, a device from its offline catalogue; the responses are the same.
 */
export function createCatalogReader({ store, content: first, version, wordsOf }: ShopParts) {
  let content = first
  /** The tree by which products are filed; users see that of `content`, which follows. */
  let filedBy = content.tree
  const recordOf = createRecorder(store.skus)
  const engine = createEngine(
    Array.from(store.all(), (entry) => recordOf(entry, filedBy)),
    store.slotOfSpu,
  )
  const primary = createPrimary()
  primary.learn(store.all())
  const viewOf = createPriceViews((spoken) => wordsOf(spoken).labels)
  const wholeShop: Shelves = { engine, list: createListings(engine), name: '' }
  const stores = createStoreEngines(store, () => filedBy)
  let menus = createLruCache<MenuCategory[]>(CACHED_MENUS)
  const facets = createLruCache<ReturnType<typeof labelFacets>>(CACHED_FACETS)
  const cardsIn = createCards(store, (entry, tree) => primary.lineOf(entry, tree).at(-1)?.names)
  /** The language's own words, then English ones, each with the owner's entries. */
  const searchWordsOf = (spoken: Spoken) =>
    wordsOf(spoken).search.map((words, at) =>
      addSynonyms(words, content.synonymsIn(at === 0 ? spoken : 'en')),
    )
  const indexes = createTextIndexes({
    products: store,
    documentOf: (entry, spoken) => documentOf(entry, filedBy, { spoken, labels: wordsOf(spoken).labels }),
    wordsOf: searchWordsOf,
  })
  const findWords = createWordSearch({
    search: indexes.search,
    wordsOf: searchWordsOf,
    hasColour: (slot, families) => hasColour(store.at(slot), families),
  })

  function file(entries: readonly ProductEntry[]): void {
    engine.update(entries.map((entry) => recordOf(entry, filedBy)))
    stores.changed(entries)
  }

  const searches = createLruCache<SearchMatches>(CACHED_SEARCHES)
  const likes = createLruCache<readonly string[]>(CACHED_LIKES)

  /** The piece whose likes a collection lists; the owner's collections come first. */
  function likedBy({ kind, key }: Scope): ProductEntry | undefined {
    if (kind !== 'collection' || content.collections.has(key)) return undefined
    const entry = store.bySpu(readLikeKey(key) ?? '')
    return entry?.listed ? entry : undefined
  }

  /** SPUs of the pieces like one that can be bought. */
  function likesOf(entry: ProductEntry): readonly string[] {
    return likes.of(`${version()} ${entry.spu}`, () => likePiece(entry, store))
  }

  function headingIn(scope: Scope, view: PriceView): Heading | undefined {
    const entry = likedBy(scope)
    if (!entry) return headingOf(scope, content, view)
    const name = view.name(entry.names)
    return {
      title: view.labels.like(name),
      description: '',
      banner: '',
      crumbs: [
        { title: view.labels.home, link: '/' },
        { title: name, link: productPath({ name: entry.slug, spu: entry.spu }) },
        { title: view.labels.likeThis, link: collectionPath(likeKey(entry.spu)) },
      ],
    }
  }

  function* spusAt(slots: Int32Array): Iterable<string> {
    for (const slot of slots) {
      const entry = store.at(slot)
      if (entry) yield entry.spu
    }
  }

  const suggestIn = createPageSuggestions(() => content, searchWordsOf)

  function search({ key, spelling = 'corrected' }: Scope, spoken: Spoken, shelves: Shelves): SearchMatches {
    const name = JSON.stringify([version(), shelves.name, spoken, spelling, key])
    const known = searches.get(name)
    if (known) return known
    const { slots, ...matches } = findWords(key, spoken, spelling)
    // The engine of the whole shop has the numbers of the store.
    const found = {
      ...matches,
      scope: shelves === wholeShop ? { slots } : shelves.engine.place(spusAt(slots)),
    }
    searches.set(name, found)
    return found
  }

  /** The products of the whole shop, or those of one store; undefined for a store whose stock was not read. */
  function shelvesOf(id: string | undefined): Shelves | undefined {
    if (id === undefined) return wholeShop
    const own = stores.of(id)
    return (
      own && {
        engine: own.engine,
        list: createListings(own.engine),
        name: `${id} ${own.generation}`,
      }
    )
  }

  /** The products of a list before its filters, from the engine of these shelves. */
  function productsIn(scope: Scope, { spoken }: PriceView, shelves: Shelves) {
    if (scope.kind === 'search') {
      const matches = search(scope, spoken, shelves)
      return { own: matches.scope, matches }
    }
    const liked = likedBy(scope)
    return { own: liked ? { spus: likesOf(liked) } : listingScope(scope), matches: undefined }
  }

  const firstOn = createFirstProducts({
    shelvesOf,
    scopeOn: (scope, view, shelves) => productsIn(scope, view, shelves).own,
    storeNames: (id) => content.stores.get(id),
    version,
  })

  /**
   * undefined: no such category or collection, or a store whose stock is not known here. A price filter is in whole
   * units of the storefront's currency.
   */
  function listing(requestedScope: Scope, query: ListingRequest, storefront: StoreLocale) {
    const scope =
      requestedScope.kind === 'search'
        ? { ...requestedScope, key: keywordFor(requestedScope.key) ?? '' }
        : requestedScope
    const view = viewOf(storefront)
    const heading = headingIn(scope, view)
    const shelves = shelvesOf(query.store)
    if (!heading || !shelves) return undefined
    const { own, matches: found } = productsIn(scope, view, shelves)
    const first = query.first && firstOn(shelves, query.first, { scope, filters: query.filters, view })
    if (query.first && !first) return undefined
    const name = `${scope.kind} ${scope.spelling} ${scope.key} ${view.spoken} ${shelves.name}`
    const { answer, bands } = shelves.list({ scope: own, query: { ...query, first: first?.products } }, view)
    const storeNames = query.store === undefined ? undefined : content.stores.get(query.store)
    const { categories: chosen = [], colours: families = [], sizes = [] } = query.filters
    const preferred = { families, sizes, words: found?.colours }
    return {
      ...heading,
      ...(found?.understood === undefined ? {} : { understood: found.understood }),
      ...(found && found.nearest.length > 0 ? { nearest: [...found.nearest] } : {}),
      productList: answer.spus
        .flatMap((spu) => store.bySpu(spu) ?? [])
        .map(cardsIn(view, content.tree, preferred)),
      totalPage: answer.total,
      page: answer.page,
      pages: answer.pages,
      pageSize: query.pageSize,
      sort: (query.first?.sort ?? query.sort) as string,
      ...(first && { first: { key: first.key, label: first.label, count: answer.first } }),
      facets: facets.of(JSON.stringify([version(), view.key, name, query.filters]), () =>
        labelFacets(answer.facets, bands(), { scope, tree: content.tree, view, chosen }),
      ),
      currency: view.currency as string,
      ...(storeNames && { store: view.name(storeNames) }),
    }
  }

  function cards(spus: readonly string[], storefront: StoreLocale): ProductCard[] {
    return spus.flatMap((spu) => store.bySpu(spu) ?? []).map(cardsIn(viewOf(storefront), content.tree))
  }

  function offeredSpus(ids: readonly string[]): string[] {
    const entries = ids.flatMap((id) => store.byId(id) ?? [])
    return entries.filter((entry) => entry.listed && entry.onSale).map((entry) => entry.spu)
  }

  function detail(
    entry: ProductEntry,
    about: Pick<DetailParts, 'texts' | 'reviews' | 'storeStock'>,
    { storefront, ...selection }: DetailRequest,
  ) {
    const view = viewOf(storefront)
    const parts = {
      ...about,
      entry,
      card: cardsIn(view, content.tree)(entry),
      line: primary.lineOf(entry, content.tree),
      related: offeredSpus(about.texts.related),
      bundle: offeredSpus(about.texts.bundle),
    }
    return presentDetail(parts, { skus: store.skus, view, content }, selection)
  }

  return {
    listing,
    search({ keywords, spelling, suggest, ...params }: SearchParams, storefront: StoreLocale) {
      const scope = { kind: 'search', key: keywords.trim(), spelling } as const
      const found = listing(scope, readListingQuery(params, 'relevance'), storefront)
      if (!found || suggest === undefined) return found
      const { spoken, name } = viewOf(storefront)
      return { ...found, suggested: suggestIn(spoken, name)(found.understood ?? scope.key) }
    },
    category: ({ cid, ...params }: ListingParams & { readonly cid: number }, storefront: StoreLocale) =>
      listing({ kind: 'category', key: String(cid) }, readListingQuery(params), storefront),
    collection: (
      { idealsRuleName, ...params }: ListingParams & { readonly idealsRuleName: string },
      storefront: StoreLocale,
    ) => {
      const scope = { kind: 'collection', key: idealsRuleName } as const
      return listing(
        scope,
        readListingQuery(params, likedBy(scope) ? 'relevance' : 'recommended'),
        storefront,
      )
    },
    cards,
    cardsNamed: (spus: string, storefront: StoreLocale) => cards(spusNamed(spus), storefront),
    detail,
    heading: (scope: Scope, storefront: StoreLocale): Heading | undefined =>
      headingIn(scope, viewOf(storefront)),
    categories(storefront: StoreLocale): MenuCategory[] {
      const { spoken, name } = viewOf(storefront)
      return menus.of(spoken, () => presentMenu(content, name))
    },
    /** Products that lists show, in the shop's own order. */
    listed: (most: number): Pick<ProductEntry, 'slug' | 'spu'>[] =>
      engine
        .query({ scope: 'all', filters: {}, sort: 'recommended', page: 1, pageSize: most })
        .spus.flatMap((spu) => store.bySpu(spu) ?? []),
    trending: () => TRENDING.map((keywords) => ({ keywords: keywords as string, url: searchPath(keywords) })),
    home(storefront: StoreLocale) {
      const { name } = viewOf(storefront)
      const spusOf = (key: string, pageSize: number) => {
        const query = { filters: {}, sort: 'recommended', page: 1, pageSize } as const
        const list = listing({ kind: 'collection', key }, query, storefront)
        return list?.productList.map((card) => card.spuCode) ?? []
      }
      return { version: version(), ...presentHome(content, { name, spusOf }) }
    },
    /** SKUs that a store has now; without this call no list of that store is answered. */
    setStoreStock: stores.set,
    hasStoreStock: (id: string) => stores.of(id) !== undefined,
    prepareSearch: indexes.prepare,
    /** These products have changed in any field. */
    changed(entries: readonly ProductEntry[]) {
      primary.learn(entries)
      file(entries)
      indexes.update(entries)
    },
    /** Only the stock of these products has changed: no text has. */
    restocked: file,
    /**
     * Files products of renamed and moved categories by a new tree, a few at a time. Readers see the old content until
     * `setContent`, and products that change meanwhile are filed by the new tree.
     */
    async refile(tree: CategoryTree, nextTask: NextTask): Promise<void> {
      const isMoved = movedBetween(filedBy, tree)
      filedBy = tree
      const moved = Array.from(store.all()).filter(({ categories }) => isMoved(categories))
      for (let at = 0; at < moved.length; at += FILED_AT_ONCE) {
        const some = moved.slice(at, at + FILED_AT_ONCE).flatMap(({ id }) => store.byId(id) ?? [])
        file(some)
        indexes.update(some)
        await nextTask()
      }
    },
    setContent(latest: StorefrontContent) {
      content = latest
      indexes.reword()
      menus = createLruCache(CACHED_MENUS)
    },
  }
}

/** As the call names them: SPUs with commas between. */
export function spusNamed(spus: string): string[] {
  return [...new Set(spus.split(',').map((spu) => spu.trim()))].slice(0, MOST_CARDS)
}

function listingScope({ kind, key }: Scope): ListingScope {
  return kind === 'category' ? { category: Number(key) } : { collection: key }
}
