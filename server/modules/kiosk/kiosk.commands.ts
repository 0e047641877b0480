import { readKioskCode } from '#domain/kiosk/code.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import type { Db } from '../../db/schema/database.ts'
import { ShopError } from '../../core/shop-error.ts'
import { hashCode, isCode, newCode, newSecret, CODE_WITHIN_MS } from './kiosk.policy.ts'
import { storeById } from '../stores/stores.queries.ts'
import { waitingCodes, type Tablet } from './kiosk.queries.ts'

/** Creates a code for one kiosk of a store; only this response contains the code. */
export async function addKiosk(
  db: Db,
  { now }: { readonly now: number },
  storeId: string,
): Promise<{ id: string; code: string }> {
  const code = newCode()
  const id = crypto.randomUUID().slice(0, 8)
  await db
    .insertInto('kiosk')
    .values({
      id,
      store_id: storeId,
      code_hash: await hashCode(code),
      code_until: now + CODE_WITHIN_MS,
      created_at: now,
      device_hash: null,
      paired_at: null,
      seen_at: null,
    })
    .execute()
  return { id, code }
}

/** Pairs a device as a kiosk of the store; returns its token. Throws `kiosk-code-wrong` for every cause. */
export async function pairTablet(
  db: Db,
  { now }: { readonly now: number },
  { store, code }: { readonly store: string; readonly code: string },
): Promise<{ token: string; names: string }> {
  const read = readKioskCode(code)
  const known = await storeById(db, store)
  if (!read || !known) throw new ShopError('kiosk-code-wrong')
  for (const waiting of await waitingCodes(db, store, now)) {
    if (!(await isCode(read, waiting.code_hash))) continue
    const { secret, hash } = newSecret()
    // Two devices with one code: the first one gets it.
    const taken = await db
      .updateTable('kiosk')
      .set({ device_hash: hash, paired_at: now, seen_at: now })
      .where('id', '=', waiting.id)
      .where('device_hash', 'is', null)
      .executeTakeFirst()
    if (Number(taken.numUpdatedRows) === 1) return { token: secret, names: known.names }
  }
  throw new ShopError('kiosk-code-wrong')
}

/** Leaves kiosk mode, with the code of this kiosk; returning needs a new one. */
export async function releaseTablet(
  db: Db,
  { tablet }: { readonly tablet: Tablet },
  code: string,
): Promise<void> {
  const read = readKioskCode(code)
  if (!read || !(await isCode(read, tablet.codeHash))) throw new ShopError('kiosk-code-wrong')
  await db.deleteFrom('kiosk').where('id', '=', tablet.id).execute()
}

const SEEN_EVERY_MS = HOUR_MS

/** Stores the time of the last use, hourly. */
export async function noteSeen(db: Db, { now }: { readonly now: number }, tablet: Tablet): Promise<void> {
  if (now - tablet.seenAt < SEEN_EVERY_MS) return
  await db.updateTable('kiosk').set({ seen_at: now }).where('id', '=', tablet.id).execute()
}
