import * as v from 'valibot'
import type { Endpoint, SentTo } from '#contract/endpoint.ts'
import { OPERATION_VERSIONS } from '#contract/queued.ts'
import type { Operation } from './operation.ts'
import { deviceOf, type SyncDb } from './sync-db.ts'

export interface Enqueued {
  readonly lang: string
  readonly about: unknown
  readonly now: number
}

type New = Omit<Operation, 'seq' | 'attempts'>

/** An operation before it has a place in a chain. Throws for a call that cannot wait and for input the contract forbids. */
export function newOperation<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  { lang, about, now }: Enqueued,
): New {
  if (endpoint.kind !== 'queued') throw new RangeError(`${endpoint.path} cannot wait`)
  v.parse(endpoint.input, input)
  const id = crypto.randomUUID()
  return { id, v: OPERATION_VERSIONS.newest, path: endpoint.path, input, about, lang, createdAt: now }
}

/** Writes one operation down; when this resolves it is on the disk. Throws what the database throws (quota, gone, blocked). */
export async function enqueue<E extends Endpoint>(
  db: SyncDb,
  endpoint: E,
  input: SentTo<E>,
  asked: Enqueued,
): Promise<Operation> {
  const asNew = newOperation(endpoint, input, asked)
  return db.transaction('rw', db.meta, db.operations, async () => {
    const device = await deviceOf(db)
    const operation: Operation = { ...asNew, seq: device.nextSeq, attempts: 0 }
    await db.operations.add(operation)
    await db.meta.put({ ...device, nextSeq: device.nextSeq + 1 })
    return operation
  })
}
