import { FITS, type Fit } from './review.ts'

/**
 * The distribution of all reviews of a product: stored with it, so that bars do not depend on the reviews that were
 * read.
 */
export interface ReviewTally {
  /** From one star to five. */
  readonly stars: readonly number[]
  readonly fits: Readonly<Record<Fit, number>>
}

export const NO_REVIEWS: ReviewTally = { stars: [0, 0, 0, 0, 0], fits: { small: 0, true: 0, large: 0 } }

/** What is kept with a product (spec 3, `reviewInfo`), counted from groups of equal reviews. */
export function countTally(
  groups: readonly { readonly rating: number; readonly fit: string; readonly count: number }[],
): ReviewTally & { readonly totalReviews: number; readonly averageRating: number } {
  const sum = (some: typeof groups) => some.reduce((total, { count }) => total + count, 0)
  const totalReviews = sum(groups)
  const points = groups.reduce((total, { rating, count }) => total + rating * count, 0)
  const fitCount = (fit: Fit) => sum(groups.filter((group) => group.fit === fit))
  return {
    totalReviews,
    averageRating: totalReviews === 0 ? 0 : Math.round((points / totalReviews) * 10) / 10,
    stars: [1, 2, 3, 4, 5].map((stars) => sum(groups.filter(({ rating }) => rating === stars))),
    fits: { small: fitCount('small'), true: fitCount('true'), large: fitCount('large') },
  }
}

export interface Share<Name> {
  readonly name: Name
  readonly count: number
  /** Of all, in whole percent. */
  readonly percent: number
}

/** How many gave five stars, four, … one. */
export function starShares({ stars }: Pick<ReviewTally, 'stars'>): Share<number>[] {
  return shares([5, 4, 3, 2, 1].map((name) => [name, stars[name - 1] ?? 0]))
}

/** How many found it small, true to size, large. */
export function fitShares({ fits }: Pick<ReviewTally, 'fits'>): Share<Fit>[] {
  return shares(FITS.map((name) => [name, fits[name]]))
}

function shares<Name>(counts: readonly (readonly [Name, number])[]): Share<Name>[] {
  const total = counts.reduce((all, [, count]) => all + count, 0)
  return counts.map(([name, count]) => ({
    name,
    count,
    percent: total === 0 ? 0 : Math.round((count * 100) / total),
  }))
}
