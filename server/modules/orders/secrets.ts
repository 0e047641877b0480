import { randomBytes } from 'node:crypto'
import { hmac } from '../../core/digest.ts'
import type { Db } from '../../db/schema/database.ts'

const known = new WeakMap<Db, Map<string, Promise<string>>>()

/**
 * A key of this shop, created on first use and the same on every node. Reads the database the first time: call it
 * before a transaction begins, not inside it.
 */
export function secretOf(db: Db, name: string): Promise<string> {
  const ofDb = known.get(db) ?? new Map<string, Promise<string>>()
  known.set(db, ofDb)
  const secret = ofDb.get(name) ?? readOrMake(db, `secret.${name}`)
  ofDb.set(name, secret)
  // A temporary database error must not be cached as the key.
  secret.catch(() => ofDb.delete(name))
  return secret
}

async function readOrMake(db: Db, key: string): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  return row.value
}

/** The secret that opens a guest's order. It is computed, so that only its hash is stored. */
export async function orderSecret(db: Db, orderId: string): Promise<string> {
  return hmac(await secretOf(db, 'order'), orderId)
}
