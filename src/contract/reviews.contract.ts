import * as v from 'valibot'
import { CURSOR, REVIEW_SORTS } from '#domain/reviews/review-sorts.ts'
import { checkReview, FITS, LONGEST_TEXT, LONGEST_TITLE } from '#domain/reviews/review.ts'
import { endpoint } from './endpoint.ts'
import { count, flag, shortText, spu, whole } from './fields.ts'
import { perTenMinutes } from './rate-limit.ts'

/** A buyer's review (spec 5, 9.4); photos are not supported. */

const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most))

const rating = v.pipe(whole, v.minValue(1), v.maxValue(5))

const said = {
  rating,
  fit: v.picklist(FITS),
  title: text(LONGEST_TITLE),
  text: text(LONGEST_TEXT),
  anonymous: flag,
}

export const writeReview = endpoint('POST', '/review/write', {
  kind: 'queued',
  access: 'anyone',
  // Each makes every page that shows the product render again.
  limit: perTenMinutes('review', 20),
  input: v.pipe(
    v.strictObject({ spuCode: spu, ...said }),
    v.check((review) => Object.keys(checkReview(review)).length === 0, 'at least two words'),
  ),
  output: v.object({ spuCode: v.string() }),
  summary: 'Writes the review of a product that the caller has bought, or replaces it',
})

export const myReview = endpoint('GET', '/review/mine', {
  kind: 'read',
  access: 'anyone',
  input: v.strictObject({ spuCode: spu }),
  output: v.object({
    /** The user has a paid order with it. */
    bought: v.boolean(),
    /** The author shown with the review: first name and initial of that order; empty where the order has no name. */
    name: v.string(),
    review: v.optional(
      v.object({
        ...said,
        rating: v.number(),
        fit: v.picklist(FITS),
        title: v.string(),
        text: v.string(),
        anonymous: v.boolean(),
      }),
    ),
  }),
  summary: 'Whether I may review a product, and what I have said of it',
})

export const reviewPage = v.object({
  list: v.array(
    v.object({
      id: v.string(),
      rating: v.number(),
      title: v.string(),
      text: v.string(),
      /** Of title and text (BCP 47): readers may speak another language. */
      lang: v.string(),
      author: v.string(),
      createdAt: v.number(),
      helpful: count,
      fit: v.string(),
      size: v.string(),
    }),
  ),
  /** `after` of the next page; empty on the last one. */
  next: v.string(),
})
export type ReviewPage = v.InferOutput<typeof reviewPage>
export type Review = ReviewPage['list'][number]

export const reviewTally = v.object({
  /** How many gave one star, two, … five. */
  stars: v.array(count),
  fits: v.object({ small: count, true: count, large: count }),
})

export const reviewList = endpoint('GET', '/review/list', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({
    spuCode: spu,
    sort: v.optional(v.picklist(REVIEW_SORTS)),
    stars: v.optional(rating),
    /** The size that the reviewer bought. */
    size: v.optional(v.pipe(shortText, v.nonEmpty())),
    after: v.optional(v.pipe(v.string(), v.regex(CURSOR, 'a page of reviews'))),
    lang: v.optional(shortText),
  }),
  output: reviewPage,
  summary: 'Reviews of a product, also of some stars or one size, in one order, a page at a time',
})
