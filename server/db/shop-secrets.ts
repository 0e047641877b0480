import { randomBytes } from 'node:crypto'
import { readOrCreateSetting } from './read-or-create-setting.ts'
import type { Db, Reader } from './schema/database.ts'

/** By what all views of one database share: a transaction and a `Kysely` with plugins are others than the one it was opened as. */
const known = new WeakMap<object, Map<string, Promise<string>>>()

/**
 * A key of this shop, created on first use and the same on every node. Reads the database the first time: call it
 * before a transaction begins, not inside it.
 */
export function secretOf(db: Reader, name: string): Promise<string> {
  const ofDb = knownOf(db)
  const secret = ofDb.get(name) ?? readOrCreateSetting(db, `secret.${name}`, newKey)
  ofDb.set(name, secret)
  // A temporary database error must not be cached as the key.
  secret.catch(() => ofDb.delete(name))
  return secret
}

/** Takes the key from the owner's settings instead, so that no copy of the database has it. */
export function setSecret(db: Db, name: string, secret: string): void {
  knownOf(db).set(name, Promise.resolve(secret))
}

function knownOf(db: Reader): Map<string, Promise<string>> {
  const { adapter } = db.getExecutor()
  const ofDb = known.get(adapter) ?? new Map<string, Promise<string>>()
  known.set(adapter, ofDb)
  return ofDb
}

function newKey(): string {
  return randomBytes(32).toString('base64url')
}
