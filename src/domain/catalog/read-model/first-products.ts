import type { FirstChoice } from '../listing/listing-query.ts'
import type { ListingFirst, ListingQuery, ListingScope, PlacedProducts } from '../listing/listing-types.ts'
import type { Names } from './entries.ts'
import { createLruCache } from './memo.ts'
import type { PriceView } from './price-view.ts'
import type { Shelves } from './list-engine.ts'
import type { Scope } from './storefront-content.ts'

/** What a store has of a list, apart from page and order. */
const CACHED_PLACED = 60

interface FirstParts {
  readonly shelvesOf: (store: string) => Shelves | undefined
  /** The products of a list before its filters, from the engine of these shelves. */
  readonly scopeOn: (scope: Scope, view: PriceView, shelves: Shelves) => ListingScope
  readonly storeNames: (store: string) => Names | undefined
  /** Changes with every change that a list can show. */
  readonly version: () => string
}

interface FilteredList {
  readonly scope: Scope
  readonly filters: ListingQuery['filters']
  readonly view: PriceView
}

interface First {
  readonly products: ListingFirst
  /** As the address names it. */
  readonly key: string
  readonly label: string
}

/** What precedes in a list (decision 0184), with its name; undefined: a store whose stock was not read. */
export function createFirstProducts({ shelvesOf, scopeOn, storeNames, version }: FirstParts) {
  const placed = createLruCache<PlacedProducts>(CACHED_PLACED)

  function place(shelves: Shelves, inStore: Shelves, { scope, filters, view }: FilteredList): PlacedProducts {
    const { kind, spelling, key } = scope
    const list = [version(), shelves.name, inStore.name, view.key, kind, spelling, key, filters]
    return placed.of(JSON.stringify(list), () => {
      const query = { filters, sort: 'recommended', page: 1, pageSize: inStore.engine.size } as const
      const { answer } = inStore.list({ scope: scopeOn(scope, view, inStore), query }, view)
      return shelves.engine.place(answer.spus)
    })
  }

  return function firstOn(shelves: Shelves, choice: FirstChoice, list: FilteredList): First | undefined {
    if (choice.sort === 'size-first') {
      const { sizes } = choice
      return { products: { sizes }, key: sizes.join(','), label: sizes.join(', ') }
    }
    const { store } = choice
    const inStore = shelvesOf(store)
    const names = storeNames(store)
    if (!inStore || !names) return undefined
    return { products: place(shelves, inStore, list), key: store, label: list.view.name(names) }
  }
}
