import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { openSyncDb } from '#sync/outbox/sync-db.ts'
import { clearPart } from './storage-usage.ts'

/** Object.keys of a storage are its keys. */
function aStorage(entries: Record<string, string>) {
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  }
  const storage: Record<string, string> = Object.create(methods) as Record<string, string>
  return Object.assign(storage, entries)
}

const local = aStorage({})
beforeEach(() => {
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', aStorage({}))
})

test('clearing searches keeps the record of pending operations (offline.md X4)', async () => {
  Object.assign(local, { 'vanda-sync-used': '1', 'vanda-sync-waiting': '2', 'cart-retention': '5' })
  await clearPart('habits')
  expect(Object.keys(local)).toEqual(['vanda-sync-used', 'vanda-sync-waiting'])
})

test('clearing the bag clears its pending notices and keeps a pending sign-out', async () => {
  const db = openSyncDb()
  await db.meta.put({ key: 'cart-report', lost: true, changes: [] })
  await db.table('meta').put({ key: 'leaving', everything: false })
  await clearPart('cart')
  expect(await db.meta.toCollection().primaryKeys()).toEqual(['leaving'])
  db.close()
})
