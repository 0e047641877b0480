import * as v from 'valibot'
import { SPOKEN } from '#domain/region/language.ts'
import { endpoint } from '../endpoint.ts'
import { count, shortText, timestamp, whole } from '../fields.ts'

/** Articles: the static pages of spec 2.2, which names their ids; the path of the call is our own choice. */

export const articleDetail = endpoint('GET', '/article/detail', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({
    articleId: v.pipe(whole, v.minValue(1), v.maxValue(999_999)),
    lang: v.optional(shortText),
    currency: v.optional(shortText),
  }),
  output: v.object({
    articleId: count,
    /** Language of the text; English where the article is not available in the requested language. */
    lang: v.picklist(SPOKEN),
    title: v.string(),
    summary: v.string(),
    /** Sanitised HTML: headings, paragraphs, lists, emphasis and links to pages of this shop. */
    content: v.string(),
    /** Address of its picture without width and format; empty without one. */
    image: v.string(),
    changedAt: timestamp,
  }),
  summary: 'One article: terms, privacy, returns and the other static pages',
})

export type Article = v.InferOutput<typeof articleDetail.output>
