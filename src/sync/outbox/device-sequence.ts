import type { Device, Operation, Rejected, Snapshot } from './operation.ts'
import type { SyncOutcome } from './classify-response.ts'

/** The device's side of the chain as a value: what a verdict changes is decided here and only stored elsewhere. */
export interface DeviceSequence {
  readonly device: Device
  readonly operations: readonly Operation[]
}

export interface SequenceUpdate {
  readonly device: Device
  /** All operations that stay, in order; renumbered ones replace what was there. */
  readonly operations: readonly Operation[]
  readonly rejected: readonly Rejected[]
}

export interface SequenceContext {
  readonly at: number
  readonly newId: () => string
}

/** The next operation to send and the place it takes: `prev` is what the shop has confirmed, so a cancelled one leaves no gap. */
export function nextOperation({
  device,
  operations,
}: DeviceSequence): { operation: Operation; prev: number } | undefined {
  const [operation] = operations
  return operation ? { operation, prev: Math.min(device.lastSeq, operation.seq - 1) } : undefined
}

/** What a verdict about `sent` does to the chain. Nothing leaves it that was not confirmed, refused or handed to the shopper. */
export function applyOutcome(
  sequence: DeviceSequence,
  sent: Operation,
  outcome: SyncOutcome,
  context: SequenceContext,
): SequenceUpdate {
  const { device, operations } = sequence
  const stay: SequenceUpdate = { device, operations, rejected: [] }
  switch (outcome.kind) {
    case 'applied':
      return { ...confirm(sequence, sent.seq), rejected: [] }
    case 'refused': {
      const rejected = [reject(sent, outcome, context)]
      if (outcome.isSequenced) return { ...confirm(sequence, sent.seq), rejected }
      return {
        device,
        operations: operations.filter((operation) => operation.seq !== sent.seq),
        rejected,
      }
    }
    case 'gap':
      // The shop's word about its own place is taken. Nothing is dropped for a number alone: in that place may be the
      // operation of a copy of this device, so each one is sent and known by its id.
      return {
        device: {
          ...device,
          lastSeq: outcome.lastSeq,
          nextSeq: Math.max(device.nextSeq, outcome.lastSeq + 1),
        },
        operations,
        rejected: [],
      }
    case 'forked':
      // News of a place that is settled meanwhile is no news.
      if (!operations.some(({ id }) => id === sent.id)) return stay
      return { ...renumber(sequence, idOfFork(sequence, context)), rejected: [] }
    case 'device-unknown':
      return {
        device: { ...device, id: context.newId(), lastSeq: 0, nextSeq: 1 },
        operations: [],
        rejected: operations.map((operation) =>
          reject(operation, { reason: 'device-unknown', message: '', data: null }, context),
        ),
      }
    case 'other-person':
      return { ...renumber(sequence, context.newId()), rejected: [] }
    case 'sign-in':
    case 'update-needed':
    case 'later':
      return stay
  }
}

function confirm({ device, operations }: DeviceSequence, upTo: number): DeviceSequence {
  return {
    device: {
      ...device,
      lastSeq: Math.max(device.lastSeq, upTo),
      nextSeq: Math.max(device.nextSeq, upTo + 1),
    },
    operations: operations.filter((operation) => operation.seq > upTo),
  }
}

/**
 * A new chain with everything that waits, in its order. For a guest whose session is gone, who is a new guest on the
 * same device (members never get here: their operations wait for the account, offline.md D8), and for a copy of a
 * device, whose operations have never been applied: the shop has others in their places (F35).
 */
function renumber({ device, operations }: DeviceSequence, id: string): DeviceSequence {
  const renumbered = operations.map((operation, index) => ({ ...operation, seq: index + 1, attempts: 0 }))
  return {
    device: { ...device, id, lastSeq: 0, nextSeq: renumbered.length + 1 },
    operations: renumbered,
  }
}

/**
 * The first operation gives the new chain its name, so that two copies with the same operations in them come to the same
 * chain and those operations count once there.
 */
function idOfFork({ device, operations }: DeviceSequence, context: SequenceContext): string {
  const [first] = operations
  return first && first.id !== device.id ? first.id : context.newId()
}

function reject(
  operation: Operation,
  why: { reason: string; message: string; data: unknown },
  context: SequenceContext,
): Rejected {
  const { id, path, input, preview } = operation
  return {
    id,
    path,
    input,
    preview,
    reason: why.reason,
    message: why.message,
    data: why.data,
    at: context.at,
  }
}

/** A snapshot is taken unless it is older than the one kept, or older than what this device knows to be applied (D4). */
export function supersedes(
  known: Snapshot | undefined,
  next: Snapshot,
  knownSeq: number,
  nextSeq: number,
): boolean {
  if (nextSeq < knownSeq) return false
  return known === undefined || known.owner !== next.owner || next.version >= known.version
}
