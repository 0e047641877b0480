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

/** Writes one operation down; when this resolves it is on the disk. Throws what the database throws (quota, gone, blocked). */
export async function enqueue<E extends Endpoint>(
  db: SyncDb,
  endpoint: E,
  input: SentTo<E>,
  { lang, about, now }: Enqueued,
): Promise<Operation> {
  if (endpoint.kind !== 'queued') throw new RangeError(`${endpoint.path} cannot wait`)
  v.parse(endpoint.input, input)
  const id = crypto.randomUUID()
  return db.transaction('rw', db.meta, db.operations, async () => {
    const device = await deviceOf(db)
    const operation: Operation = {
      seq: device.nextSeq,
      id,
      v: OPERATION_VERSIONS.newest,
      path: endpoint.path,
      input,
      about,
      lang,
      createdAt: now,
      attempts: 0,
    }
    await db.operations.add(operation)
    await db.meta.put({ ...device, nextSeq: device.nextSeq + 1 })
    return operation
  })
}
