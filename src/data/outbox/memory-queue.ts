import * as v from 'valibot'
import type { AnyEndpoint, SnapshotName } from '#contract/endpoint.ts'
import type { Envelope } from '#contract/envelope.ts'
import { queuedEndpoint } from '#contract/queued.ts'
import { head, settle, takesOver, type Chain } from './chain.ts'
import { judge } from './judge.ts'
import type { Device, Operation, Rejected, Snapshot } from './operation.ts'
import type { NewOperation } from './enqueue.ts'
import { ask } from './push.ts'
import { takesPlaceOf } from './rest.ts'
import { deviceOf, newDevice, type SyncDb } from './sync-db.ts'

/** What was done while the device could keep nothing: alive as long as the page is, and said so (offline.md D13). */
export interface Kept {
  readonly operations: readonly Operation[]
  readonly rejected: readonly Rejected[]
  readonly snapshots: Readonly<Partial<Record<SnapshotName, Snapshot>>>
}

/**
 * An outbox without a disk. It has a name and a chain of its own, so that an operation whose answer is lost still counts
 * once, and cannot get between the numbers of those that are on the disk.
 */
export function createMemoryQueue(onChange: () => void) {
  let chain: Chain = { device: newDevice(), operations: [] }
  let rejected: readonly Rejected[] = []
  let snapshots: Kept['snapshots'] = {}
  let pushing: Promise<boolean> | undefined

  /** Answers the id it is kept under: what takes the place of another takes its id, too. */
  function add(operation: NewOperation): string {
    const { device, operations } = chain
    const last = operations.at(-1)
    if (last && takesPlaceOf(last, operation, operation.createdAt)) {
      const instead: Operation = { ...operation, id: last.id, seq: last.seq, attempts: 0, unsaved: true }
      chain = { device, operations: [...operations.slice(0, -1), instead] }
      onChange()
      return last.id
    }
    const next: Operation = { ...operation, seq: device.nextSeq, attempts: 0, unsaved: true }
    chain = { device: { ...device, nextSeq: device.nextSeq + 1 }, operations: [...operations, next] }
    onChange()
    return operation.id
  }

  function keep(endpoint: AnyEndpoint, envelope: Envelope<unknown>): void {
    const read = v.safeParse(endpoint.output, envelope.data)
    if (!read.success) return
    if (endpoint.holds) keepOne(endpoint.holds, read.output, envelope)
    if (endpoint.beside) {
      const beside = (read.output as Readonly<Record<string, unknown>>)[endpoint.beside]
      keepOne(endpoint.beside, beside, envelope)
    }
    onChange()
  }

  function keepOne(name: SnapshotName, data: unknown, envelope: Envelope<unknown>): void {
    const { version, owner } = data as { version: number; owner: string }
    const next: Snapshot = { name, version, owner, data, asOf: envelope.serverTime ?? 0 }
    if (takesOver(snapshots[name], next, 0, 0)) snapshots = { ...snapshots, [name]: next }
  }

  /** Sends until nothing is left or one has to wait. True when nothing is left. */
  function push(send: typeof fetch): Promise<boolean> {
    pushing ??= pushAll(send).finally(() => {
      pushing = undefined
    })
    return pushing
  }

  async function pushAll(send: typeof fetch): Promise<boolean> {
    for (;;) {
      const next = head(chain)
      if (!next) return true
      if (!(await pushOne(send, next.operation, next.prev))) return false
    }
  }

  async function pushOne(send: typeof fetch, operation: Operation, prev: number): Promise<boolean> {
    const { device } = chain
    const endpoint = queuedEndpoint(operation.path)
    if (!endpoint) return false
    chain = {
      ...chain,
      operations: chain.operations.map((one) =>
        one.seq === operation.seq ? { ...one, attempts: one.attempts + 1 } : one,
      ),
    }
    const verdict = judge(await ask(send, endpoint, operation, prev, device))
    const settled = settle(chain, operation, verdict, {
      at: Date.now(),
      newId: () => crypto.randomUUID(),
    })
    chain = { device: settled.device, operations: settled.operations }
    rejected = [...rejected, ...settled.rejected]
    if (verdict.kind === 'applied') keep(endpoint, verdict.envelope)
    onChange()
    return settled.goOn
  }

  /**
   * The disk is back: what is still here moves there with its name and numbers, unless something older waits there,
   * which has to go first. True when nothing is left here.
   */
  async function moveTo(db: SyncDb): Promise<boolean> {
    if (pushing) await pushing
    if (chain.operations.length === 0 && rejected.length === 0) return true
    const moved = { chain, rejected }
    const done = await db.transaction('rw', db.meta, db.operations, db.rejected, async () => {
      if ((await db.operations.count()) > 0 && moved.chain.operations.length > 0) return false
      const device: Device =
        moved.chain.operations.length > 0
          ? { ...moved.chain.device, contactAt: (await deviceOf(db)).contactAt }
          : await deviceOf(db)
      await db.meta.put(device)
      await db.operations.bulkAdd(
        moved.chain.operations.map((operation) => ({ ...operation, unsaved: false })),
      )
      await db.rejected.bulkPut([...moved.rejected])
      return true
    })
    if (!done) return false
    // Whatever was added meanwhile keeps its place behind what has moved: it starts a chain of its own.
    const later = chain.operations.filter(({ seq }) => seq >= moved.chain.device.nextSeq)
    chain = { device: newDevice(), operations: [] }
    rejected = rejected.filter(({ id }) => !moved.rejected.some((one) => one.id === id))
    for (const { seq: _, attempts: __, ...operation } of later) add(operation)
    onChange()
    return later.length === 0
  }

  return {
    add,
    keep,
    push,
    moveTo,
    deviceId: () => chain.device.id,
    // Copies: a view makes what it is given its own, and what it has made its own cannot be written to a database.
    kept: (): Kept => structuredClone({ operations: chain.operations, rejected, snapshots }),
    dismiss(id: string): void {
      rejected = rejected.filter((one) => one.id !== id)
      onChange()
    },
  }
}

export type MemoryQueue = ReturnType<typeof createMemoryQueue>
