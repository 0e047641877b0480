import * as v from 'valibot'
import type { ListingSearch } from '#data/listings.ts'
import { PAGE_SIZES } from '#domain/catalog/listing-query.ts'

/** The filters of a list, in the order in which they are offered (spec 2.8). */
export const FACETS = ['category', 'color', 'size', 'price', 'type'] as const
export type Facet = (typeof FACETS)[number]

/** A range of prices excludes the others; of all else several can be on. */
const SINGLE: ReadonlySet<Facet> = new Set(['price'])

/** How many pages one address may show at once (Show More): a bound on what a link can ask of the shop. */
const MOST_PAGES = 10

/**
 * Whatever an address holds: words that cannot be understood are dropped, never an error page. A word of digits (size
 * 24, category 159819) stays the number that the router reads it as, or the router would write it in quotes.
 */
const word = v.fallback(
  v.optional(
    v.union([
      v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,14})$/), v.transform(Number)),
      v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    ]),
  ),
  undefined,
)
const number = v.fallback(
  v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(100_000)),
  ),
  undefined,
)

/** Everything about a list that its address says (style.md 6). */
export const listingSearch = v.object({
  category: word,
  color: word,
  size: word,
  price: word,
  type: word,
  sort: word,
  page: number,
  pageSize: number,
  /** Show More: the last page shown along with `page`. */
  through: number,
  /** View As: fewer, larger pictures. */
  view: v.fallback(v.optional(v.picklist(['large'])), undefined),
})
export type ListingAddress = v.InferOutput<typeof listingSearch>

/** The pages of the list that are shown one below the other. */
export function pagesShown({ page = 1, through = page }: ListingAddress): readonly number[] {
  const last = Math.min(Math.max(page, through), page + MOST_PAGES - 1)
  return Array.from({ length: last - page + 1 }, (_, index) => page + index)
}

/** What is asked of the shop for one of them. */
export function askFor(address: ListingAddress, page: number): ListingSearch {
  const text = (word: string | number | undefined) => (word === undefined ? undefined : String(word))
  return {
    category: text(address.category),
    color: text(address.color),
    size: text(address.size),
    price: text(address.price),
    type: text(address.type),
    sort: text(address.sort),
    page,
    pageSize: address.pageSize,
  }
}

export function chosenIn(address: ListingAddress, facet: Facet): readonly string[] {
  const word = address[facet]
  return word === undefined ? [] : String(word).split(',').filter((key) => key !== '')
}

/** The address with one value more or less; the list then starts at its first page. */
export function toggled(address: ListingAddress, facet: Facet, key: string): ListingAddress {
  const chosen = chosenIn(address, facet)
  const rest = chosen.filter((other) => other !== key)
  const others = SINGLE.has(facet) ? [] : rest
  const next = chosen.includes(key) ? rest : [...others, key]
  return fromStart({ ...address, [facet]: next.length > 0 ? next.join(',') : undefined })
}

/** The address with all filters off. */
export function cleared(address: ListingAddress): ListingAddress {
  return fromStart({
    ...address,
    category: undefined,
    color: undefined,
    size: undefined,
    price: undefined,
    type: undefined,
  })
}

export function fromStart(address: ListingAddress): ListingAddress {
  return { ...address, page: undefined, through: undefined }
}

export function filterCount(address: ListingAddress): number {
  return FACETS.reduce((count, facet) => count + chosenIn(address, facet).length, 0)
}

/** A page of the same list, by itself. */
export function atPage(address: ListingAddress, page: number): ListingAddress {
  return { ...address, page: page === 1 ? undefined : page, through: undefined }
}

/** Writes an address, what goes without saying left out. */
export function listingHref(path: string, address: ListingAddress): string {
  const defaults: Readonly<Record<string, unknown>> = { page: 1, pageSize: PAGE_SIZES[0] }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(address)) {
    if (value !== undefined && value !== defaults[key]) query.set(key, String(value))
  }
  const text = query.toString().replaceAll('%2C', ',')
  return text ? `${path}?${text}` : path
}
