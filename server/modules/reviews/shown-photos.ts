import type { ShopperKey } from '#domain/account/shopper.ts'
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

/**
 * From now on the review shows these photos: uploads of its author, or what it shows already. `author` is undefined where
 * none is added. A photo that no review shows any more is deleted.
 */
export async function showPhotos(
  tx: Tx,
  { reviewId, author, named }: { reviewId: string; author?: ShopperKey; named: readonly string[] },
): Promise<void> {
  const hashes = [...new Set(named)]
  const before = await hashesOf(tx, reviewId)
  await checkOwn(
    tx,
    hashes.filter((hash) => !before.includes(hash)),
    author,
  )
  const gone = before.filter((hash) => !hashes.includes(hash))
  await tx.deleteFrom('review_photo').where('review_id', '=', reviewId).execute()
  if (hashes.length > 0)
    await tx
      .insertInto('review_photo')
      .values(hashes.map((hash, position) => ({ review_id: reviewId, position, hash })))
      .execute()
  await tx.updateTable('review').set({ photo_count: hashes.length }).where('id', '=', reviewId).execute()
  if (gone.length > 0) await deletePhotos(tx, (photos) => photos.where('hash', 'in', gone))
}

/** The photo of another person is not the author's to show, also with its address. */
async function checkOwn(tx: Tx, hashes: readonly string[], author: ShopperKey | undefined): Promise<void> {
  if (hashes.length === 0) return
  const kept = await tx.selectFrom('photo').select('shopper').where('hash', 'in', hashes).execute()
  if (author === undefined || kept.length < hashes.length || kept.some(({ shopper }) => shopper !== author))
    throw new ShopError('photo-gone')
}

/** Reviews of others that show photos of this uploader, with their products. */
export function reviewsWithPhotosOf(
  tx: Tx,
  uploader: ShopperKey,
): Promise<{ id: string; product_id: string }[]> {
  return tx
    .selectFrom('review_photo')
    .innerJoin('photo', 'photo.hash', 'review_photo.hash')
    .innerJoin('review', 'review.id', 'review_photo.review_id')
    .select(['review.id', 'review.product_id'])
    .distinct()
    .where('photo.shopper', '=', uploader)
    .where((where) =>
      where.or([where('review.shopper', 'is', null), where('review.shopper', '!=', uploader)]),
    )
    .execute()
}

/** Takes the photos of this uploader out of a review. */
export async function hidePhotosOf(tx: Tx, uploader: ShopperKey, reviewId: string): Promise<void> {
  const rows = await tx.selectFrom('photo').select('hash').where('shopper', '=', uploader).execute()
  const hidden = new Set(rows.map(({ hash }) => hash))
  const named = (await hashesOf(tx, reviewId)).filter((hash) => !hidden.has(hash))
  await showPhotos(tx, { reviewId, named })
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
