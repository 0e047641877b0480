import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { OPERATION_VERSIONS } from '#contract/operation-versions.ts'
import type { QueuedInput, QueuedPath } from '#contract/endpoints/queued.ts'
import { DATABASES } from '#contract/storage-keys.ts'
import { createDiskOperationStore } from '#sync/outbox/disk-operation-store.ts'
import { insertOperation, type NewOperation } from '#sync/outbox/insert-operation.ts'
import { createMemoryOperationStore } from '#sync/outbox/memory-operation-store.ts'
import type { OperationStore } from '#sync/outbox/operation-store.ts'
import { checkedOperation } from '#sync/outbox/store-journal.ts'
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

/** As a press makes it. */
export function newOperation<Path extends QueuedPath>(path: Path, input: QueuedInput<Path>): NewOperation {
  return checkedOperation({
    id: crypto.randomUUID(),
    v: OPERATION_VERSIONS.newest,
    path,
    input,
    preview: undefined,
    lang: 'en-GB',
    createdAt: Date.now(),
    number: 1,
    member: undefined,
    isJournaled: false,
  })
}

/** An operation that is sent at once. */
export const vote = async (store: OperationStore, id: string, on = true) =>
  insertOperation(store, newOperation('/review/helpful', { id, on }))

/** An operation that is debounced before it is sent. */
export const setWishlisted = async (store: OperationStore, spu: string, on = true) =>
  insertOperation(store, newOperation(on ? '/customer/wishListAdd' : '/customer/wishListDelete', { spu }))
