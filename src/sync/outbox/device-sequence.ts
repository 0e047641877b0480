import type { Device, Operation, Rejected, Snapshot } from './operation.ts'
import type { SyncOutcome } from './classify-response.ts'

/** The device's side of the sequence as a value: the effect of an outcome is decided here and only stored elsewhere. */
export interface DeviceSequence {
  readonly device: Device
  readonly operations: readonly Operation[]
}

export interface SettledOperation {
  readonly sent: Operation
  readonly outcome: SyncOutcome
}

export interface SequenceUpdate {
  readonly device: Device
  /** All operations that stay, in order; renumbered ones replace the stored ones. */
  readonly operations: readonly Operation[]
  readonly rejected: readonly Rejected[]
}

export interface SequenceContext {
  readonly at: number
  readonly newId: () => string
}

/**
 * The next operation to send and its number: `prev` is the last confirmed one, so a cancelled operation leaves no gap.
 */
export function nextOperation({
  device,
  operations,
}: DeviceSequence): { operation: Operation; prev: number } | undefined {
  const [operation] = operations
  return operation ? { operation, prev: Math.min(device.lastSeq, operation.seq - 1) } : undefined
}

/**
 * The effect of an operation's outcome on the sequence. An operation leaves it only confirmed, refused or moved to the tray.
 */
export function applyOutcome(
  sequence: DeviceSequence,
  { sent, outcome }: SettledOperation,
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
      // Adopts the server's number. An operation is never dropped by its number alone: a copy of this device may have
      // used that number, so each one is sent and recognised by its id.
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
      // An outcome for a number that is settled already is ignored.
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
 * A new sequence with all pending operations, in order. For a guest whose session is gone, who is a new guest on the
 * same device (a member's operations wait for the account, offline.md D8), and for a copy of a device, whose operations
 * were never applied: the server has others under their numbers (F35).
 */
function renumber({ device, operations }: DeviceSequence, id: string): DeviceSequence {
  const renumbered = operations.map((operation, index) => ({ ...operation, seq: index + 1, attempts: 0 }))
  return {
    device: { ...device, id, lastSeq: 0, nextSeq: renumbered.length + 1 },
    operations: renumbered,
  }
}

/**
 * The first operation names the new sequence, so that two copies with the same operations get the same sequence and
 * those operations count once.
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

interface ReadAnswer {
  /** The device's last confirmed operation when it sent the request. */
  readonly atRequest: number
  /** The last applied operation, as the response says. */
  readonly ofResponse: number | undefined
}

/**
 * Whether the device has learnt since the request of an operation that the response does not contain (D4). A server that counted
 * fewer operations from the start has another sequence: it was restored from a backup, or it knows the device as a guest who has
 * not been merged. Nothing newer than its response will come.
 */
export function isOvertaken(lastSeq: number, { atRequest, ofResponse = lastSeq }: ReadAnswer): boolean {
  return ofResponse < lastSeq && lastSeq !== atRequest
}

/** The last applied operation, of the device and of the response with a snapshot. */
interface LastSequence {
  readonly ofDevice: number
  readonly ofResponse: number
}

/**
 * A snapshot is stored unless it is older than the stored one, or older than what this device knows to be applied (D4).
 */
export function supersedes(
  known: Snapshot | undefined,
  next: Snapshot,
  lastSeq: LastSequence = { ofDevice: 0, ofResponse: 0 },
): boolean {
  if (lastSeq.ofResponse < lastSeq.ofDevice) return false
  return known === undefined || known.shopper !== next.shopper || next.version >= known.version
}
