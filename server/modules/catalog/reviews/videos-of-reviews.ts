import type { ReviewVideo } from '#domain/catalog/read-model/present-detail.ts'
import { photoAddress } from '#domain/reviews/review-photos.ts'
import { videoAddress } from '#domain/reviews/review-video.ts'
import type { Reader } from '../../../db/schema/database.ts'

export type VideosByReview = ReadonlyMap<string, ReviewVideo>

interface Filmed {
  readonly id: string
  readonly video_hash: string | null
  readonly video_cover: string | null
}

/** The videos of these reviews; reviews without one cost no statement. */
export async function videosOfReviews(db: Reader, reviews: readonly Filmed[]): Promise<VideosByReview> {
  const hashes = reviews.flatMap(({ video_hash: hash }) => (hash === null ? [] : [hash]))
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('video')
    .select(['hash', 'kind', 'milliseconds'])
    .where('hash', 'in', hashes)
    .execute()
  const byHash = new Map(rows.map((row) => [row.hash, row]))
  return new Map(
    reviews.flatMap(({ id, video_hash, video_cover }) => {
      const row = video_hash === null ? undefined : byHash.get(video_hash)
      if (!row) return []
      const cover = video_cover === null ? '' : photoAddress(video_cover)
      return [[id, { src: videoAddress(row), kind: row.kind, cover, seconds: row.milliseconds / 1_000 }]]
    }),
  )
}
