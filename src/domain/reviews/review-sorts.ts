/** Orders of reviews (spec 2.10). */
export const REVIEW_SORTS = ['recent', 'highest', 'lowest', 'photos', 'helpful'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const REVIEWS_PER_PAGE = 6

/** What a review is ordered by. */
export interface Ranked {
  readonly id: string
  readonly rating: number
  readonly helpful: number
  readonly createdAt: number
  readonly photos: readonly unknown[]
}

/** Position of the last review of a page: the next page begins after it, also when reviews are added meanwhile. */
export interface ReviewCursor {
  readonly foreign: 0 | 1
  /** Stars, votes, or 1 with photos, where the order needs them. */
  readonly rank: number
  readonly createdAt: number
  readonly id: string
}

export const CURSOR = /^([01])~(\d{1,9})~(\d{1,15})~([A-Za-z0-9-]{1,40})$/

function rankOf(sort: ReviewSort, review: Ranked): number {
  if (sort === 'recent') return 0
  if (sort === 'photos') return review.photos.length > 0 ? 1 : 0
  return sort === 'helpful' ? review.helpful : review.rating
}

export function writeCursor(sort: ReviewSort, review: Ranked, own: boolean): string {
  return [own ? 0 : 1, rankOf(sort, review), review.createdAt, review.id].join('~')
}

/** undefined for a cursor that no page has issued. */
export function readCursor(text: string): ReviewCursor | undefined {
  const [, foreign, rank, createdAt, id] = CURSOR.exec(text) ?? []
  if (id === undefined) return undefined
  return { foreign: foreign === '0' ? 0 : 1, rank: Number(rank), createdAt: Number(createdAt), id }
}
