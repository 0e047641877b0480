import type { Spoken } from '../../region/language.ts'
import { searchPath } from '../../region/links.ts'
import type { Storefront } from '../../region/storefront.ts'
import { TRENDING } from '../search/suggestions/keyword.ts'
import { addSynonyms } from '../search/synonym-entry.ts'
import { createWordSearch } from '../search/word-search.ts'
import { createCards, hasColour, type ProductCard } from './cards.ts'
import { createCatalogFiling } from './catalog-filing.ts'
import type { CatalogWords } from './catalog-words.ts'
import { presentMenu, type MenuCategory } from './category-tree.ts'
import type { ProductEntry } from './entries.ts'
import { presentHome } from './home-page.ts'
import { createLikedPieces } from './liked-pieces.ts'
import type { Shelves } from './list-engine.ts'
import { createListingReader } from './listing-reader.ts'
import { createLruCache } from './memo.ts'
import { createPageSuggestions } from './page-suggestions.ts'
import { presentDetail, presentSets, type DetailParts, type DetailSelection } from './present-detail.ts'
import { createPiecesTogether, type GoesWith } from './like-piece.ts'
import { createListings } from './price-listing.ts'
import { createPriceViews } from './price-view.ts'
import type { ProductStore } from './product-store.ts'
import { createScopeProducts } from './scope-products.ts'
import type { Heading, Scope, StorefrontContent } from './storefront-content.ts'

const MOST_CARDS = 60
/** Cached by language, because every page shows the menu. */
const CACHED_MENUS = 20

interface ShopParts {
  readonly store: ProductStore
  readonly content: StorefrontContent
  /** Changes with every change that a list can show. */
  readonly version: () => string
  readonly wordsOf: (spoken: Spoken) => CatalogWords
}

/** A product page as a storefront shows it. */
export interface DetailRequest extends DetailSelection {
  readonly storefront: Storefront
}

export type CatalogReader = ReturnType<typeof createCatalogReader>

/**
 * Reads the catalogue: listings, search, cards, product and home page, from stores in memory. The server fills them
 * from its database, a device from its offline catalogue; the responses are the same.
 */
export function createCatalogReader({ store, content: first, version, wordsOf }: ShopParts) {
  let content = first
  const latest = () => content
  const viewOf = createPriceViews(
    (spoken) => wordsOf(spoken).labels,
    (site) => content.offersOn(site),
  )
  /** The language's own words, then English ones, each with the owner's entries. */
  const searchWordsOf = (spoken: Spoken) =>
    wordsOf(spoken).search.map((words, at) =>
      addSynonyms(words, content.synonymsIn(at === 0 ? spoken : 'en')),
    )
  const filing = createCatalogFiling({
    store,
    tree: content.tree,
    labelsOf: (spoken) => wordsOf(spoken).labels,
    searchWordsOf,
  })
  const { engine, primary, stores, indexes } = filing
  const wholeShop: Shelves = { engine, list: createListings(engine), name: '' }
  let menus = createLruCache<MenuCategory[]>(CACHED_MENUS)
  const cardsIn = createCards(store, (entry, tree) => primary.lineOf(entry, tree).at(-1)?.names)
  const findWords = createWordSearch({
    search: indexes.search,
    wordsOf: searchWordsOf,
    hasColour: (slot, families) => hasColour(store.at(slot), families),
  })
  const piecesTogether = createPiecesTogether({ store, engine })
  const liked = createLikedPieces({ store, content: latest, version })
  const { listing, search, category, collection } = createListingReader({
    store,
    content: latest,
    ...liked,
    ...createScopeProducts({ store, wholeShop, stores, findWords, ...liked, version }),
    viewOf,
    cardsIn,
    suggestIn: createPageSuggestions(latest, searchWordsOf),
    version,
  })

  function cards(spus: readonly string[], storefront: Storefront): ProductCard[] {
    return spus.flatMap((spu) => store.bySpu(spu) ?? []).map(cardsIn(viewOf(storefront), content.tree))
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
      related: offeredSpus(store, about.texts.related),
      bundle: offeredSpus(store, about.texts.bundle),
      sets: presentSets(entry, content.offersOn(storefront.site).sets, { store, view }),
    }
    return presentDetail(parts, { skus: store.skus, view, content }, selection)
  }

  return {
    listing,
    search,
    category,
    collection,
    cards,
    cardsNamed: (spus: string, storefront: Storefront) => cards(spusNamed(spus), storefront),
    together: (goesWith: GoesWith, storefront: Storefront) => cards(piecesTogether(goesWith), storefront),
    detail,
    heading: (scope: Scope, storefront: Storefront): Heading | undefined =>
      liked.headingIn(scope, viewOf(storefront)),
    categories(storefront: Storefront): MenuCategory[] {
      const { spoken, name } = viewOf(storefront)
      return menus.of(spoken, () => presentMenu(content, name))
    },
    /** Products that lists show, in the shop's own order. */
    listed: (most: number): Pick<ProductEntry, 'slug' | 'spu'>[] =>
      engine
        .query({ scope: 'all', filters: {}, sort: 'recommended', page: 1, pageSize: most })
        .spus.flatMap((spu) => store.bySpu(spu) ?? []),
    trending: () => TRENDING.map((keywords) => ({ keywords: keywords as string, url: searchPath(keywords) })),
    home(storefront: Storefront) {
      const { name } = viewOf(storefront)
      const spusOf = (scope: Scope, pageSize: number) => {
        const query = { filters: {}, sort: 'recommended', page: 1, pageSize } as const
        const list = listing(scope, query, storefront)
        return list?.productList.map((card) => card.spuCode) ?? []
      }
      return { version: version(), ...presentHome(content, { name, spusOf }) }
    },
    /** SKUs that a store has now; without this call no list of that store is answered. */
    setStoreStock: stores.set,
    hasStoreStock: (id: string) => stores.of(id) !== undefined,
    prepareSearch: indexes.prepare,
    changed: filing.changed,
    restocked: filing.restocked,
    refile: filing.refile,
    setContent(changed: StorefrontContent) {
      content = changed
      indexes.reword()
      menus = createLruCache(CACHED_MENUS)
    },
  }
}

/** As the call names them: SPUs with commas between. */
export function spusNamed(spus: string): string[] {
  return [...new Set(spus.split(',').map((spu) => spu.trim()))].slice(0, MOST_CARDS)
}

function offeredSpus(store: ProductStore, ids: readonly string[]): string[] {
  const entries = ids.flatMap((id) => store.byId(id) ?? [])
  return entries.filter((entry) => entry.listed && entry.onSale).map((entry) => entry.spu)
}
