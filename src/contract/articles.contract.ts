import * as v from 'valibot'
import { SPOKEN } from '#domain/region/language.ts'
import { endpoint } from './endpoint.ts'
import { count, shortText, timestamp, whole } from './fields.ts'

/** Articles of the shop: the static pages of spec 2.2, which names their ids; the call's path is ours. */

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
    /** Language of the words; English where the article is not written in the language asked for. */
    lang: v.picklist(SPOKEN),
    title: v.string(),
    summary: v.string(),
    /** Sanitised HTML: headings, paragraphs, lists, emphasis and links to pages of this shop. */
    content: v.string(),
    changedAt: timestamp,
  }),
  summary: 'One article: terms, privacy, returns and the other static pages',
})

export type Article = v.InferOutput<typeof articleDetail.output>
