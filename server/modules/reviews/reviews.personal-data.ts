import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import { bodyColumns } from '../../db/schema/reviewer-body-columns.ts'
import { raise } from '../../events/raise.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { EventServices } from '../../services/services.ts'
import { deletePhotos } from '../media/uploads/photo-claims.ts'
import { lockSummary } from './count-reviews.ts'
import { removeReview } from './remove-review.ts'
import { hidePhotosOf, reviewsWithPhotosOf, showPhotos } from './shown-photos.ts'
import { deleteVideos, NO_VIDEO, showVideo } from './shown-video.ts'
import { lockVoter } from './reviews.commands.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { reviewsBy, votesBy } from './own-reviews.ts'

/** A guest's reviews become the member's; of two reviews of one product the newer stays. */
async function mergeReviews(
  tx: Tx,
  { guest, member, at }: ServerEvents['identity.merged'],
  services: EventServices,
): Promise<void> {
  const of = (shopper: Shopper) =>
    tx
      .selectFrom('review')
      .select(['id', 'product_id', 'created_at', 'photo_count'])
      .where('shopper', '=', shopperKey(shopper))
      .execute()
  const [brought, own] = [await of(guest), await of(member)]
  for (const one of brought.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1))) {
    const other = own.find(({ product_id: id }) => id === one.product_id)
    if (other) {
      const older = other.created_at < one.created_at ? other.id : one.id
      await removeReview(tx, { services, now: at }, older)
    }
  }
  for (const table of ['review', 'photo', 'video', 'upload_part'] as const)
    await tx
      .updateTable(table)
      .set({ shopper: shopperKey(member) })
      .where('shopper', '=', shopperKey(guest))
      .execute()
  const mine = await of(member)
  for (const { id, photo_count: photos } of brought)
    if (mine.some((review) => review.id === id))
      await raise(tx, services, { name: 'review.changed', reviewId: id, author: member, photos, at })
}

/** A review that guest and member had both voted for was counted twice; now it is one vote. */
async function mergeVotes(tx: Tx, { guest, member }: ServerEvents['identity.merged']): Promise<void> {
  // Votes of either wait until the merge is done.
  await lockVoter(tx, guest)
  await lockVoter(tx, member)
  const votesOf = (shopper: Shopper) =>
    tx.selectFrom('review_vote').select('review_id').where('shopper', '=', shopperKey(shopper))
  const twice = await votesOf(guest).where('review_id', 'in', votesOf(member)).execute()
  for (const { review_id: id } of twice) {
    await tx
      .deleteFrom('review_vote')
      .where('shopper', '=', shopperKey(guest))
      .where('review_id', '=', id)
      .execute()
    await tx
      .updateTable('review')
      .set((row) => ({ helpful: row('helpful', '-', 1) }))
      .where('id', '=', id)
      .execute()
  }
  await tx
    .updateTable('review_vote')
    .set({ shopper: shopperKey(member) })
    .where('shopper', '=', shopperKey(guest))
    .execute()
}

/** A review stays for other shoppers, without its author, body, photos and video; a vote stays in the count alone. */
export async function eraseReviewer(tx: Tx, { member, at }: ServerEvents['member.erased']): Promise<void> {
  const shopper = shopperKey(member)
  const own = await tx
    .selectFrom('review')
    .select(['id', 'product_id'])
    .where('shopper', '=', shopper)
    .execute()
  // The products change, too: every node reads their reviews again.
  const others = await reviewsWithPhotosOf(tx, shopper)
  const products = new Set([...own, ...others].map((review) => review.product_id))
  for (const id of [...products].toSorted()) await lockSummary(tx, id, at)
  for (const { id } of others) await hidePhotosOf(tx, shopper, id)
  for (const { id } of own) {
    await showPhotos(tx, { reviewId: id, named: [] })
    await showVideo(tx, { reviewId: id, named: NO_VIDEO })
  }
  await deletePhotos(tx, (photos) => photos.where('shopper', '=', shopper))
  await deleteVideos(tx, (videos) => videos.where('shopper', '=', shopper))
  await tx.deleteFrom('upload_part').where('shopper', '=', shopper).execute()
  await tx
    .updateTable('review')
    .set({ shopper: null, author: '', anonymous: 1, ...bodyColumns() })
    .where('shopper', '=', shopper)
    .execute()
  await tx.deleteFrom('review_vote').where('shopper', '=', shopper).execute()
  await tx.deleteFrom('review_voter').where('shopper', '=', shopper).execute()
}

export const reviewData: PersonalData = {
  tables: ['review', 'review_voter', 'review_vote', 'photo', 'video', 'upload_part'],
  async merge(tx, event, services) {
    await mergeVotes(tx, event)
    await mergeReviews(tx, event, services)
  },
  erase: eraseReviewer,
  export: async (tx, _, member) => ({
    reviews: await reviewsBy(tx, member),
    helpfulReviews: await votesBy(tx, member),
  }),
}
