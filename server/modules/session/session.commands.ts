import { randomBytes } from 'node:crypto'
import { sha256 } from '../../core/digest.ts'
import type { Db } from '../../db/schema/database.ts'
import { GUEST } from './session.policy.ts'

const TOKEN_BYTES = 32

/** Opens a guest's session; the token is stored in the cookie, only its hash in the database. */
export async function openGuestSession(
  db: Db,
  now: number,
  turn?: string,
): Promise<{ token: string; principal: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const principal = `${GUEST}${randomBytes(16).toString('hex')}`
  await db
    .insertInto('session')
    .values({ id_hash: sha256(token), principal, created_at: now, seen_at: now, kiosk_turn: turn ?? null })
    .execute()
  return { token, principal }
}

/** Ends the session of this token, for any principal; an unknown one has ended already. */
export async function endSession(db: Db, token: string | undefined): Promise<void> {
  if (!token || token.length > 200) return
  await db.deleteFrom('session').where('id_hash', '=', sha256(token)).execute()
}
