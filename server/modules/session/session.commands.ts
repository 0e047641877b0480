import { createHash, randomBytes } from 'node:crypto'
import { generateCookie } from 'hono/cookie'
import { SESSION_MARK } from '#contract/storage-keys.ts'
import { isStorageFull } from '../../db/transaction.ts'
import type { Db } from '../../db/schema/database.ts'

const TOKEN_BYTES = 32
const SHOPPER_IDLE_MS = 30 * 24 * 3_600_000
/** Prefix of guests' principals; no other principal has it. */
export const GUEST = 'g'
export const SHOPPER_ABSOLUTE_MS = 180 * 24 * 3_600_000
const SEEN_EVERY_MS = 3_600_000
/** On a kiosk (trust.md S3): no visit lasts that long without input. */
const KIOSK_IDLE_MS = 5 * 60_000
const KIOSK_SEEN_EVERY_MS = 30_000

/**
 * Names the visit at a kiosk. The page writes it, also offline, where it cannot delete the session's own cookie: a
 * session of another visit belongs to no user (trust.md S28, S29).
 */
export const TURN_COOKIE = 'kiosk-turn'

/** `__Host-` needs Secure, which browsers accept over http only from loopback (trust.md S1). */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-sid' : 'sid'
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The principal of this session; undefined for none, an unknown one, or an expired one. */
export async function findPrincipal(
  db: Db,
  token: string | undefined,
  now: number,
  turn?: string,
): Promise<string | undefined> {
  if (!token || token.length > 200) return undefined
  const hash = hashOf(token)
  const row = await db.selectFrom('session').selectAll().where('id_hash', '=', hash).executeTakeFirst()
  if (!row || (row.kiosk_turn ?? undefined) !== turn) return undefined
  const [idle, seenEvery] =
    turn === undefined ? [SHOPPER_IDLE_MS, SEEN_EVERY_MS] : [KIOSK_IDLE_MS, KIOSK_SEEN_EVERY_MS]
  if (now - row.seen_at > idle || now - row.created_at > SHOPPER_ABSOLUTE_MS) return undefined
  if (now - row.seen_at > seenEvery) {
    await noteSeen(db, hash, now)
  }
  return row.principal
}

/** A full disk must not prevent reads: the time of the last use is stored with a later call. */
async function noteSeen(db: Db, hash: string, now: number): Promise<void> {
  try {
    await db.updateTable('session').set({ seen_at: now }).where('id_hash', '=', hash).execute()
  } catch (error) {
    if (!isStorageFull(error)) throw error
  }
}

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
    .values({ id_hash: hashOf(token), principal, created_at: now, seen_at: now, kiosk_turn: turn ?? null })
    .execute()
  return { token, principal }
}

const SESSION = { sameSite: 'Lax', maxAge: Math.floor(SHOPPER_ABSOLUTE_MS / 1000) } as const
const ENDED = { maxAge: 0 } as const

export function sessionCookie(token: string, secure: boolean): string {
  return generateCookie(sessionCookieName(secure), token, { ...SESSION, httpOnly: true, secure })
}

/** Tells pages that there is a session, and nothing about it; set and deleted with the session's cookie. */
export function sessionMark(open: boolean, secure: boolean): string {
  return generateCookie(SESSION_MARK, open ? '1' : '', { ...SESSION, ...(open ? {} : ENDED), secure })
}

/** Ends the session of this token, for any principal; an unknown one has ended already. */
export async function endSession(db: Db, token: string | undefined): Promise<void> {
  if (!token || token.length > 200) return
  await db.deleteFrom('session').where('id_hash', '=', hashOf(token)).execute()
}

export function noSessionCookie(secure: boolean): string {
  return generateCookie(sessionCookieName(secure), '', { ...SESSION, ...ENDED, httpOnly: true, secure })
}

/** The browser's visit id; a value of any other shape counts as none. */
export function readTurn(cookie: string | undefined): string | undefined {
  return cookie !== undefined && /^[0-9a-f-]{36}$/.test(cookie) ? cookie : undefined
}
