import type { MemberData } from '#contract/account/export.contract.ts'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import { BODY_COLUMNS, bodyOf } from '../../db/schema/reviewer-body-columns.ts'
import { photosOfReviews } from '../catalog/reviews/photos-of-reviews.ts'
import { videosOfReviews } from '../catalog/reviews/videos-of-reviews.ts'

/** What a member has written, the newest first. */
export async function reviewsBy(tx: Tx, member: Shopper): Promise<MemberData['reviews']> {
  const rows = await tx
    .selectFrom('review')
    .select(['id', 'product_id as productId', 'rating', 'fit', 'size', 'title', 'text', 'author'])
    .select(['created_at as writtenAt', 'photo_count', 'video_hash', 'video_cover', ...BODY_COLUMNS])
    .where('shopper', '=', shopperKey(member))
    .orderBy('created_at', 'desc')
    .execute()
  const photos = await photosOfReviews(tx, rows)
  const videos = await videosOfReviews(tx, rows)
  return rows.map(({ productId, rating, fit, size, title, text, author, writtenAt, id, ...row }) => ({
    productId,
    rating,
    fit,
    size,
    title,
    text,
    author,
    writtenAt,
    photos: (photos.get(id) ?? []).map(({ src }) => src),
    video: videos.get(id)?.src ?? '',
    body: bodyOf(row).body ?? {},
  }))
}

/** Reviews that a member has found helpful, the newest vote first. */
export function votesBy(tx: Tx, member: Shopper): Promise<MemberData['helpfulReviews']> {
  return tx
    .selectFrom('review_vote')
    .select(['review_id as reviewId', 'at'])
    .where('shopper', '=', shopperKey(member))
    .orderBy('at', 'desc')
    .execute()
}
