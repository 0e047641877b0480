import * as v from 'valibot'
import type { Endpoint, SentTo } from '#contract/endpoint.ts'
import { OPERATION_VERSIONS } from '#contract/queued.ts'
import type { Operation } from './operation.ts'
import { restUntil, takesPlaceOf } from './rest.ts'
import { deviceOf, type SyncDb } from './sync-db.ts'

export interface Enqueued {
  readonly lang: string
  readonly about: unknown
  readonly now: number
}

export type NewOperation = Omit<Operation, 'seq' | 'attempts'>

/** An operation before it has a place in a chain. Throws for a call that cannot wait and for input the contract forbids. */
export function newOperation<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  { lang, about, now }: Enqueued,
): NewOperation {
  if (endpoint.kind !== 'queued') throw new RangeError(`${endpoint.path} cannot wait`)
  v.parse(endpoint.input, input)
  const { path } = endpoint
  const id = crypto.randomUUID()
  const rest = restUntil(path, input, now)
  return { id, v: OPERATION_VERSIONS.newest, path, input, about, lang, createdAt: now, restUntil: rest }
}

/**
 * Writes one operation down; when this resolves it is on the disk. One that takes the place of another has an id of its
 * own: a copy of this device may send the other one (offline.md F35). Throws what the database throws (quota, gone, blocked).
 */
export async function enqueue<E extends Endpoint>(
  db: SyncDb,
  endpoint: E,
  input: SentTo<E>,
  asked: Enqueued,
): Promise<Operation> {
  const asNew = newOperation(endpoint, input, asked)
  return db.transaction('rw', db.meta, db.operations, async () => {
    const device = await deviceOf(db)
    const last = await db.operations.orderBy('seq').last()
    if (last && takesPlaceOf(last, asNew, asked.now)) {
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
