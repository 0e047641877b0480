import { queryOptions } from '@tanstack/react-query'
import { categoryListing, collectionListing, hotSearch, search } from '#contract/catalog/listing.contract.ts'
import { storeList } from '#contract/catalog/navigation.contract.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { callerOf } from '#api/call.ts'
import { localeParams } from './product-queries.ts'
import { CATALOGUE_FRESH_MS, SELDOM_MS } from './stale-times.ts'

/** Which list of products: a category, a collection, or a search. */
export type ListingScope =
  | { readonly kind: 'category'; readonly cid: number }
  | { readonly kind: 'collection'; readonly name: string }
  | {
      readonly kind: 'search'
      readonly keywords: string
      readonly spelling?: 'exact' | undefined
    }

/** What the address says besides the scope, as raw text. */
export interface ListingSearch {
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
  readonly sort?: string | undefined
  readonly category?: string | undefined
  readonly color?: string | undefined
  readonly size?: string | undefined
  readonly price?: string | undefined
  readonly type?: string | undefined
  readonly store?: string | undefined
  readonly first?: string | undefined
}

export function listingQuery(storefront: Storefront, scope: ListingScope, wanted: ListingSearch) {
  return queryOptions({
    queryKey: ['listing', scope, wanted, storefront.language, storefront.currency],
    queryFn: ({ client, signal }) => {
      const call = callerOf(client)
      const fields = { ...wanted, ...localeParams(storefront) }
      switch (scope.kind) {
        case 'category':
          return call(categoryListing, { cid: scope.cid, ...fields }, { signal })
        case 'collection':
          return call(collectionListing, { idealsRuleName: scope.name, ...fields }, { signal })
        case 'search':
          return call(search, { keywords: scope.keywords, spelling: scope.spelling, ...fields }, { signal })
      }
    },
    staleTime: CATALOGUE_FRESH_MS,
  })
}

/** Popup page size 3 (spec 9.2). */
export const POPUP_RESULTS = 3

export function quickSearchQuery(storefront: Storefront, keywords: string) {
  return queryOptions({
    queryKey: ['quick-search', keywords, storefront.language, storefront.currency],
    queryFn: ({ client, signal }) =>
      callerOf(client)(
        search,
        { keywords, page: 1, pageSize: POPUP_RESULTS, suggest: 'on', ...localeParams(storefront) },
        { signal },
      ),
    enabled: keywords !== '',
    staleTime: CATALOGUE_FRESH_MS,
  })
}

/** The shop's stores, for the filter "In my store". */
export function storesQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['stores', storefront.language],
    queryFn: ({ client, signal }) => callerOf(client)(storeList, { lang: storefront.language }, { signal }),
    staleTime: SELDOM_MS,
  })
}

export function trendingQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['trending', storefront.language],
    queryFn: ({ client, signal }) => callerOf(client)(hotSearch, { lang: storefront.language }, { signal }),
    staleTime: SELDOM_MS,
  })
}
