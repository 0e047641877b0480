import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { compiledText, count, many, nothing, opaqueShopper, shortText, spu } from '../fields.ts'
import { OWN_CHANGES } from '../rate-limit.ts'

/** What every page needs: categories, languages, currencies, texts, versions, the current user (spec 7.2). */

export interface Category {
  categoriesId: number
  categoryName: string
  href: string | null
  color: string
  level: number
  /** JSON text: `[{ bannerIconIcon, bannerLink }]` (spec 3). */
  bannerIcon: string
  subCategory: Category[]
}

const category: v.GenericSchema<Category> = v.object({
  categoriesId: v.number(),
  categoryName: v.string(),
  href: v.nullable(v.string()),
  color: v.string(),
  level: v.number(),
  bannerIcon: v.string(),
  subCategory: v.lazy(() => v.array(category)),
})

export const cateTree = endpoint('GET', '/common/cateTree', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({ lang: v.optional(shortText) }),
  output: v.array(category),
  summary: 'The category tree, three levels deep',
})

/** In degrees; absent where the owner has named no place, and in a response cached by an older build. */
const geoPoint = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})

export const storeList = endpoint('GET', '/common/storeList', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({ lang: v.optional(shortText) }),
  output: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      place: v.exactOptional(geoPoint),
      /** Absent in a response cached by an older build. */
      address: v.exactOptional(v.string()),
      /** Opening hours; absent where they are not known. */
      hours: v.exactOptional(v.string()),
    }),
  ),
  summary: "The shop's stores, in the owner's order",
})

export const langList = endpoint('GET', '/common/LangList', {
  kind: 'read',
  access: 'anyone',
  input: nothing,
  output: v.object({
    current: v.string(),
    langList: v.array(
      v.object({ code: v.string(), value: v.string(), urlPrefix: v.string(), imgUrl: v.string() }),
    ),
  }),
  summary: 'Languages the site speaks',
})

export const currencyList = endpoint('GET', '/common/currencyList', {
  kind: 'read',
  access: 'anyone',
  input: nothing,
  output: v.object({
    current: v.string(),
    currencyList: v.array(v.object({ value: v.string(), urlPrefix: v.string(), imgUrl: v.string() })),
  }),
  summary: 'Currencies the site takes',
})

export const changeLang = endpoint('POST', '/common/changeLang', {
  kind: 'write',
  access: 'anyone',
  limit: OWN_CHANGES,
  input: v.strictObject({ changedLang: shortText }),
  output: v.object({ urlPrefix: v.string() }),
  summary: 'Remembers the language; answers the prefix of its pages',
})

export const changeCurrency = endpoint('POST', '/common/changeCurrency', {
  kind: 'write',
  access: 'anyone',
  limit: OWN_CHANGES,
  input: v.strictObject({ changedCurrency: shortText }),
  output: v.object({ currency: v.string() }),
  summary: 'Remembers the currency',
})

/** Page groups of texts (spec 7.2). */
export const PAGE_GROUPS = [
  'address',
  'order',
  'cart',
  'checkout',
  'global',
  'home',
  'mypoints',
  'productList',
  'userList',
  'reward',
] as const
/** What a device keeps of a language besides: labels of the catalogue and the words its search understands. */
export const PACK_GROUPS = [...PAGE_GROUPS, 'catalog'] as const
export type PackGroup = (typeof PACK_GROUPS)[number]

export const getLang = endpoint('GET', '/lang/getLang', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  // Not `immutable`: during an update, another node may answer the new version's address with the old texts.
  cache: 'revalidate',
  input: v.strictObject({
    pages: many(v.picklist(PACK_GROUPS), PACK_GROUPS.length),
    /**
     * Content hash from `getVersions`; puts the version into the address, so that a pack can be cached without limit.
     */
    version: v.optional(shortText),
    /** Language code; the `lang` header decides when it is left out. */
    lang: v.optional(shortText),
  }),
  /** Compiled messages under `{group}_{id}`; a text is a string or a compiled message (a list). */
  output: v.record(v.string(), compiledText),
  summary: 'Texts of the page groups asked for',
})

/** Resources with a version (spec 7.2). */
const CONFIGS = ['lang_version', 'banner_home', 'catalog'] as const

export const getVersions = endpoint('GET', '/common/getVersions', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({
    /** All of them if none is named. */
    configs: v.optional(many(v.picklist(CONFIGS)), [...CONFIGS]),
    lang: v.optional(shortText),
  }),
  output: v.object({
    lang_version: v.optional(v.string()),
    banner_home: v.optional(v.string()),
    catalog: v.optional(v.string()),
  }),
  summary: 'Versions of what the client keeps',
})

const topMessage = v.object({
  msg: v.string(),
  url: v.string(),
  popInfo: v.string(),
  /** A countdown of this many hours that starts over and over; times in seconds (spec 2.7). */
  countdown: v.exactOptional(
    v.object({ startTime: v.number(), hours: v.number(), endTime: v.exactOptional(v.number()) }),
  ),
})
export type TopMessage = v.InferOutput<typeof topMessage>

export const commonInfo = endpoint('GET', '/common/commonInfo', {
  kind: 'read',
  access: 'anyone',
  input: nothing,
  output: v.object({
    isLogin: v.picklist([0, 1]),
    cartQty: count,
    topMessage: v.array(topMessage),
    isGuide: v.picklist([0, 1]),
    guideCode: v.string(),
    nickname: v.string(),
    couponNum: count,
    email: v.string(),
    customersId: v.string(),
    /** Operations are bound to it. */
    shopper: opaqueShopper,
  }),
  summary: 'The caller, with the counts of cart and wishlist',
})

export const seoInfo = endpoint('GET', '/seo/info', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({
    page: v.picklist(['product', 'collection', 'category', 'home']),
    keyword: v.optional(v.union([spu, shortText])),
    lang: v.optional(shortText),
  }),
  output: v.object({ title: v.string(), description: v.string() }),
  summary: 'Title (tags stripped) and description for search engines',
})

export const homePage = endpoint('GET', '/home/page', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({ lang: v.optional(shortText) }),
  output: v.object({
    version: v.string(),
    hero: v.object({
      title: v.string(),
      text: v.string(),
      link: v.string(),
      action: v.string(),
      wide: v.string(),
      tall: v.string(),
    }),
    banners: v.array(v.object({ title: v.string(), link: v.string(), image: v.string() })),
    rails: v.array(
      v.object({ key: v.string(), title: v.string(), link: v.string(), spus: v.array(v.string()) }),
    ),
    /** The shop has stores to collect in. */
    hasStores: v.boolean(),
  }),
  summary: 'The home page: hero, banners, rails of products',
})
