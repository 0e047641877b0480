import { compareColourFamilies, isColourFamily } from '../colour-families.ts'
import { LISTING_SORTS, type ListingFilters, type ListingSort, type PriceRange } from './listing-types.ts'
import { PRICE_CEILING } from './listing-price-buckets.ts'
import { compareSizes } from '../size-order.ts'

/** Page sizes offered under "Items Per Page" (spec 2.8); the first is the default (spec 9.4). */
export const PAGE_SIZES = [20, 40, 60] as const

const LARGEST_PAGE = 60
const LAST_PAGE = 100_000
/** A filter names at most this many values: enough for any user, and a bound on the work of one link. */
const MOST_VALUES = 50

/** The part of a listing that is in its address. */
export interface ListingChoices {
  readonly filters: ListingFilters
  readonly sort: ListingSort
  readonly page: number
  readonly pageSize: number
  /** Only what this store has. */
  readonly store?: string | undefined
  readonly first?: FirstChoice | undefined
}

/**
 * The orders by which some products precede the others: those in these sizes, or those of a store. The address names
 * them in `first`.
 */
export type FirstChoice =
  | { readonly sort: 'size-first'; readonly sizes: readonly string[] }
  | { readonly sort: 'store-first'; readonly store: string }
export type FirstSort = FirstChoice['sort']

/** Address parameters, each once, repeated, or with commas. Routers hand over numbers too. */
export type ListingParams = Readonly<Record<string, unknown>>

/**
 * Reads an address. Unreadable values are dropped, numbers out of range are clamped, a reversed price range is swapped.
 * The search popup requests pages of 3, so any size up to the largest is accepted.
 */
export function readListingQuery(
  params: ListingParams,
  defaultSort: ListingSort = 'recommended',
): ListingChoices {
  const [sort] = readValues(params.sort)
  return {
    filters: {
      categories: readEach(params.category, readId).sort((first, second) => first - second),
      colours: readEach(params.color, readColour).sort(compareColourFamilies),
      sizes: readEach(params.size, readSize).sort(compareSizes),
      types: readEach(params.type, readType).sort(),
      price: readPrice(readValues(params.price)[0]),
    },
    sort: LISTING_SORTS.find((known) => known === sort) ?? defaultSort,
    page: readNumber(params.page, 1, LAST_PAGE),
    pageSize: readNumber(params.pageSize, PAGE_SIZES[0], LARGEST_PAGE),
    ...readStore(params.store),
    ...readFirst(sort, params.first),
  }
}

function readValues(raw: unknown): string[] {
  if (raw === undefined) return []
  const list: readonly unknown[] = Array.isArray(raw) ? raw : [raw]
  return list
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .flatMap((value) => String(value).split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

function readEach<Value>(raw: unknown, read: (text: string) => Value | undefined): Value[] {
  const values = readValues(raw).map(read)
  return unique(values.filter((value) => value !== undefined)).slice(0, MOST_VALUES)
}

function readId(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

function readColour(text: string): string | undefined {
  const key = text.toLowerCase()
  return isColourFamily(key) ? key : undefined
}

function readSize(text: string): string | undefined {
  return /^[\p{L}\p{N}][\p{L}\p{N} ./+-]{0,19}$/u.test(text) ? text : undefined
}

function readType(text: string): string | undefined {
  const key = text.toLowerCase()
  return /^[a-z0-9][a-z0-9-]{0,39}$/.test(key) ? key : undefined
}

/** '2500-4999', '2500-' or '-4999', SGD minor units. */
function readPrice(text: string | undefined): PriceRange | undefined {
  const [, low = '', high = ''] = /^(\d{0,9})-(\d{0,9})$/.exec(text ?? '') ?? []
  if (low === '' && high === '') return undefined
  const ends = [low, high].filter((end) => end !== '').map((end) => Math.min(Number(end), PRICE_CEILING))
  if (low === '') return { max: ends[0] }
  if (high === '') return { min: ends[0] }
  return { min: Math.min(...ends), max: Math.max(...ends) }
}

function readStore(raw: unknown): { store?: string } {
  const [store = ''] = readValues(raw)
  return /^[A-Za-z0-9-]{1,32}$/.test(store) ? { store } : {}
}

function readFirst(sort: string | undefined, raw: unknown): { first?: FirstChoice } {
  if (sort === 'size-first') {
    const sizes = readEach(raw, readSize).sort(compareSizes)
    return sizes.length > 0 ? { first: { sort, sizes } } : {}
  }
  const { store } = readStore(raw)
  return sort === 'store-first' && store !== undefined ? { first: { sort, store } } : {}
}

function readNumber(raw: unknown, fallback: number, most: number): number {
  const [text = ''] = readValues(raw)
  if (!/^\d+$/.test(text) || Number(text) === 0) return fallback
  return Math.min(Number(text), most)
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}
