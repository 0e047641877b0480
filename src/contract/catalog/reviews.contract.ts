import * as v from 'valibot'
import { isPhotoAddress, MOST_PHOTOS } from '#domain/reviews/review-photos.ts'
import { readVideoAddress, VIDEO_KINDS } from '#domain/reviews/review-video.ts'
import { CURSOR, REVIEW_SORTS } from '#domain/reviews/review-sorts.ts'
import { checkReview, FITS, LONGEST_TEXT, LONGEST_TITLE } from '#domain/reviews/review.ts'
import { readBuild } from '#domain/reviews/reviewer-body.ts'
import { uploadedPhoto } from '../notices/uploads.contract.ts'
import { measure } from '../body-fields.ts'
import { endpoint } from '../endpoint.ts'
import { count, flag, jsonText, many, shortText, spu, whole } from '../fields.ts'
import { perTenMinutes } from '../rate-limit.ts'

/** A buyer's review (spec 5, 9.4), its photos (decision 0126) and its video (decision 0145). */

const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most))

const rating = v.pipe(whole, v.minValue(1), v.maxValue(5))

const said = {
  rating,
  fit: v.picklist(FITS),
  title: text(LONGEST_TITLE),
  text: text(LONGEST_TEXT),
  anonymous: flag,
}

/** What the author shows of their body, in millimetres; only what they agree to show. */
export const reviewerBody = v.strictObject({
  height: v.optional(measure('height')),
  bust: v.optional(measure('bust')),
  waist: v.optional(measure('waist')),
  hip: v.optional(measure('hip')),
})

/** Where an uploaded video is; empty for none. */
const videoAddress = v.pipe(
  v.string(),
  v.check((address) => address === '' || readVideoAddress(address) !== undefined, 'an uploaded video'),
)
const coverAddress = v.pipe(
  v.string(),
  v.check((address) => address === '' || isPhotoAddress(address), 'an uploaded cover'),
)

export const writeReview = endpoint('POST', '/review/write', {
  kind: 'queued',
  access: 'anyone',
  // Each makes every page that shows the product render again.
  limit: perTenMinutes('review', 20),
  input: v.pipe(
    v.strictObject({
      spuCode: spu,
      ...said,
      photos: v.optional(many(uploadedPhoto, MOST_PHOTOS), []),
      video: v.optional(videoAddress, ''),
      videoCover: v.optional(coverAddress, ''),
      body: v.optional(jsonText(reviewerBody)),
    }),
    v.check(
      (review) => Object.keys(checkReview(review)).length === 0,
      'at least two words, no invisible characters',
    ),
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
    /** The author shown with the review, first name and initial: a member's own, a guest's from that order; empty without a name. */
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
        video: v.optional(v.string(), ''),
        videoCover: v.optional(v.string(), ''),
        body: v.optional(reviewerBody),
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

const reviewVideo = v.object({
  src: v.string(),
  kind: v.picklist(VIDEO_KINDS),
  /** A photo, without width and format; empty where the browser could draw none. */
  cover: v.string(),
  /** 0 where the file does not state it. */
  seconds: v.number(),
})
export type ReviewVideo = v.InferOutput<typeof reviewVideo>

export const reviewPage = v.object({
  list: v.array(
    v.object({
      id: v.string(),
      rating: v.number(),
      title: v.string(),
      text: v.string(),
      /** Language of title and text (BCP 47), which may differ from the page's. */
      lang: v.string(),
      author: v.string(),
      createdAt: v.number(),
      helpful: count,
      fit: v.string(),
      size: v.string(),
      /** Stored answers of earlier builds have none. */
      photos: v.optional(v.array(reviewPhoto), []),
      video: v.optional(reviewVideo),
      body: v.optional(reviewerBody),
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
    /** The build of the reviewer (`writeBuild`): 'M170', 'M', '170'. */
    build: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => readBuild(text) !== undefined, 'a build'),
      ),
    ),
    after: v.optional(v.pipe(v.string(), v.regex(CURSOR, 'a page of reviews'))),
    lang: v.optional(shortText),
  }),
  output: reviewPage,
  summary: 'Reviews of a product, also of some stars, one size or one build, in one order, a page at a time',
})
