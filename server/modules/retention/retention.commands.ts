import type { DeleteResult } from 'kysely'
import { setImmediate as nextTask } from 'node:timers/promises'
import { DAY_MS } from '#domain/time-units.ts'
import { transact } from '../../db/transaction.ts'
import type { Lease } from '../../queue/lease.ts'
import type { Services } from '../../services/services.ts'
import { deleteStrayParts } from '../media/videos.ts'
import { deletePhotos } from '../media/uploads/photo-claims.ts'
import { deleteVideos } from '../reviews/shown-video.ts'
import { deleteSome, expiredRows, MOST_ROWS } from './expired-rows.ts'
import { deleteLostGuests } from './lost-guests.ts'
import { deletePastCoupons } from './past-coupons.ts'

/** Photos and videos of no review: as long as a draft (90 days), and the queue after it (7 days), may name them. */
const PHOTOS_KEPT_MS = 97 * DAY_MS

/** Mails that are files, not sent: they hold addresses and names. */
const MAILS_KEPT_MS = 30 * DAY_MS

/** Deletes rows that no client can request any more, a few at a time. Returns their number. */
export async function prune(services: Services, lease: Partial<Lease> = {}): Promise<number> {
  const { db } = services.store
  const now = services.now()
  let gone = 0
  const several = [
    ...expiredRows(now).map((rows) => () => deleteSome(db, rows)),
    () => deletePastCoupons(services.store, now),
  ]
  for (const deleteSeveral of several) {
    let deleted = MOST_ROWS
    while (deleted === MOST_ROWS && lease.signal?.aborted !== true) {
      deleted = await deleteSeveral()
      gone += deleted
      await nextTask()
    }
  }
  const count = ({ numDeletedRows }: DeleteResult) => (gone += Number(numDeletedRows))
  count(await deletePhotos(db, (photos) => photos.where('kept_at', '<', now - PHOTOS_KEPT_MS)))
  count(
    await transact(services.store, (tx) =>
      deleteVideos(tx, (videos) => videos.where('kept_at', '<', now - PHOTOS_KEPT_MS)),
    ),
  )
  count(await deleteStrayParts(db))
  await services.mail.forget?.(now - MAILS_KEPT_MS)
  // Runs after the sessions: without a session, a guest cannot return to these rows.
  return gone + (await deleteLostGuests(db, lease))
}
