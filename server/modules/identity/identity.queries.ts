import { parseShopperKey, type Shopper } from '#domain/account/shopper.ts'
import { sha256 } from '../../core/digest.ts'
import type { Db } from '../../db/schema/database.ts'
import type { SessionMoment } from './identity.commands.ts'
import { isStorageFull } from '../../db/storage-full.ts'
import {
  KIOSK_IDLE_MS,
  KIOSK_SEEN_EVERY_MS,
  SEEN_EVERY_MS,
  SHOPPER_ABSOLUTE_MS,
  SHOPPER_IDLE_MS,
} from './identity.policy.ts'

/** The shopper of this session; undefined for none, an unknown one, or an expired one. */
export async function findShopper(
  db: Db,
  token: string | undefined,
  { now, turn }: SessionMoment,
): Promise<Shopper | undefined> {
  if (!token || token.length > 200) return undefined
  const hash = sha256(token)
  const row = await db.selectFrom('session').selectAll().where('id_hash', '=', hash).executeTakeFirst()
  if (!row || (row.kiosk_turn ?? undefined) !== turn) return undefined
  const [idle, seenEvery] =
    turn === undefined ? [SHOPPER_IDLE_MS, SEEN_EVERY_MS] : [KIOSK_IDLE_MS, KIOSK_SEEN_EVERY_MS]
  if (now - row.seen_at > idle || now - row.created_at > SHOPPER_ABSOLUTE_MS) return undefined
  if (now - row.seen_at > seenEvery) {
    await noteSeen(db, hash, now)
  }
  return parseShopperKey(row.shopper)
}

/** A full disk must not prevent reads: the time of the last use is stored with a later call. */
async function noteSeen(db: Db, hash: string, now: number): Promise<void> {
  try {
    await db.updateTable('session').set({ seen_at: now }).where('id_hash', '=', hash).execute()
  } catch (error) {
    if (!isStorageFull(error)) throw error
  }
}
