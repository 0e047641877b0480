import * as v from 'valibot'
import { isPhotoAddress, LARGEST_PHOTO_BYTES, MOST_PHOTOS } from '#domain/reviews/review-photos.ts'
import { CURSOR, REVIEW_SORTS } from '#domain/reviews/review-sorts.ts'
import { checkReview, FITS, LONGEST_TEXT, LONGEST_TITLE } from '#domain/reviews/review.ts'
import { endpoint } from './endpoint.ts'
import { count, flag, many, shortText, spu, whole } from './fields.ts'
import { perTenMinutes } from './rate-limit.ts'

/** A buyer's review (spec 5, 9.4) and its photos (decision 0126). */

const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most))

const rating = v.pipe(whole, v.minValue(1), v.maxValue(5))

const said = {
  rating,
  fit: v.picklist(FITS),
  title: text(LONGEST_TITLE),
  text: text(LONGEST_TEXT),
  anonymous: flag,
}

/** Where an uploaded photo is; width and format are added (`PHOTO_WIDTHS`). */
const photoAddress = v.pipe(v.string(), v.check(isPhotoAddress, 'an uploaded photo'))

/** A file, as browsers and the server have it. */
export interface SentFile {
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

const file = v.custom<SentFile>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'arrayBuffer' in value &&
    'size' in value &&
    'type' in value,
  'a file',
)

/** Room for the other fields and what divides them. */
const AROUND_A_FILE = 16 * 1024

export const uploadImage = endpoint('POST', '/customer/uploadImage', {
  kind: 'write',
  access: 'anyone',
  body: 'multipart',
  maxBytes: LARGEST_PHOTO_BYTES + AROUND_A_FILE,
  // Each is decoded and encoded by another process.
  limit: perTenMinutes('upload', 30),
  input: v.strictObject({ image: file, uploadType: v.picklist(['1']), spuCode: spu }),
  output: v.string(),
  summary: 'Keeps a photo for the review of a product that the caller has bought, and returns its address',
})

export const writeReview = endpoint('POST', '/review/write', {
  kind: 'queued',
  access: 'anyone',
  // Each makes every page that shows the product render again.
  limit: perTenMinutes('review', 20),
  input: v.pipe(
    v.strictObject({
      spuCode: spu,
      ...said,
      photos: v.optional(many(photoAddress, MOST_PHOTOS), []),
    }),
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
        photos: v.optional(v.array(v.string()), []),
      }),
    ),
  }),
  summary: 'Whether I may review a product, and what I have said of it',
})

const reviewPhoto = v.object({
  /** Without width and format. */
  src: v.string(),
  /** Of the largest, in pixels. */
  width: count,
  height: count,
})
export type ReviewPhoto = v.InferOutput<typeof reviewPhoto>

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
      /** Stored answers of earlier builds have none. */
      photos: v.optional(v.array(reviewPhoto), []),
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
