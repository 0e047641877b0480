import { photoAddress } from '#domain/reviews/review-photos.ts'
import type { ReviewPhoto } from '#domain/catalog/read-model/present-detail.ts'
import type { Reader } from '../../../db/schema/database.ts'

export type PhotosByReview = ReadonlyMap<string, ReviewPhoto[]>

interface Counted {
  readonly id: string
  readonly photo_count: number
}

/** The photos of these reviews, in their order; reviews without photos cost no statement. */
export async function photosOfReviews(db: Reader, reviews: readonly Counted[]): Promise<PhotosByReview> {
  const ids = reviews.filter(({ photo_count: photos }) => photos > 0).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('review_photo')
    .innerJoin('photo', 'photo.hash', 'review_photo.hash')
    .select(['review_photo.review_id', 'photo.hash', 'photo.width', 'photo.height'])
    .where('review_photo.review_id', 'in', ids)
    .orderBy('review_photo.position')
    .execute()
  const byReview = Map.groupBy(rows, (row) => row.review_id)
  return new Map(
    [...byReview].map(([id, photos]) => [
      id,
      photos.map(({ hash, width, height }) => ({ src: photoAddress(hash), width, height })),
    ]),
  )
}
