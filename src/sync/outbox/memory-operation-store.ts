import * as v from 'valibot'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Envelope } from '#contract/envelope.ts'
import { queuedEndpoint } from '#contract/queued.ts'
import { nextOperation, applyOutcome, supersedes, type DeviceSequence } from './device-sequence.ts'
import type { Drained } from './drain-outbox.ts'
import { classifyResponse } from './classify-response.ts'
import type { Device, Operation, Rejected, Snapshot } from './operation.ts'
import type { NewOperation } from './insert-operation.ts'
import { sendOperation, pushedBy, type SendResult } from './send-operation.ts'
import { replacesOperation } from './debounce-operations.ts'
import { deviceOf, newDevice, type SyncDb } from './sync-db.ts'

/** What was done while the device could keep nothing: alive as long as the page is, and said so (offline.md D13). */
export interface MemoryContents {
  readonly operations: readonly Operation[]
  readonly rejected: readonly Rejected[]
  readonly snapshots: Readonly<Record<string, Snapshot>>
}

/**
 * An outbox without a disk. It has a name and a chain of its own, so that an operation whose answer is lost still counts
 * once, and cannot get between the numbers of those that are on the disk.
 */
export function createMemoryOperationStore(onChange: () => void) {
  let sequence: DeviceSequence = { device: newDevice(), operations: [] }
  let rejected: readonly Rejected[] = []
  let snapshots: MemoryContents['snapshots'] = {}
  let pushing: Promise<Drained> | undefined

  /** Answers the id it is kept under: what takes the place of another takes its id, too. */
  function add(operation: NewOperation): string {
    const { device, operations } = sequence
    const last = operations.at(-1)
    if (last && replacesOperation(last, operation, operation.createdAt)) {
      const instead: Operation = { ...operation, id: last.id, seq: last.seq, attempts: 0, unsaved: true }
      sequence = { device, operations: [...operations.slice(0, -1), instead] }
      onChange()
      return last.id
    }
    const next: Operation = { ...operation, seq: device.nextSeq, attempts: 0, unsaved: true }
    sequence = { device: { ...device, nextSeq: device.nextSeq + 1 }, operations: [...operations, next] }
    onChange()
    return operation.id
  }

  function keep(endpoint: AnyEndpoint, envelope: Envelope<unknown>): void {
    const read = v.safeParse(endpoint.output, envelope.data)
    if (!read.success) return
    if (endpoint.snapshot) keepOne(endpoint.snapshot, read.output, envelope)
    if (endpoint.alsoSnapshot) {
      const beside = (read.output as Readonly<Record<string, unknown>>)[endpoint.alsoSnapshot]
      keepOne(endpoint.alsoSnapshot, beside, envelope)
    }
    onChange()
  }

  function keepOne(name: string, data: unknown, envelope: Envelope<unknown>): void {
    const { version, owner } = data as { version: number; owner: string }
    const next: Snapshot = { name, version, owner, data, asOf: envelope.serverTime ?? 0 }
    if (supersedes(snapshots[name], next, 0, 0)) snapshots = { ...snapshots, [name]: next }
  }

  /** Sends until nothing is left or one has to wait. */
  function push(send: typeof fetch): Promise<Drained> {
    pushing ??= pushAll(send).finally(() => {
      pushing = undefined
    })
    return pushing
  }

  async function pushAll(send: typeof fetch): Promise<Drained> {
    for (;;) {
      const next = nextOperation(sequence)
      if (!next) return 'empty'
      const pushed = await pushOne(send, next.operation, next.prev)
      if (pushed !== 'on') return pushed
    }
  }

  async function pushOne(send: typeof fetch, operation: Operation, prev: number): Promise<SendResult> {
    const { device } = sequence
    const endpoint = queuedEndpoint(operation.path)
    if (!endpoint) return 'outdated'
    sequence = {
      ...sequence,
      operations: sequence.operations.map((one) =>
        one.seq === operation.seq ? { ...one, attempts: one.attempts + 1 } : one,
      ),
    }
    const outcome = classifyResponse(await sendOperation(send, endpoint, operation, prev, device))
    const settled = applyOutcome(sequence, operation, outcome, {
      at: Date.now(),
      newId: () => crypto.randomUUID(),
    })
    sequence = { device: settled.device, operations: settled.operations }
    rejected = [...rejected, ...settled.rejected]
    if (outcome.kind === 'applied') keep(endpoint, outcome.envelope)
    onChange()
    return pushedBy(outcome)
  }

  /**
   * The disk is back: what is still here moves there with its name and numbers, unless something older waits there,
   * which has to go first. True when nothing is left here.
   */
  async function moveTo(db: SyncDb): Promise<boolean> {
    if (pushing) await pushing
    if (sequence.operations.length === 0 && rejected.length === 0) return true
    const moved = { sequence, rejected }
    const done = await db.transaction('rw', db.meta, db.operations, db.rejected, async () => {
      if ((await db.operations.count()) > 0 && moved.sequence.operations.length > 0) return false
      const device: Device =
        moved.sequence.operations.length > 0
          ? { ...moved.sequence.device, contactAt: (await deviceOf(db)).contactAt }
          : await deviceOf(db)
      await db.meta.put(device)
      await db.operations.bulkAdd(
        moved.sequence.operations.map((operation) => ({ ...operation, unsaved: false })),
      )
      await db.rejected.bulkPut([...moved.rejected])
      return true
    })
    if (!done) return false
    // Whatever was added meanwhile keeps its place behind what has moved: it starts a chain of its own.
    const later = sequence.operations.filter(({ seq }) => seq >= moved.sequence.device.nextSeq)
    sequence = { device: newDevice(), operations: [] }
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
    deviceId: () => sequence.device.id,
    // Copies: a view makes what it is given its own, and what it has made its own cannot be written to a database.
    stored: (): MemoryContents => structuredClone({ operations: sequence.operations, rejected, snapshots }),
    dismiss(id: string): void {
      rejected = rejected.filter((one) => one.id !== id)
      onChange()
    },
  }
}

export type MemoryOperationStore = ReturnType<typeof createMemoryOperationStore>
