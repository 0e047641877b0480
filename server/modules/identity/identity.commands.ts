import { randomBytes } from 'node:crypto'
import { createShopper, shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { sha256 } from '../../core/digest.ts'
import type { Db, Reader, Tx } from '../../db/schema/database.ts'
import { isStorageFull } from '../../db/storage-full.ts'

const TOKEN_BYTES = 32

/** A guest without any data yet. */
export function createGuest(): Shopper {
  return createShopper('guest', randomBytes(16).toString('hex'))
}

/** `turn`: of a kiosk. */
export interface SessionMoment {
  readonly now: number
  readonly turn?: string | undefined
  /** Name of browser and system, for the list of signed-in devices. */
  readonly browser?: string
}

/** Opens a session and returns its token: it is stored in the cookie, only its hash in the database. */
export async function openSession(
  db: Db | Tx,
  { now, turn, browser = '' }: SessionMoment,
  shopper: Shopper,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db
    .insertInto('session')
    .values({
      id_hash: sha256(token),
      shopper: shopperKey(shopper),
      created_at: now,
      seen_at: now,
      kiosk_turn: turn ?? null,
      signed_in_at: shopper.kind === 'member' ? now : null,
      browser: shopper.kind === 'member' ? browser : '',
    })
    .execute()
  return token
}

/** Ends the session of this token, of any shopper; an unknown one has ended already. */
export async function endSession(db: Reader, token: string | undefined): Promise<void> {
  if (!token || token.length > 200) return
  await db.deleteFrom('session').where('id_hash', '=', sha256(token)).execute()
}

/**
 * Ends the sessions of a member, all of them or all but one, and what they have signed in to as staff on tablets. Returns how
 * many sessions there were.
 */
export async function endSessionsOf(db: Reader, member: Shopper, exceptHash?: string): Promise<number> {
  await db.deleteFrom('staff_session').where('member_id', '=', member.id).execute()
  let sessions = db.deleteFrom('session').where('shopper', '=', shopperKey(member))
  if (exceptHash !== undefined) sessions = sessions.where('id_hash', '!=', exceptHash)
  return Number((await sessions.executeTakeFirst()).numDeletedRows)
}

/** Stores the time of the last use. A full disk must not prevent reads: a later call stores it then. */
export async function updateSeen(db: Reader, { now }: SessionMoment, idHash: string): Promise<void> {
  try {
    await db.updateTable('session').set({ seen_at: now }).where('id_hash', '=', idHash).execute()
  } catch (error) {
    if (!isStorageFull(error)) throw error
  }
}
