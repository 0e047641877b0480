import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { createDiskOperationStore } from '#sync/outbox/disk-operation-store.ts'
import { openSyncDb } from '#sync/outbox/sync-db.ts'
import { vote } from '#tests/world/device/operation-stores.ts'
import { drainInWorker } from './drain.ts'

afterEach(() => vi.unstubAllGlobals())

test('a change that is refused while no page is open is counted on the app’s icon', async () => {
  const shown: number[] = []
  vi.stubGlobal('navigator', {
    onLine: true,
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  })
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 422, message: 'gone', data: { reason: 'gone' } }, { status: 422 }),
  )
  const db = openSyncDb()
  const store = createDiskOperationStore(db)
  await drainInWorker({ update: async () => undefined }, false)
  await vote(store, 'r1')
  await drainInWorker({ update: async () => undefined }, false)
  expect(shown).toEqual([0, 1])
  db.close()
})
