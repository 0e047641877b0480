import type { Operation } from './operation.ts'
import { replacesOperation } from './debounce-operations.ts'
import type { OperationStore, StoreRows } from './operation-store.ts'

export type NewOperation = Omit<Operation, 'seq' | 'attempts'>

/** Ids that a device remembers: more than a browser that was killed brings back into the journal. */
const REMEMBERED = 200

/** Stores one operation; resolves when it is stored. Throws what the database throws (quota, gone, blocked). */
export function insertOperation(store: OperationStore, asNew: NewOperation): Promise<Operation> {
  return store.transact((rows) => addOperation(rows, asNew, store))
}

/**
 * Gives an operation the next number, or that of the operation it replaces. On the disk it then gets its own id: a copy
 * of this device may send the other one (offline.md F35). Its id is remembered in the same transaction, so that no other
 * page stores it from the journal.
 */
export async function addOperation(
  rows: StoreRows,
  asNew: NewOperation,
  { isDurable }: Pick<OperationStore, 'isDurable'>,
): Promise<Operation> {
  const device = await rows.device()
  const journaled = [...(device.journaled ?? []), asNew.id].slice(-REMEMBERED)
  const last = await rows.lastOperation()
  if (last && replacesOperation(last, asNew, asNew.createdAt)) {
    // No copy of this device can send an operation in memory, and the first caller still waits for it by its id.
    const instead: Operation = { ...asNew, id: isDurable ? asNew.id : last.id, seq: last.seq, attempts: 0 }
    await rows.putOperation(instead)
    await rows.putDevice({ ...device, journaled })
    return instead
  }
  const operation: Operation = { ...asNew, seq: device.nextSeq, attempts: 0 }
  await rows.addOperations([operation])
  await rows.putDevice({ ...device, journaled, nextSeq: device.nextSeq + 1 })
  return operation
}
