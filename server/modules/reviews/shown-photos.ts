import type { ShopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import { claimedPhotos, claimPhotos } from '../media/uploads/photo-claims.ts'

/** From now on the review shows these photos (`claimPhotos`), and says how many. */
export async function showPhotos(
  tx: Tx,
  { reviewId, author, named }: { reviewId: string; author?: ShopperKey; named: readonly string[] },
): Promise<void> {
  const { length } = await claimPhotos(tx, { owner: reviewId, author, named })
  await tx.updateTable('review').set({ photo_count: length }).where('id', '=', reviewId).execute()
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
  const named = (await claimedPhotos(tx, reviewId)).filter((hash) => !hidden.has(hash))
  await showPhotos(tx, { reviewId, named })
}
