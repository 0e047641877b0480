import { isBuiltLike, readBuild, type ReviewerBody } from './reviewer-body.ts'

/** Which of a product's reviews are read; all fields must match. */
export interface ReviewFilter {
  readonly stars?: number | undefined
  /** The size that the reviewer bought, as the shop writes it. */
  readonly size?: string | undefined
  /** Build of the reviewer (`writeBuild`). */
  readonly build?: string | undefined
}

interface ReviewFacts {
  readonly rating: number
  readonly size: string
  readonly body?: ReviewerBody | undefined
}

export const EVERY_REVIEW: ReviewFilter = {}

export function isFiltered({ stars, size, build }: ReviewFilter): boolean {
  return stars !== undefined || size !== undefined || build !== undefined
}

export function matchesFilter(review: ReviewFacts, { stars, size, build }: ReviewFilter): boolean {
  if (stars !== undefined && review.rating !== stars) return false
  if (size !== undefined && review.size !== size) return false
  const wanted = build === undefined ? undefined : readBuild(build)
  return wanted === undefined || isBuiltLike(review.body, wanted)
}

/** A press on a bar reads its stars only; a second press reads every number of stars again. */
export function pressStars(filter: ReviewFilter, stars: number): ReviewFilter {
  return { ...filter, stars: filter.stars === stars ? undefined : stars }
}
