import * as v from 'valibot'
import type { Endpoint, SentTo } from '#contract/endpoint.ts'
import { OPERATION_VERSIONS } from '#contract/queued.ts'
import type { Operation } from './operation.ts'
import { debounceUntil, replacesOperation } from './debounce-operations.ts'
import { deviceOf, type SyncDb } from './sync-db.ts'

export interface OperationContext {
  readonly lang: string
  readonly preview: unknown
  readonly now: number
}

export type NewOperation = Omit<Operation, 'seq' | 'attempts'>

/** An operation before it has a place in a chain. Throws for a call that cannot wait and for input the contract forbids. */
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
 * Writes one operation down; when this resolves it is on the disk. One that takes the place of another has an id of its
 * own: a copy of this device may send the other one (offline.md F35). Throws what the database throws (quota, gone, blocked).
 */
export async function insertOperation<E extends Endpoint>(
  db: SyncDb,
  endpoint: E,
  input: SentTo<E>,
  context: OperationContext,
): Promise<Operation> {
  const asNew = newOperation(endpoint, input, context)
  return db.transaction('rw', db.meta, db.operations, async () => {
    const device = await deviceOf(db)
    const last = await db.operations.orderBy('seq').last()
    if (last && replacesOperation(last, asNew, context.now)) {
      const instead: Operation = { ...asNew, seq: last.seq, attempts: 0 }
      await db.operations.put(instead)
      return instead
    }
    const operation: Operation = { ...asNew, seq: device.nextSeq, attempts: 0 }
    await db.operations.add(operation)
    await db.meta.put({ ...device, nextSeq: device.nextSeq + 1 })
    return operation
  })
}
