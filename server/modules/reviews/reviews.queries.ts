import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { myReview } from '#contract/catalog/reviews.contract.ts'
import { PAID_STATUSES } from '#domain/orders/order-states.ts'
import { photoAddress } from '#domain/reviews/review-photos.ts'
import { FITS } from '#domain/reviews/review.ts'
import type { Votes } from '#contract/notices/requests.contract.ts'
import type { Reader } from '../../db/schema/database.ts'
import { BODY_COLUMNS, bodyOf } from '../../db/schema/reviewer-body-columns.ts'
import { claimedPhotos } from '../media/uploads/photo-claims.ts'
import { authorOf } from './review-author.ts'
import { videoBy } from './shown-video.ts'

/** At most this many votes are sent to the device; older ones stay on the server. */
const MOST_VOTES = 500

/** The reviews that a user found helpful, newest vote first, with their counts. */
export async function votesOf(db: Reader, shopper: Shopper): Promise<Votes> {
  const head = await db
    .selectFrom('review_voter')
    .select('version')
    .where('shopper', '=', shopperKey(shopper))
    .executeTakeFirst()
  const list = await db
    .selectFrom('review_vote')
    .innerJoin('review', 'review.id', 'review_vote.review_id')
    .select(['review.id', 'review.helpful'])
    .where('review_vote.shopper', '=', shopperKey(shopper))
    .orderBy('review_vote.at', 'desc')
    .orderBy('review.id')
    .limit(MOST_VOTES)
    .execute()
  return { version: head?.version ?? 0, shopper: shopperKey(shopper), list }
}

/** Whether a user has bought a product, the name for a review, and the user's review. */
export async function reviewBy(
  db: Reader,
  shopper: Shopper | undefined,
  spuCode: string,
): Promise<OutputOf<typeof myReview>> {
  const bought = shopper && (await purchaseOf(db, shopper, spuCode))
  if (!bought) return { bought: false, name: '' }
  const row = await db
    .selectFrom('review')
    .select(['id', 'rating', 'fit', 'title', 'text', 'anonymous', ...BODY_COLUMNS])
    .where('shopper', '=', shopperKey(shopper))
    .where('product_id', '=', bought.productId)
    .executeTakeFirst()
  const name = await authorOf(db, shopper, bought)
  if (!row) return { bought: true, name }
  const { rating, title, text, anonymous } = row
  const fit = FITS.find((one) => one === row.fit) ?? 'true'
  const photos = (await claimedPhotos(db, row.id)).map(photoAddress)
  const video = await videoBy(db, row.id)
  return {
    bought: true,
    name,
    review: { rating, fit, title, text, anonymous: anonymous === 1, photos, ...video, ...bodyOf(row) },
  }
}

/** The newest paid order line of a product; its size is the reviewed one. */
export function purchaseOf(db: Reader, shopper: Shopper, spuCode: string) {
  return db
    .selectFrom('shop_order')
    .innerJoin('order_line', 'order_line.order_id', 'shop_order.id')
    .select(['order_line.product_id as productId', 'order_line.size'])
    .select(['shop_order.address', 'shop_order.billing'])
    .where('shop_order.shopper', '=', shopperKey(shopper))
    .where('shop_order.status', 'in', PAID_STATUSES)
    .where('order_line.spu', '=', spuCode)
    .orderBy('shop_order.created_at', 'desc')
    .executeTakeFirst()
}

/** Whether there is a paid order of this shopper. */
export async function hasPurchase(db: Reader, shopper: Shopper): Promise<boolean> {
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where('shopper', '=', shopperKey(shopper))
    .where('status', 'in', PAID_STATUSES)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
