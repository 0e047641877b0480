import { keysOfKind } from '#domain/account/shopper.ts'
import { formatShopDay } from '#domain/region/formats.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Db } from '../../db/schema/database.ts'
import { SHOPPER_ABSOLUTE_MS, SHOPPER_IDLE_MS } from '../identity/identity.policy.ts'
import { deleteStrayParts } from '../media/videos.ts'
import { deletePhotos } from '../reviews/shown-photos.ts'
import { deleteVideos } from '../reviews/shown-video.ts'
import { transact } from '../../db/transaction.ts'
import { LOOKUPS_KEPT_MS, STAFF_MS } from '../staff/staff.policy.ts'
import type { Services } from '../../services/services.ts'

/** Longer than any operation may wait on a device (7 days), so that a repeated one always finds its response. */
const KEEP_MS = 30 * DAY_MS
/** Searches without results: a season. */
const SEARCHES_KEPT_MS = 90 * DAY_MS

/** Photos and videos of no review: as long as a draft (90 days), and the queue after it (7 days), may name them. */
const PHOTOS_KEPT_MS = 97 * DAY_MS

/** Rows of one table that one run deletes at most: a short transaction, and the next run continues. */
const MOST_ROWS = 5_000
/** What a guest leaves; a notification's subscription stays, because it works without a session. */
const OF_GUESTS = [
  'cart_line',
  'cart',
  'wishlist_item',
  'wishlist',
  'saved_search',
  'search_book',
  'saved_look',
  'look_book',
  'push_tag',
] as const

/** Deletes rows that no client can request any more. Returns their number. */
export async function prune(services: Services): Promise<number> {
  const { db } = services.store
  const now = services.now()
  const before = now - KEEP_MS
  const gone = [
    // A copy of a device may return as long as its session is valid (decision 0025).
    await db
      .deleteFrom('device_answer')
      .where('at', '<', now - SHOPPER_ABSOLUTE_MS)
      .executeTakeFirst(),
    await db.deleteFrom('idempotency').where('created_at', '<', before).executeTakeFirst(),
    await db.deleteFrom('rate_limit').where('window_ends', '<', now).executeTakeFirst(),
    await db.deleteFrom('passkey_challenge').where('until', '<', now).executeTakeFirst(),
    await db
      .deleteFrom('hand_over')
      .where('until', '<', now - DAY_MS)
      .executeTakeFirst(),
    await db
      .deleteFrom('staff_session')
      .where('created_at', '<', now - STAFF_MS)
      .executeTakeFirst(),
    await db
      .deleteFrom('member_lookup')
      .where('at', '<', now - LOOKUPS_KEPT_MS)
      .executeTakeFirst(),
    await db
      .deleteFrom('till_confirmation')
      .where('created_at', '<', now - LOOKUPS_KEPT_MS)
      .executeTakeFirst(),
    await db
      .deleteFrom('empty_search')
      .where('day', '<', formatShopDay(now - SEARCHES_KEPT_MS))
      .executeTakeFirst(),
    await db.deleteFrom('social_journey').where('until', '<', now).executeTakeFirst(),
    // Forgotten by then (`expire-express`), or an order.
    await db.deleteFrom('express_checkout').where('expires_at', '<', before).executeTakeFirst(),
    await db.deleteFrom('payment_notice').where('at', '<', before).executeTakeFirst(),
    await db
      .deleteFrom('size_info')
      .where('shopper', 'like', keysOfKind('guest'))
      .where('saved_at', '<', now - SHOPPER_ABSOLUTE_MS)
      .executeTakeFirst(),
    await db.deleteFrom('stock_notice').where('sent_at', '<', before).executeTakeFirst(),
    await db
      .deleteFrom('outbox')
      .where('state', '=', 'sent')
      .where('next_at', '<', before)
      .executeTakeFirst(),
    await deletePhotos(db, (photos) => photos.where('kept_at', '<', now - PHOTOS_KEPT_MS)),
    await transact(services.store, (tx) =>
      deleteVideos(tx, (videos) => videos.where('kept_at', '<', now - PHOTOS_KEPT_MS)),
    ),
    await deleteStrayParts(db),
    await db
      .deleteFrom('upload_part')
      .where('kept_at', '<', now - DAY_MS)
      .executeTakeFirst(),
    await deleteSessions(db, now),
    await deleteDevices(db, now - SHOPPER_ABSOLUTE_MS),
  ]
  // After the sessions: without one, a guest cannot return to these rows.
  for (const table of OF_GUESTS) gone.push(await deleteOfLostGuests(db, table))
  return gone.reduce((sum, result) => sum + Number(result.numDeletedRows), 0)
}

function deleteSessions(db: Db, now: number) {
  const over = db
    .selectFrom('session')
    .select('id_hash')
    .where((where) =>
      where.or([
        where('seen_at', '<', now - SHOPPER_IDLE_MS),
        where('created_at', '<', now - SHOPPER_ABSOLUTE_MS),
      ]),
    )
    .limit(MOST_ROWS)
  return db.deleteFrom('session').where('id_hash', 'in', over).executeTakeFirst()
}

/** A device is known as long as the responses that it may ask for again. */
function deleteDevices(db: Db, before: number) {
  const old = db.selectFrom('device').select('id').where('seen_at', '<', before).limit(MOST_ROWS)
  return db.deleteFrom('device').where('id', 'in', old).executeTakeFirst()
}

function deleteOfLostGuests(db: Db, table: (typeof OF_GUESTS)[number]) {
  const lost = db
    .selectFrom(table)
    .select(`${table}.shopper`)
    .where(`${table}.shopper`, 'like', keysOfKind('guest'))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('session')
            .select('session.id_hash')
            .whereRef('session.shopper', '=', `${table}.shopper`),
        ),
      ),
    )
    .limit(MOST_ROWS)
  return db.deleteFrom(table).where(`${table}.shopper`, 'in', lost).executeTakeFirst()
}
