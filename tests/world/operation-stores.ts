import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { wishListAdd, wishListDelete } from '#contract/cart.contract.ts'
import { reviewHelpful } from '#contract/requests.contract.ts'
import { DATABASES } from '#contract/storage-keys.ts'
import { createDiskOperationStore } from '#sync/outbox/disk-operation-store.ts'
import { insertOperation, newOperation } from '#sync/outbox/insert-operation.ts'
import { createMemoryOperationStore } from '#sync/outbox/memory-operation-store.ts'
import type { OperationStore } from '#sync/outbox/operation-store.ts'
import { openSyncDb, type SyncDb } from '#sync/outbox/sync-db.ts'

const disks: SyncDb[] = []

/** Every disk of a test is the database of one device. */
export function aDisk(): OperationStore {
  const db = openSyncDb()
  disks.push(db)
  return createDiskOperationStore(db)
}

export const aMemory = () => createMemoryOperationStore({ onChange: () => {}, ownsSession: async () => true })

export async function deleteDisks(): Promise<void> {
  for (const db of disks.splice(0)) db.close()
  await Dexie.delete(DATABASES.sync)
}

const context = () => ({ lang: 'en-GB', preview: undefined, now: Date.now() })

/** An operation that is sent at once. */
export const vote = async (store: OperationStore, id: string, on = true) =>
  insertOperation(store, newOperation(reviewHelpful, { id, on }, context()))

/** An operation that is debounced before it is sent. */
export const setWishlisted = async (store: OperationStore, spu: string, on = true) =>
  insertOperation(store, newOperation(on ? wishListAdd : wishListDelete, { spu }, context()))
