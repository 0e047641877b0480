import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { compiledText, count, names, shortText, whole } from '../fields.ts'

/**
 * The whole catalogue as a download: every product and its surroundings, in one language (and English) and in Singapore
 * cents. The device converts them by the server's rule, so that one package serves every currency.
 */

const column = v.union([
  v.array(v.unknown()),
  v.object({ d: v.array(v.unknown()), i: v.array(v.pipe(v.number(), v.integer())) }),
])
const columns = v.record(v.string(), column)
const packed = v.object({ products: columns, colours: columns, reviews: columns })

const named = v.tuple([v.string(), names])

const packagedContent = v.object({
  categories: v.array(
    v.object({
      id: v.number(),
      parent: v.nullable(v.number()),
      level: v.number(),
      position: v.number(),
      slug: v.string(),
      color: v.string(),
      names,
      bannerIcon: v.string(),
      about: v.exactOptional(names),
    }),
  ),
  collections: v.array(v.object({ key: v.string(), names, about: names, banner: v.string() })),
  stores: v.array(named),
  home: v.object({
    hero: v.object({
      title: names,
      text: names,
      action: names,
      link: v.string(),
      wide: v.string(),
      tall: v.string(),
    }),
    banners: v.array(v.string()),
    rails: v.array(v.string()),
  }),
  sizeTables: v.array(named),
  /** The owner's synonyms by language, and the articles: a package of an older build has none. */
  synonyms: v.exactOptional(v.array(v.tuple([v.string(), v.string()]))),
  articles: v.exactOptional(v.array(v.object({ link: v.string(), names, about: names }))),
  /** The words of the catalogue itself, by language: its own and English ones. */
  words: v.record(v.string(), v.record(v.string(), compiledText)),
})

export const offlinePackagePart = endpoint('GET', '/catalog/bundle', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  cache: 'immutable',
  input: v.strictObject({
    /** As `bundleDelta` names it. The response is at least as new; later changes are in the delta from it. */
    version: shortText,
    part: whole,
    /** Number of parts into which the products are divided by their ids: the same on every node and at any time. */
    of: whole,
    lang: shortText,
  }),
  output: v.object({
    version: v.string(),
    part: count,
    of: count,
    asOf: v.number(),
    products: packed,
    /** In the first part only: categories, collections, home page, size tables, labels. */
    content: v.nullable(packagedContent),
  }),
  summary: 'A part of the whole catalogue, to be kept on a device',
})
export type OfflinePackagePart = v.InferOutput<typeof offlinePackagePart.output>

export const offlinePackageDelta = endpoint('GET', '/catalog/bundleDelta', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  cache: 'revalidate',
  input: v.strictObject({ from: v.optional(shortText), lang: shortText }),
  output: v.object({
    version: v.string(),
    asOf: v.number(),
    /** The given version is unknown or too much has changed: fetch all parts. */
    whole: v.boolean(),
    /** How many parts, and how many products in them. */
    parts: count,
    total: count,
    /** New and changed products, stock included. */
    products: packed,
    content: v.nullable(packagedContent),
  }),
  summary: 'What has changed in the catalogue since a version',
})
export type OfflinePackageDelta = v.InferOutput<typeof offlinePackageDelta.output>
