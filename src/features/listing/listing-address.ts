import * as v from 'valibot'
import type { ListingSearch } from '#queries/listing-queries.ts'
import { PAGE_SIZES } from '#domain/catalog/listing/listing-query.ts'

/** The filters of a list, in the order in which they are offered (spec 2.8). */
export const FACETS = ['category', 'color', 'size', 'price', 'type', 'store'] as const
export type Facet = (typeof FACETS)[number]

/** A price range or store excludes the others; other filters take several values. */
const SINGLE: ReadonlySet<Facet> = new Set(['price', 'store'])

export function isSingle(facet: Facet): boolean {
  return SINGLE.has(facet)
}

/** How many products one address may show at once (Show More): a bound on the work of one link. */
const MOST_SHOWN = 240

/**
 * Reads any query: unreadable values are dropped, never an error page. Digits (size 24, category 159819) stay the
 * number that the router reads, or the router would write them in quotes.
 */
const word = v.fallback(
  v.optional(
    v.union([
      // A form without scripts repeats a field for each of its values.
      v.pipe(
        v.array(v.union([v.string(), v.number()])),
        v.transform((values) => values.join(',')),
        v.minLength(1),
        v.maxLength(200),
      ),
      v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,14})$/), v.transform(Number)),
      v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    ]),
  ),
  undefined,
)
const number = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(99_999),
)

/** The state of a list, all of it from its address. */
export const listingSearch = v.object({
  category: word,
  color: word,
  size: word,
  price: word,
  type: word,
  store: word,
  sort: word,
  /** What precedes in the orders `size-first` and `store-first`. */
  first: word,
  /** A page, or after Show More the first and the last page shown: `1-3`. */
  page: v.fallback(
    v.optional(v.union([number, v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}-[1-9]\d{0,4}$/))])),
    undefined,
  ),
  pageSize: v.fallback(v.optional(number), undefined),
  /** View As: fewer, larger pictures. */
  view: v.fallback(v.optional(v.picklist(['large'])), undefined),
  /** The filters stand open as a form, for browsers without scripts. */
  filters: v.fallback(v.optional(v.literal('open')), undefined),
  /** Disables spelling correction of a search. */
  spelling: v.fallback(v.optional(v.literal('exact')), undefined),
})
export type ListingAddress = v.InferOutput<typeof listingSearch>

/**
 * The dependencies of a route's loader: the fields above in a fixed order and nothing else. The server drops fields
 * that a page does not use and orders the rest; if the loader compared those, a page would load again after hydration.
 */
export function listingDeps(address: ListingAddress): ListingAddress {
  return v.parse(listingSearch, address)
}

/** The pages of the list that are shown one below the other. */
export function pagesShown({ page = 1, pageSize = PAGE_SIZES[0] }: ListingAddress): readonly number[] {
  const [first = 1, last = first] = String(page).split('-').map(Number)
  const most = Math.max(1, Math.floor(MOST_SHOWN / pageSize))
  const count = Math.min(Math.max(1, last - first + 1), most)
  return Array.from({ length: count }, (_, index) => first + index)
}

/** The address with the next page below; undefined at the limit of one page. */
export function withMore(address: ListingAddress): ListingAddress | undefined {
  const shown = pagesShown(address)
  const next = { ...address, page: `${shown[0]}-${(shown.at(-1) ?? 1) + 1}` }
  return pagesShown(next).length > shown.length ? next : undefined
}

/** The query for one of these pages. */
export function requestOf(address: ListingAddress, page: number): ListingSearch {
  const text = (word: string | number | undefined) => (word === undefined ? undefined : String(word))
  return {
    category: text(address.category),
    color: text(address.color),
    size: text(address.size),
    price: text(address.price),
    type: text(address.type),
    store: text(address.store),
    sort: text(address.sort),
    first: text(address.first),
    page,
    pageSize: address.pageSize,
  }
}

export function chosenIn(address: ListingAddress, facet: Facet): readonly string[] {
  const word = address[facet]
  return word === undefined
    ? []
    : String(word)
        .split(',')
        .filter((key) => key !== '')
}

/** The address with one value added or removed; the list then starts at its first page. */
export function toggled(address: ListingAddress, facet: Facet, key: string): ListingAddress {
  const chosen = chosenIn(address, facet)
  const rest = chosen.filter((other) => other !== key)
  const others = SINGLE.has(facet) ? [] : rest
  const next = chosen.includes(key) ? rest : [...others, key]
  return withValues(address, facet, next)
}

/** The address with exactly these values of one filter. */
export function withValues(address: ListingAddress, facet: Facet, keys: readonly string[]): ListingAddress {
  return fromStart({
    ...address,
    [facet]: keys.length > 0 ? keys.join(',') : undefined,
  })
}

/** The address without filters. */
export function cleared(address: ListingAddress): ListingAddress {
  return fromStart({
    ...address,
    category: undefined,
    color: undefined,
    size: undefined,
    price: undefined,
    type: undefined,
    store: undefined,
  })
}

export function fromStart(address: ListingAddress): ListingAddress {
  return { ...address, page: undefined }
}

/** The address to save: the list with its filters, whatever page and order it is read in. */
export function savedAddress(address: ListingAddress): ListingAddress {
  return {
    ...fromStart(address),
    pageSize: undefined,
    sort: undefined,
    first: undefined,
    view: undefined,
    filters: undefined,
  }
}

export function filterCount(address: ListingAddress): number {
  return FACETS.reduce((count, facet) => count + chosenIn(address, facet).length, 0)
}

/** One page of the same list. */
export function atPage(address: ListingAddress, page: number): ListingAddress {
  return { ...address, page: page === 1 ? undefined : page }
}

/** Writes an address without defaults. */
export function listingHref(path: string, address: ListingAddress): string {
  const defaults: Readonly<Record<string, unknown>> = { page: 1, pageSize: PAGE_SIZES[0] }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(address)) {
    if (value !== undefined && value !== defaults[key]) query.set(key, String(value))
  }
  const text = query.toString().replaceAll('%2C', ',')
  return text ? `${path}?${text}` : path
}
