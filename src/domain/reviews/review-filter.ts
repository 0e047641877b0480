/** Which of a product's reviews are read; both fields must match. */
export interface ReviewFilter {
  readonly stars?: number | undefined
  /** The size that the reviewer bought, as the shop writes it. */
  readonly size?: string | undefined
}

interface ReviewFacts {
  readonly rating: number
  readonly size: string
}

export const EVERY_REVIEW: ReviewFilter = {}

export function isFiltered({ stars, size }: ReviewFilter): boolean {
  return stars !== undefined || size !== undefined
}

export function matchesFilter(review: ReviewFacts, { stars, size }: ReviewFilter): boolean {
  return (stars === undefined || review.rating === stars) && (size === undefined || review.size === size)
}

/** A press on a bar reads its stars only; a second press reads every number of stars again. */
export function pressStars(filter: ReviewFilter, stars: number): ReviewFilter {
  return { ...filter, stars: filter.stars === stars ? undefined : stars }
}
