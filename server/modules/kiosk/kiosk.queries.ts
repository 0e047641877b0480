import type { Reader } from '../../db/schema/database.ts'
import { sha256 } from '../../core/digest.ts'
import { TABLET_IDLE_MS } from './kiosk.policy.ts'

export interface Tablet {
  readonly id: string
  readonly storeId: string
  readonly names: string
  readonly codeHash: string
  readonly seenAt: number
}

/** The kiosk of this token; undefined for one that is unknown, removed, or no longer in service. */
export async function tabletOf(
  db: Reader,
  token: string | undefined,
  now: number,
): Promise<Tablet | undefined> {
  if (!token || token.length > 200) return undefined
  const row = await db
    .selectFrom('kiosk')
    .innerJoin('store', 'store.id', 'kiosk.store_id')
    .select(['kiosk.id', 'kiosk.store_id', 'kiosk.code_hash', 'kiosk.seen_at', 'store.names'])
    .where('device_hash', '=', sha256(token))
    .executeTakeFirst()
  if (!row || now - (row.seen_at ?? 0) > TABLET_IDLE_MS) return undefined
  return {
    id: row.id,
    storeId: row.store_id,
    names: row.names,
    codeHash: row.code_hash,
    seenAt: row.seen_at ?? 0,
  }
}

/** Unused codes of this store, newest first. */
export function waitingCodes(db: Reader, storeId: string, now: number) {
  return db
    .selectFrom('kiosk')
    .select(['id', 'code_hash'])
    .where('store_id', '=', storeId)
    .where('device_hash', 'is', null)
    .where('code_until', '>', now)
    .orderBy('created_at', 'desc')
    .limit(MOST_WAITING)
    .execute()
}

/** Each comparison is a slow hash, so the number of codes per store is limited. */
export const MOST_WAITING = 5
