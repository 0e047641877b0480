import { shopperKey } from '#domain/account/shopper.ts'
import { randomUUID } from 'node:crypto'
import type { InputOf } from '#contract/endpoint.ts'
import type { writeReview } from '#contract/catalog/reviews.contract.ts'
import { hashOfPhoto } from '#domain/reviews/review-photos.ts'
import { languageOfText } from '#domain/reviews/review-language.ts'
import type { Tx } from '../../db/schema/database.ts'
import { ShopError } from '../../core/shop-error.ts'
import { bodyColumns } from '../../db/schema/reviewer-body-columns.ts'
import { raise } from '../../events/raise.ts'
import type { ShopperContext } from '../../services/route.ts'
import type { EventServices } from '../../services/services.ts'
import { countReviews, lockSummary } from './count-reviews.ts'
import { showPhotos } from './shown-photos.ts'
import { showVideo } from './shown-video.ts'
import { authorOf } from './review-author.ts'
import { purchaseOf } from './reviews.queries.ts'

type Who = Pick<ShopperContext, 'shopper' | 'now' | 'language'> & { readonly services: EventServices }

/** Adds a buyer's review, or replaces its text, photos and video. */
export async function putReview(
  tx: Tx,
  { shopper, now, language, services }: Who,
  {
    spuCode,
    rating,
    fit,
    title,
    text,
    anonymous,
    photos,
    video,
    videoCover,
    body,
  }: InputOf<typeof writeReview>,
): Promise<null> {
  const bought = await purchaseOf(tx, shopper, spuCode)
  if (!bought) throw new ShopError('not-bought', { spuCode })
  const { productId, size } = bought
  await lockSummary(tx, productId, now)
  const said = {
    rating,
    fit,
    title,
    text,
    lang: languageOfText(`${title} ${text}`, language),
    size,
    author: anonymous ? '' : await authorOf(tx, shopper, bought),
    anonymous: anonymous ? 1 : 0,
    ...bodyColumns(body),
  }
  const { id } = await tx
    .insertInto('review')
    .values({
      id: randomUUID(),
      shopper: shopperKey(shopper),
      product_id: productId,
      helpful: 0,
      photo_count: 0,
      created_at: now,
      ...said,
    })
    // The date does not change: only a new review moves to the top of the list.
    .onConflict((conflict) => conflict.columns(['shopper', 'product_id']).doUpdateSet(said))
    .returning('id')
    .executeTakeFirstOrThrow()
  await showPhotos(tx, { reviewId: id, author: shopperKey(shopper), named: photos.map(hashOfPhoto) })
  await showVideo(tx, { reviewId: id, author: shopperKey(shopper), named: { video, videoCover } })
  await countReviews(tx, productId)
  const shown = { author: shopper, photos: new Set(photos).size }
  await raise(tx, services, { name: 'review.changed', reviewId: id, ...shown, at: now })
  return null
}
