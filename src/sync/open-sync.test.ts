import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DATABASES, SESSION_MARK } from '#contract/storage-keys.ts'
import { isUntouched, wasSyncUsed } from './open-sync.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const withDatabases = (...names: string[]) =>
  vi.stubGlobal('indexedDB', { databases: async () => names.map((name) => ({ name, version: 1 })) })

test('a device without a mark, a session or a database has nothing of its user', async () => {
  withDatabases(DATABASES.local)
  expect(await isUntouched()).toBe(true)
  expect(wasSyncUsed()).toBe(false)
})

test('a browser that was killed has lost its marks, not what it had stored (offline.md F37)', async () => {
  withDatabases(DATABASES.local, DATABASES.sync)
  expect(await isUntouched()).toBe(false)
  expect(wasSyncUsed()).toBe(true)
})

test('the mark of a session on the server counts alone', async () => {
  withDatabases()
  vi.stubGlobal('document', { cookie: `${SESSION_MARK}=1` })
  expect(await isUntouched()).toBe(false)
  expect(wasSyncUsed()).toBe(false)
})

test.each([
  ['cannot list its databases', {}],
  ['fails to list them', { databases: () => Promise.reject(new Error('no disk')) }],
])('a browser that %s is believed by its marks', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  expect(await isUntouched()).toBe(true)
})
