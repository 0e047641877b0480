import { parseShopperKey, type ShopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import { raise } from '../../events/raise.ts'
import type { EventServices } from '../../services/services.ts'
import { countReviews, lockSummary } from './count-reviews.ts'
import { showPhotos } from './shown-photos.ts'
import { NO_VIDEO, showVideo } from './shown-video.ts'
import { bumpVoters } from './reviews.commands.ts'

interface Context {
  readonly services: EventServices
  readonly now: number
}

/** Deletes a review, its votes, its photos and its video; its author may write a new one. Returns whether it existed. */
export async function removeReview(tx: Tx, { services, now }: Context, id: string): Promise<boolean> {
  const review = await tx
    .selectFrom('review')
    .select(['product_id', 'shopper'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!review) return false
  await lockSummary(tx, review.product_id, now)
  await bumpVoters(tx, tx.selectFrom('review_vote').select('shopper').where('review_id', '=', id))
  await tx.deleteFrom('review_vote').where('review_id', '=', id).execute()
  await showPhotos(tx, { reviewId: id, named: [] })
  await showVideo(tx, { reviewId: id, named: NO_VIDEO })
  await tx.deleteFrom('review').where('id', '=', id).execute()
  await countReviews(tx, review.product_id)
  await raiseChanged(tx, { services, now }, { ...review, id, photos: undefined })
  return true
}

/** Deletes the photos of a review and keeps its words. Returns how many there were; undefined without such a review. */
export async function removePhotos(
  tx: Tx,
  { services, now }: Context,
  id: string,
): Promise<number | undefined> {
  const review = await tx
    .selectFrom('review')
    .select(['product_id', 'photo_count', 'shopper'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!review || review.photo_count === 0) return review?.photo_count
  await lockSummary(tx, review.product_id, now)
  await showPhotos(tx, { reviewId: id, named: [] })
  await raiseChanged(tx, { services, now }, { ...review, id, photos: 0 })
  return review.photo_count
}

/** Deletes the video of a review and keeps its words and photos. Returns whether there was one; undefined without such a review. */
export async function removeVideo(tx: Tx, id: string, now: number): Promise<boolean | undefined> {
  const review = await tx
    .selectFrom('review')
    .select(['product_id', 'video_hash'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!review) return undefined
  if (review.video_hash === null) return false
  await lockSummary(tx, review.product_id, now)
  await showVideo(tx, { reviewId: id, named: NO_VIDEO })
  return true
}

interface Changed {
  readonly id: string
  readonly shopper: ShopperKey | null
  readonly photos: number | undefined
}

async function raiseChanged(
  tx: Tx,
  { services, now: at }: Context,
  { id: reviewId, shopper, photos }: Changed,
): Promise<void> {
  const author = shopper === null ? undefined : parseShopperKey(shopper)
  await raise(tx, services, { name: 'review.changed', reviewId, author, photos, at })
}
