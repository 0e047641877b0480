import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { count, shortText, whole } from '../fields.ts'
import { productCard } from './card-fields.ts'

/** Query of any list of products; unknown filter values are dropped, pages are 1-based (spec 2.8, 9.4). */
const listingFields = {
  page: v.optional(whole),
  pageSize: v.optional(whole),
  sort: v.optional(shortText),
  category: v.optional(shortText),
  color: v.optional(shortText),
  size: v.optional(shortText),
  price: v.optional(shortText),
  type: v.optional(shortText),
  /** Only what this store of the shop has. */
  store: v.optional(shortText),
  /** What precedes in the orders `size-first` and `store-first`: sizes, or the id of a store. */
  first: v.optional(shortText),
  /** In the address, so that a cache never mixes languages or currencies (offline.md D23). */
  lang: v.optional(shortText),
  currency: v.optional(shortText),
}

const facetValue = v.object({ key: v.string(), label: v.string(), count, hex: v.optional(v.string()) })

const titledLink = v.object({ title: v.string(), link: v.string() })

export const listing = v.object({
  productList: v.array(productCard),
  /** Shown as the total count (spec 3). */
  totalPage: count,
  page: count,
  pages: count,
  pageSize: count,
  sort: v.string(),
  /** Which products precede: sizes or store as in the address and in words, and how many of all pages they are. */
  first: v.optional(v.object({ key: v.string(), label: v.string(), count })),
  /** The search text as the server read it, if that differs from the input. */
  understood: v.optional(v.string()),
  /** Words of the catalogue that look like the input, when nothing was found. */
  nearest: v.optional(v.array(v.string())),
  /** Categories and articles named like the input, for `suggest`. */
  suggested: v.optional(v.object({ categories: v.array(titledLink), articles: v.array(titledLink) })),
  title: v.string(),
  description: v.string(),
  banner: v.string(),
  crumbs: v.array(titledLink),
  facets: v.object({
    categories: v.array(facetValue),
    colours: v.array(facetValue),
    sizes: v.array(facetValue),
    types: v.array(facetValue),
    /** Buckets `min-max` in whole major units of the requested currency. */
    prices: v.array(facetValue),
  }),
  currency: v.string(),
  /** Name of the store that the list is of. */
  store: v.optional(v.string()),
})
export type Listing = v.InferOutput<typeof listing>

export const search = endpoint('GET', '/search/search', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({
    keywords: shortText,
    /** `exact`: no word is corrected. */
    spelling: v.optional(v.literal('exact')),
    /** With categories and articles, for a list of suggestions. */
    suggest: v.optional(v.literal('on')),
    ...listingFields,
  }),
  output: listing,
  summary: 'Products found by words',
})

export const categoryListing = endpoint('GET', '/category/products', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({ cid: whole, ...listingFields }),
  output: listing,
  summary: 'Products of a category',
})

export const collectionListing = endpoint('GET', '/collections/products', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({ idealsRuleName: shortText, ...listingFields }),
  output: listing,
  summary: 'Products of a collection',
})

export const productCards = endpoint('GET', '/product/cards', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({
    /** Comma-separated SPUs, in the requested order. */
    spus: v.pipe(v.string(), v.maxLength(2_000)),
    lang: v.optional(shortText),
    currency: v.optional(shortText),
  }),
  output: v.array(productCard),
  summary: 'Cards of named products (rails, wishlist, recently seen)',
})

export const hotSearch = endpoint('GET', '/search/hot', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({ lang: v.optional(shortText) }),
  output: v.array(v.object({ keywords: v.string(), url: v.string() })),
  summary: 'Trending keywords (spec 9.2)',
})
