import * as v from 'valibot'
import type { Endpoint, SentTo } from '#contract/endpoint.ts'
import { OPERATION_VERSIONS } from '#contract/queued.ts'
import type { Operation } from './operation.ts'
import { debounceUntil, replacesOperation } from './debounce-operations.ts'
import type { OperationStore } from './operation-store.ts'

export interface OperationContext {
  readonly lang: string
  readonly preview: unknown
  readonly now: number
}

export type NewOperation = Omit<Operation, 'seq' | 'attempts'>

/** An operation without a number. Throws for a call that cannot wait and for input that the contract forbids. */
export function newOperation<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  { lang, preview, now }: OperationContext,
): NewOperation {
  if (endpoint.kind !== 'queued') throw new RangeError(`${endpoint.path} cannot wait`)
  v.parse(endpoint.input, input)
  const { path } = endpoint
  const id = crypto.randomUUID()
  const rest = debounceUntil(path, input, now)
  return { id, v: OPERATION_VERSIONS.newest, path, input, preview, lang, createdAt: now, debounceUntil: rest }
}

/**
 * Stores one operation, on the disk or in the memory of the page; resolves when it is stored. On the disk an operation
 * that replaces another gets its own id: a copy of this device may send the other one (offline.md F35). Throws what the
 * database throws (quota, gone, blocked).
 */
export function insertOperation(store: OperationStore, asNew: NewOperation): Promise<Operation> {
  return store.transact(async (rows) => {
    const device = await rows.device()
    const last = await rows.lastOperation()
    if (last && replacesOperation(last, asNew, asNew.createdAt)) {
      // No copy of this device can send an operation in memory, and the first caller still waits for it by its id.
      const id = store.isDurable ? asNew.id : last.id
      const instead: Operation = { ...asNew, id, seq: last.seq, attempts: 0 }
      await rows.putOperation(instead)
      return instead
    }
    const operation: Operation = { ...asNew, seq: device.nextSeq, attempts: 0 }
    await rows.addOperations([operation])
    await rows.putDevice({ ...device, nextSeq: device.nextSeq + 1 })
    return operation
  })
}
