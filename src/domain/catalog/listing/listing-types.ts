export const LISTING_SORTS = [
  'recommended',
  'newest',
  'price-asc',
  'price-desc',
  'best-selling',
  'relevance',
] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

/**
 * Products to list: a category or collection, or the results of a text search, best first (the order of 'relevance').
 */
export type ListingScope =
  | 'all'
  | { readonly category: number }
  | { readonly collection: string }
  | { readonly spus: readonly string[] }
  | PlacedProducts

/** Products in an order of their own, as the engine that returned them finds them until one is removed. */
export interface PlacedProducts {
  readonly slots: ArrayLike<number> & Iterable<number>
}

/** SGD minor units, both ends included. */
export interface PriceRange {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** Values of one filter widen the listing, different filters narrow it. An empty or absent filter matches everything. */
export interface ListingFilters {
  readonly categories?: readonly number[] | undefined
  readonly colours?: readonly string[] | undefined
  readonly sizes?: readonly string[] | undefined
  readonly price?: PriceRange | undefined
  readonly types?: readonly string[] | undefined
}

/** Products that come first: those that can be bought in one of these sizes and a chosen colour, or those placed here. */
export type ListingFirst = { readonly sizes: readonly string[] } | PlacedProducts

export interface ListingQuery {
  readonly scope: ListingScope
  readonly filters: ListingFilters
  readonly sort: ListingSort
  /** These products of the list precede all others; `sort` orders both parts. */
  readonly first?: ListingFirst | undefined
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

export interface KeyCount {
  readonly key: string
  readonly count: number
}

export interface PriceBucket {
  readonly min: number
  readonly max: number
  readonly count: number
}

/** Each facet is counted with all the other filters applied, so that its own values can be compared and exchanged. */
export interface ListingFacets {
  readonly categories: readonly { readonly id: number; readonly count: number }[]
  readonly colours: readonly KeyCount[]
  readonly sizes: readonly KeyCount[]
  readonly types: readonly KeyCount[]
  /** SGD minor units; both 0 when nothing is left. A bucket used as a price filter lists exactly `count` products. */
  readonly price: { readonly min: number; readonly max: number; readonly buckets: readonly PriceBucket[] }
}

export interface ListingAnswer {
  readonly spus: readonly string[]
  readonly total: number
  /** How many of them come first, on all pages; 0 without `first` in the query. */
  readonly first: number
  readonly page: number
  readonly pages: number
  readonly facets: ListingFacets
}
