import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { QUEUED } from '#contract/endpoints/queued.ts'
import { createDiskOperationStore } from './outbox/disk-operation-store.ts'
import type { Operation } from './outbox/operation.ts'
import { clearOperations } from './outbox/pending-sign-out.ts'
import { openSyncDb } from './outbox/sync-db.ts'
import { RESOURCES } from './resources/resources.ts'

test('sign-out and the kiosk clear what every resource keeps: operations, refusals, snapshots, device id (trust.md S28)', async () => {
  const db = openSyncDb()
  const store = createDiskOperationStore(db)
  const operations = QUEUED.map(({ path }, index): Operation => ({
    seq: index + 1,
    id: path,
    v: 2,
    path,
    input: {},
    preview: { product: { productsName: 'Dress', imageUrl: '', baseUrl: '' } },
    lang: 'en-GB',
    createdAt: 0,
    attempts: 0,
  }))
  await store.transact(async (rows) => {
    await rows.addOperations(operations)
    await rows.putRejected(operations.map((one) => ({ ...one, reason: '', message: '', data: null, at: 0 })))
    for (const { name } of RESOURCES)
      await rows.putSnapshot({ name, version: 1, shopper: 'g', data: { mine: true }, asOf: 0 })
    await rows.putReport({ key: 'cart-report', lost: true, changes: [] })
  })
  const before = await store.contents()
  await clearOperations(db, true)
  const after = await store.contents()
  expect(Object.keys(before.snapshots)).toHaveLength(RESOURCES.length)
  expect(after).toEqual({
    device: { key: 'device', id: expect.any(String), lastSeq: 0, nextSeq: 1, contactAt: undefined },
    report: { key: 'cart-report', lost: false, changes: [] },
    operations: [],
    rejected: [],
    snapshots: {},
    sealed: 0,
  })
  expect(after.device?.id).not.toBe(before.device?.id)
  db.close()
})
