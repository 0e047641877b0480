import * as v from 'valibot'
import { names } from '#contract/fields.ts'
import { NO_REVIEWS, type ReviewTally } from '#domain/reviews/review-tally.ts'
import type { ActTag, Marketing, Names } from '#domain/catalog/read-model/entries.ts'

/** Parses JSON columns of the catalogue once. A value of the wrong shape is an error that names the column. */

const marketing = v.object({
  type: v.number(),
  ruleId: v.string(),
  startTime: v.number(),
  endTime: v.number(),
})
const actTags = v.array(
  v.object({
    type: v.picklist([0, 2, 4]),
    // A text that is the same for every language, or one for each.
    name: v.union([
      v.pipe(
        v.string(),
        v.transform((en): Names => ({ en })),
      ),
      names,
    ]),
  }),
)
const reviewInfo = v.object({ totalReviews: v.number(), averageRating: v.number() })
const tally = v.object({
  stars: v.array(v.number()),
  fits: v.object({ small: v.number(), true: v.number(), large: v.number() }),
})

export function readNames(text: string): Names {
  return v.parse(names, JSON.parse(text))
}

/** A text that is the same for every language, or one for each. */
export function readText(text: string): Names {
  return text.startsWith('{') ? readNames(text) : { en: text }
}

export function readTags(text: string): readonly string[] {
  return v.parse(v.array(v.string()), JSON.parse(text))
}

export function readActTags(text: string): readonly ActTag[] {
  return v.parse(actTags, JSON.parse(text))
}

export function readMarketing(text: string | null): Marketing | null {
  return text === null ? null : v.parse(marketing, JSON.parse(text))
}

/** A product that was never reviewed has no tally; a broken one is an error, never "no reviews". */
export function readReviewTally(text: string): ReviewTally {
  return readReviewInfo(text).totalReviews === 0 ? NO_REVIEWS : v.parse(tally, JSON.parse(text))
}

export function readReviewInfo(text: string): v.InferOutput<typeof reviewInfo> {
  return v.parse(reviewInfo, JSON.parse(text))
}
