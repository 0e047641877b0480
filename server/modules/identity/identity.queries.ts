import type { Selectable } from 'kysely'
import { parseShopperKey, shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { sha256 } from '../../core/digest.ts'
import { prepare, type Given } from '../../db/prepared.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { SessionTable } from '../../db/schema/shopper-tables.ts'
import type { SessionMoment } from './identity.commands.ts'
import {
  KIOSK_IDLE_MS,
  KIOSK_SEEN_EVERY_MS,
  SEEN_EVERY_MS,
  SHOPPER_ABSOLUTE_MS,
  SHOPPER_IDLE_MS,
} from './identity.policy.ts'

export interface OpenSession {
  readonly shopper: Shopper
  readonly idHash: string
  /** The time of the last use has to be stored again. */
  readonly isSeenStale: boolean
  /** Epoch milliseconds of the sign-in; undefined for a guest. */
  readonly signedInAt: number | undefined
}

const sessionOf = prepare((db, given: Given<{ idHash: string }>) =>
  db.selectFrom('session').selectAll().where('id_hash', '=', given('idHash')),
)

/** The session of this token; undefined for none, an unknown one, or an expired one. */
export async function findSession(
  db: Reader,
  token: string | undefined,
  { now, turn }: SessionMoment,
): Promise<OpenSession | undefined> {
  if (!token || token.length > 200) return undefined
  const idHash = sha256(token)
  const [row] = (await sessionOf(db, { idHash })).rows
  if (!row || (row.kiosk_turn ?? undefined) !== turn) return undefined
  if (isOver(row, now)) return undefined
  const seenEvery = turn === undefined ? SEEN_EVERY_MS : KIOSK_SEEN_EVERY_MS
  return {
    shopper: parseShopperKey(row.shopper),
    idHash,
    isSeenStale: now - row.seen_at > seenEvery,
    signedInAt: row.signed_in_at ?? undefined,
  }
}

/** Whether a session has lived or rested too long; on a kiosk it rests for minutes (trust.md S3). */
export function isOver(row: Selectable<SessionTable>, now: number): boolean {
  const idle = row.kiosk_turn === null ? SHOPPER_IDLE_MS : KIOSK_IDLE_MS
  return now - row.seen_at > idle || now - row.created_at > SHOPPER_ABSOLUTE_MS
}

/** One open session of a member, for the list of signed-in devices. */
export interface MemberSession {
  /** Names the session to its member. Computed from the stored hash, which it does not reveal; it opens nothing. */
  readonly id: string
  readonly idHash: string
  readonly browser: string
  readonly signedInAt: number
  readonly seenAt: number
}

/** Open sessions of a member, the one that was used last first. */
export async function sessionsOf(db: Reader, member: Shopper, now: number): Promise<MemberSession[]> {
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('shopper', '=', shopperKey(member))
    .orderBy('seen_at', 'desc')
    .orderBy('id_hash')
    .execute()
  return rows
    .filter((row) => !isOver(row, now))
    .map((row) => ({
      id: sha256(`listed session ${row.id_hash}`),
      idHash: row.id_hash,
      browser: row.browser,
      signedInAt: row.signed_in_at ?? row.created_at,
      seenAt: row.seen_at,
    }))
}
