import type { CartChangeReport, Device, SealedQueue } from './operation.ts'
import type { OperationStore, StoreRows } from './operation-store.ts'
import { finishPendingSignOut } from './pending-sign-out.ts'
import { deviceOf, emptyReport, type SyncDb } from './sync-db.ts'
import { SENDING_LOCK, withLock } from './with-lock.ts'

/** The store in the database of this device, for page and worker. */
export function createDiskOperationStore(db: SyncDb): OperationStore {
  const tables = [db.meta, db.operations, db.rejected, db.snapshots]
  const rows = rowsOf(db)
  return {
    isDurable: true,
    // An async function: only then does Dexie follow native promises inside a transaction.
    transact: (work) => db.transaction('rw', tables, async () => work(rows)),
    contents: () =>
      db.transaction('r', tables, async () => {
        const all = await db.snapshots.toArray()
        const sealed = (await db.meta.where('key').startsWith(SEALED).toArray()) as SealedQueue[]
        return {
          device: (await db.meta.get('device')) as Device | undefined,
          report: await rows.report(),
          operations: await rows.operations(),
          rejected: await rows.rejected(),
          snapshots: Object.fromEntries(all.map((snapshot) => [snapshot.name, snapshot])),
          sealed: sealed.reduce((count, { operations }) => count + operations.length, 0),
        }
      }),
    count: () => db.operations.count(),
    exclusively: (work) => withLock(SENDING_LOCK, work),
    ownsSession: async (send) => (await finishPendingSignOut(db, send)) !== undefined,
  }
}

function rowsOf(db: SyncDb): StoreRows {
  const inOrder = () => db.operations.orderBy('seq')
  return {
    device: () => deviceOf(db),
    putDevice: (device) => done(db.meta.put(device)),
    report: async () => ((await db.meta.get('cart-report')) as CartChangeReport | undefined) ?? emptyReport(),
    putReport: (report) => done(db.meta.put(report)),
    operations: (most) => (most === undefined ? inOrder() : inOrder().limit(most)).toArray(),
    operationsUpTo: (seq) => db.operations.where('seq').belowOrEqual(seq).sortBy('seq'),
    lastOperation: () => inOrder().last(),
    addOperations: (operations) => done(db.operations.bulkAdd([...operations])),
    putOperation: (operation) => done(db.operations.put(operation)),
    deleteOperations: (seqs) => db.operations.bulkDelete([...seqs]),
    rejected: () => db.rejected.toArray(),
    putRejected: (rejected) => done(db.rejected.bulkPut([...rejected])),
    deleteRejected: (ids) => db.rejected.bulkDelete([...ids]),
    snapshot: (name) => db.snapshots.get(name),
    putSnapshot: (snapshot) => done(db.snapshots.put(snapshot)),
    sealed: async (owner) => (await db.meta.get(sealedKey(owner))) as SealedQueue | undefined,
    putSealed: (owner, queue) => done(db.meta.put({ ...queue, key: sealedKey(owner) })),
    deleteSealed: (owner) => db.meta.delete(sealedKey(owner)),
    clear: () =>
      done(
        Promise.all([
          db.operations.clear(),
          db.rejected.clear(),
          db.snapshots.clear(),
          db.meta.delete('cart-report'),
        ]),
      ),
  }
}

const SEALED = 'sealed '
const sealedKey = (owner: string) => `${SEALED}${owner}` as const

async function done(writing: PromiseLike<unknown>): Promise<void> {
  await writing
}
