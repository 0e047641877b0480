import type { DeleteQueryBuilder, DeleteResult } from 'kysely'
import { ShopError } from '../../core/shop-error.ts'
import type { Database, Reader, Tx } from '../../db/schema/database.ts'

/** The photos of a review, in its order. */
export async function hashesOf(db: Reader, reviewId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('review_photo')
    .select('hash')
    .where('review_id', '=', reviewId)
    .orderBy('position')
    .execute()
  return rows.map(({ hash }) => hash)
}

/** From now on the review shows these photos. One that no review shows any more is deleted. */
export async function showPhotos(tx: Tx, reviewId: string, named: readonly string[]): Promise<void> {
  const hashes = [...new Set(named)]
  await checkKept(tx, hashes)
  const gone = (await hashesOf(tx, reviewId)).filter((hash) => !hashes.includes(hash))
  await tx.deleteFrom('review_photo').where('review_id', '=', reviewId).execute()
  if (hashes.length > 0)
    await tx
      .insertInto('review_photo')
      .values(hashes.map((hash, position) => ({ review_id: reviewId, position, hash })))
      .execute()
  await tx.updateTable('review').set({ photo_count: hashes.length }).where('id', '=', reviewId).execute()
  if (gone.length > 0) await deletePhotos(tx, (photos) => photos.where('hash', 'in', gone))
}

async function checkKept(tx: Tx, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  const kept = await tx.selectFrom('photo').select('hash').where('hash', 'in', hashes).execute()
  if (kept.length < hashes.length) throw new ShopError('photo-gone')
}

type Photos = DeleteQueryBuilder<Database, 'photo', DeleteResult>

/** Deletes those of some photos that no review shows, as a photo or as the cover of its video. */
export function deletePhotos(db: Reader, some: (photos: Photos) => Photos): Promise<DeleteResult> {
  return some(db.deleteFrom('photo'))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('review_photo')
            .select('review_photo.hash')
            .whereRef('review_photo.hash', '=', 'photo.hash'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('review')
            .select('review.video_cover')
            .whereRef('review.video_cover', '=', 'photo.hash'),
        ),
      ),
    )
    .executeTakeFirst()
}
