import type { ProductDetail } from '#contract/product.ts'

export type Review = ProductDetail['reviews'][number]

/** Sorts of spec 2.10 that these reviews can be put into; none of them carries photos yet. */
export const REVIEW_SORTS = ['recent', 'highest', 'lowest', 'helpful'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

type Compare = (a: Review, b: Review) => number
const newest: Compare = (a, b) => b.createdAt - a.createdAt

/** Equal ones follow each other newest first. */
const ORDERS = {
  recent: newest,
  highest: (a, b) => b.rating - a.rating || newest(a, b),
  lowest: (a, b) => a.rating - b.rating || newest(a, b),
  helpful: (a, b) => b.helpful - a.helpful || newest(a, b),
} as const satisfies Record<ReviewSort, Compare>

export function sortReviews(reviews: readonly Review[], sort: ReviewSort): Review[] {
  return reviews.toSorted(ORDERS[sort])
}

export interface StarCount {
  readonly stars: number
  readonly count: number
  /** Of all these reviews, in whole percent. */
  readonly percent: number
}

/** How many gave five stars, four, … one. */
export function starCounts(reviews: readonly Pick<Review, 'rating'>[]): StarCount[] {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = reviews.filter((review) => Math.round(review.rating) === stars).length
    return { stars, count, percent: reviews.length === 0 ? 0 : Math.round((count * 100) / reviews.length) }
  })
}
