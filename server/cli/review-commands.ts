import { PHOTO_WIDTHS } from '#contract/picture-widths.ts'
import type { Reader } from '../db/schema/database.ts'
import { transact } from '../db/transaction.ts'
import { photosOfReviews } from '../modules/catalog/reviews/photos-of-reviews.ts'
import { videosOfReviews } from '../modules/catalog/reviews/videos-of-reviews.ts'
import { removePhotos, removeReview, removeVideo } from '../modules/reviews/remove-review.ts'
import { rowLimit, type Command } from './command/command.ts'
import { CommandError } from './command/complaints.ts'
import { columns, dateTime, plain } from './command/printed.ts'

const LARGEST = Math.max(...PHOTO_WIDTHS)

export const reviews: Command = {
  usage: 'reviews [--product <spu>] [--limit <number>]',
  description:
    'Lists the newest reviews with their words and the addresses of their photos and videos, of one product if asked.',
  positionals: 0,
  options: ['product', 'limit'],
  async run({ store: { db } }, { options }) {
    const limit = rowLimit(options)
    const found = await newestReviews(db, options['product'], limit)
    if (found.length === 0) return ['There are no reviews.']
    const photos = await photosOfReviews(db, found)
    const videos = await videosOfReviews(db, found)
    const heads = columns(
      found.map(({ id, created_at: at, spu, rating, author, shopper }) => [
        id,
        dateTime(at),
        spu,
        `${rating} of 5`,
        author || 'without a name',
        shopper === null ? 'from the demo' : '',
      ]),
    )
    return found.flatMap(({ id, title, text }, at) => [
      heads[at] ?? '',
      `  ${plain(`${title}: ${text}`)}`,
      ...(photos.get(id) ?? []).map(({ src }) => `  photo ${src}-${LARGEST}.webp`),
      ...[videos.get(id)].flatMap((video) => (video ? [`  video ${video.src}`] : [])),
    ])
  },
}

export const reviewRemove: Command = {
  usage: 'review remove <review>',
  description: 'Deletes a review from the shop, by the name that reviews shows, and counts its product anew.',
  positionals: 1,
  options: [],
  async run(services, { positionals: [id = ''] }, now) {
    const gone = await transact(services.store, (tx) => removeReview(tx, { services, now }, id))
    if (!gone) throw new CommandError(`There is no review ${plain(id)}.`)
    return [`Review ${id} is gone. Open shops follow within two minutes.`]
  },
}

export const reviewRemovePhotos: Command = {
  usage: 'review remove-photos <review>',
  description: 'Deletes the photos of a review and keeps its words.',
  positionals: 1,
  options: [],
  async run(services, { positionals: [id = ''] }, now) {
    const count = await transact(services.store, (tx) => removePhotos(tx, { services, now }, id))
    if (count === undefined) throw new CommandError(`There is no review ${plain(id)}.`)
    if (count === 0) return [`Review ${id} has no photos.`]
    return [`Review ${id} has no photos any more (${count}). Open shops follow within two minutes.`]
  },
}

export const reviewRemoveVideo: Command = {
  usage: 'review remove-video <review>',
  description: 'Deletes the video of a review and its cover, and keeps words and photos.',
  positionals: 1,
  options: [],
  async run({ store }, { positionals: [id = ''] }, now) {
    const had = await transact(store, (tx) => removeVideo(tx, id, now))
    if (had === undefined) throw new CommandError(`There is no review ${plain(id)}.`)
    if (!had) return [`Review ${id} has no video.`]
    return [`Review ${id} has no video any more. Open shops follow within two minutes.`]
  },
}

function newestReviews(db: Reader, spu: string | undefined, limit: number) {
  return db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .select([
      'review.id',
      'review.created_at',
      'review.rating',
      'review.author',
      'review.title',
      'review.text',
      'review.shopper',
      'review.photo_count',
      'review.video_hash',
      'review.video_cover',
      'product.spu',
    ])
    .$if(spu !== undefined, (some) => some.where('product.spu', '=', spu ?? ''))
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id')
    .limit(limit)
    .execute()
}
