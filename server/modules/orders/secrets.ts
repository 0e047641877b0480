import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../db/schema/database.ts'

const known = new WeakMap<Db, Map<string, Promise<string>>>()

/**
 * A key of this shop, made when it is first asked for and the same on every node. Reads the database the first time:
 * ask before a transaction begins, not inside it.
 */
export function secretOf(db: Db, name: string): Promise<string> {
  const ofDb = known.get(db) ?? new Map<string, Promise<string>>()
  known.set(db, ofDb)
  const secret = ofDb.get(name) ?? readOrMake(db, `secret.${name}`)
  ofDb.set(name, secret)
  // A hiccup of the database must not be remembered as the key.
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

export function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Compares in a time that says nothing about where two texts differ, nor how long they are. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
}

/** The secret that opens a guest's order. It is computed, so that only its hash is kept anywhere. */
export async function orderSecret(db: Db, orderId: string): Promise<string> {
  return hmac(await secretOf(db, 'order'), orderId)
}
