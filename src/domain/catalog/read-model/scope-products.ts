import type { Spoken } from '../../region/language.ts'
import type { ListingScope, PlacedProducts } from '../listing/listing-types.ts'
import type { createWordSearch, WordMatches } from '../search/word-search.ts'
import type { createLikedPieces } from './liked-pieces.ts'
import type { Shelves } from './list-engine.ts'
import { createLruCache } from './memo.ts'
import { createListings } from './price-listing.ts'
import type { PriceView } from './price-view.ts'
import type { ProductStore } from './product-store.ts'
import type { createStoreEngines } from './store-engines.ts'
import type { Scope } from './storefront-content.ts'

/** Results of searches, apart from page, filters and order; of a hundred thousand products 'dress' finds a third. */
const CACHED_SEARCHES = 60
interface SearchMatches extends Pick<WordMatches, 'understood' | 'nearest' | 'colours'> {
  readonly scope: PlacedProducts
}

interface ScopeParts extends Pick<ReturnType<typeof createLikedPieces>, 'likedBy' | 'likesOf'> {
  readonly store: ProductStore
  readonly wholeShop: Shelves
  readonly stores: ReturnType<typeof createStoreEngines>
  readonly findWords: ReturnType<typeof createWordSearch>
  readonly version: () => string
}

/** The products of a list before its filters: of a category, a collection, a search or a piece's likes. */
export function createScopeProducts(parts: ScopeParts) {
  const { store, wholeShop, stores, findWords, likedBy, likesOf, version } = parts
  const searches = createLruCache<SearchMatches>(CACHED_SEARCHES)

  function* spusAt(slots: Int32Array): Iterable<string> {
    for (const slot of slots) {
      const entry = store.at(slot)
      if (entry) yield entry.spu
    }
  }

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

  return { shelvesOf, productsIn }
}

function listingScope({ kind, key }: Scope): ListingScope {
  return kind === 'category' ? { category: Number(key) } : { collection: key }
}
