import type { DeleteQueryBuilder, DeleteResult } from 'kysely'
import type { ShopperKey } from '#domain/account/shopper.ts'
import { hashOfPhoto, photoAddress } from '#domain/reviews/review-photos.ts'
import { readVideoAddress, videoAddress } from '#domain/reviews/review-video.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Database, Reader, Tx } from '../../db/schema/database.ts'
import { deletePhotos } from '../media/uploads/photo-claims.ts'

/** Addresses; empty for none. */
export interface NamedVideo {
  readonly video: string
  readonly videoCover: string
}

export const NO_VIDEO: NamedVideo = { video: '', videoCover: '' }

/** The video of a review. */
export async function videoBy(db: Reader, reviewId: string): Promise<NamedVideo> {
  const row = await db
    .selectFrom('review')
    .innerJoin('video', 'video.hash', 'review.video_hash')
    .select(['video.hash', 'video.kind', 'review.video_cover'])
    .where('review.id', '=', reviewId)
    .executeTakeFirst()
  if (!row) return NO_VIDEO
  const { hash, kind, video_cover: cover } = row
  return { video: videoAddress({ hash, kind }), videoCover: cover === null ? '' : photoAddress(cover) }
}

/**
 * From now on the review shows this video, or none. It must be the author's own upload, or the one that the review shows
 * already; `author` is undefined where none is named. A video and a cover that no review shows any more are deleted.
 */
export async function showVideo(
  tx: Tx,
  { reviewId, author, named }: { reviewId: string; author?: ShopperKey; named: NamedVideo },
): Promise<void> {
  const before = await tx
    .selectFrom('review')
    .select(['video_hash', 'video_cover'])
    .where('id', '=', reviewId)
    .executeTakeFirst()
  const hash = readVideoAddress(named.video)?.hash ?? null
  const cover = hash === null ? null : hashOfPhoto(named.videoCover) || null
  if (hash !== null && hash !== before?.video_hash) await checkOwn(tx, 'video', { hash, author })
  if (cover !== null && cover !== before?.video_cover) await checkOwn(tx, 'photo', { hash: cover, author })
  await tx
    .updateTable('review')
    .set({ video_hash: hash, video_cover: cover })
    .where('id', '=', reviewId)
    .execute()
  const { video_hash: oldVideo, video_cover: oldCover } = before ?? {}
  if (oldVideo && oldVideo !== hash) await deleteVideos(tx, (videos) => videos.where('hash', '=', oldVideo))
  if (oldCover && oldCover !== cover) await deletePhotos(tx, (photos) => photos.where('hash', '=', oldCover))
}

/** The video of another person is not the author's to show, also with its address. */
async function checkOwn(
  tx: Tx,
  table: 'video' | 'photo',
  { hash, author }: { hash: string; author: ShopperKey | undefined },
): Promise<void> {
  const own = await tx.selectFrom(table).select('shopper').where('hash', '=', hash).executeTakeFirst()
  if (!own || author === undefined || own.shopper !== author) throw new ShopError('video-gone')
}

type Videos = DeleteQueryBuilder<Database, 'video', DeleteResult>

/** Deletes those of some videos that neither a review nor a product shows, with their parts. Returns how many. */
export async function deleteVideos(tx: Tx, some: (videos: Videos) => Videos): Promise<DeleteResult> {
  const gone = await some(tx.deleteFrom('video'))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('review')
            .select('review.video_hash')
            .whereRef('review.video_hash', '=', 'video.hash'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('product_media')
            .select('product_media.asset')
            .whereRef('product_media.asset', '=', 'video.hash'),
        ),
      ),
    )
    .returning('hash')
    .execute()
  const hashes = gone.map(({ hash }) => hash)
  if (hashes.length > 0) await tx.deleteFrom('video_part').where('hash', 'in', hashes).execute()
  return { numDeletedRows: BigInt(hashes.length) }
}
