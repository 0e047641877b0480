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
  /** Of a press that was noted before (`press-journal.ts`). */
  readonly id?: string
}

export type NewOperation = Omit<Operation, 'seq' | 'attempts'>

/** An operation without a number. Throws for a call that cannot wait and for input that the contract forbids. */
export function newOperation<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  { lang, preview, now, id = crypto.randomUUID() }: OperationContext,
): NewOperation {
  if (endpoint.kind !== 'queued') throw new RangeError(`${endpoint.path} cannot wait`)
  v.parse(endpoint.input, input)
  const { path } = endpoint
  const rest = debounceUntil(path, input, now)
  return { id, v: OPERATION_VERSIONS.newest, path, input, preview, lang, createdAt: now, debounceUntil: rest }
}

/** Ids of noted presses that a device remembers: more than a browser that was killed brings back into its journal. */
const NOTED = 50

/**
 * Stores one operation, on the disk or in the memory of the page; resolves when it is stored. On the disk an operation
 * that replaces another gets its own id: a copy of this device may send the other one (offline.md F35). Throws what the
 * database throws (quota, gone, blocked).
 * `isNoted`: the operation is in a journal, too, from which another page may store it. Its id is remembered in the same
 * transaction, so that it is stored once.
 */
export function insertOperation(
  store: OperationStore,
  asNew: NewOperation,
  { isNoted = false } = {},
): Promise<Operation> {
  return store.transact(async (rows) => {
    const device = await rows.device()
    const noted = device.noted ?? []
    const before = isNoted ? noted.find(({ id }) => id === asNew.id) : undefined
    if (before) return { ...asNew, seq: before.seq, attempts: 0 }
    const remembered = (seq: number) =>
      isNoted ? { ...device, noted: [...noted, { id: asNew.id, seq }].slice(-NOTED) } : device
    const last = await rows.lastOperation()
    if (last && replacesOperation(last, asNew, asNew.createdAt)) {
      // No copy of this device can send an operation in memory, and the first caller still waits for it by its id.
      const id = store.isDurable ? asNew.id : last.id
      const instead: Operation = { ...asNew, id, seq: last.seq, attempts: 0 }
      await rows.putOperation(instead)
      if (isNoted) await rows.putDevice(remembered(last.seq))
      return instead
    }
    const operation: Operation = { ...asNew, seq: device.nextSeq, attempts: 0 }
    await rows.addOperations([operation])
    await rows.putDevice({ ...remembered(operation.seq), nextSeq: device.nextSeq + 1 })
    return operation
  })
}
