import { createHmac } from 'node:crypto'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { tillDigits, tillStepsAround } from '#domain/account/till-code.ts'
import { hmac, sameText, sha256 } from '../../core/digest.ts'
import type { Db, Reader } from '../../db/schema/database.ts'
import { secretOf } from '../../db/shop-secrets.ts'
import type { RequestContext } from '../../services/route.ts'
import { isOver } from './identity.queries.ts'

/** Sessions whose codes count, of those that were used last: each makes guessing easier. */
const MOST_SESSIONS = 20

/** Loads the shop's own key, which the codes of all sessions are computed with; at the start, before any transaction. */
export async function loadTillKeys(db: Db): Promise<void> {
  await secretOf(db, 'till-code')
}

/**
 * The secret of the caller's session for rotating codes (decision 0154). It is computed, so that no copy of the tables has it,
 * and ends with its session. Undefined in a session at a tablet, which the member leaves behind.
 */
export async function tillKeyHere(
  db: Reader,
  { services, sessionHash }: Pick<RequestContext, 'services' | 'sessionHash'>,
): Promise<string | undefined> {
  if (sessionHash === undefined) return undefined
  const session = await db
    .selectFrom('session')
    .select(['id_hash', 'till_key'])
    .where('id_hash', '=', sessionHash)
    .where('kiosk_turn', 'is', null)
    .executeTakeFirst()
  return session && keyOf(services.store.db, session)
}

/** The hash of the code with these digits, which the device of an open session shows now; undefined for any other digits. */
export async function findTillCode(
  db: Db,
  { member, digits }: { readonly member: Shopper; readonly digits: string },
  now: number,
): Promise<string | undefined> {
  const sessions = await db
    .selectFrom('session')
    .selectAll()
    .where('shopper', '=', shopperKey(member))
    .where('kiosk_turn', 'is', null)
    .orderBy('seen_at', 'desc')
    .limit(MOST_SESSIONS)
    .execute()
  for (const session of sessions.filter((one) => !isOver(one, now))) {
    const key = await keyOf(db, session)
    const sign = (message: Uint8Array) => createHmac('sha256', key).update(message).digest()
    for (const step of tillStepsAround(now))
      if (sameText(await tillDigits(step, sign), digits)) return sha256(`till code ${key} ${step}`)
  }
  return undefined
}

/** Changes the codes of this session's device, so that a copy of its secret is worthless. */
export async function renewTillKey(db: Reader, sessionHash: string): Promise<void> {
  await db
    .updateTable('session')
    .set((row) => ({ till_key: row('till_key', '+', 1) }))
    .where('id_hash', '=', sessionHash)
    .execute()
}

async function keyOf(
  db: Db,
  session: { readonly id_hash: string; readonly till_key: number },
): Promise<string> {
  return hmac(await secretOf(db, 'till-code'), `${session.id_hash} ${session.till_key}`)
}
