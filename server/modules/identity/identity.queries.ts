import { parseShopperKey, type Shopper } from '#domain/account/shopper.ts'
import { sha256 } from '../../core/digest.ts'
import { prepare, type Given } from '../../db/prepared.ts'
import type { Reader } from '../../db/schema/database.ts'
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
  const [idle, seenEvery] =
    turn === undefined ? [SHOPPER_IDLE_MS, SEEN_EVERY_MS] : [KIOSK_IDLE_MS, KIOSK_SEEN_EVERY_MS]
  if (now - row.seen_at > idle || now - row.created_at > SHOPPER_ABSOLUTE_MS) return undefined
  return {
    shopper: parseShopperKey(row.shopper),
    idHash,
    isSeenStale: now - row.seen_at > seenEvery,
    signedInAt: row.signed_in_at ?? undefined,
  }
}
