import * as v from 'valibot'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Envelope } from '#contract/envelope.ts'
import { isOvertaken, supersedes } from './device-sequence.ts'
import type { Blocked, Device, Operation, Snapshot } from './operation.ts'
import type { OperationStore, StoreRows } from './operation-store.ts'
import { reportChanges } from './report-changes.ts'

interface Answer {
  readonly endpoint: AnyEndpoint
  readonly envelope: Envelope<unknown>
  /** The device when it sent the request; undefined: another store did, whose numbers mean nothing here. */
  readonly atRequest: Pick<Device, 'id' | 'lastSeq'> | undefined
}

/**
 * `overtaken`: the device has learnt of an operation since the request, and only a new response has the current state.
 * `dropped`: it has another id by now, and what was asked for may be another user's.
 */
export type SavedAnswer = 'saved' | 'overtaken' | 'dropped'

/**
 * Stores the snapshots of a read, unless the device has another id by now (the response may be another user's) or has
 * learnt meanwhile of operations that the response does not contain (D4).
 */
export function saveAnswer(
  store: OperationStore,
  { endpoint, envelope, atRequest }: Answer,
): Promise<SavedAnswer> {
  return store.transact(async (rows) => {
    const device = await rows.device()
    if (atRequest && device.id !== atRequest.id) return 'dropped'
    const numbers = atRequest && { atRequest: atRequest.lastSeq, ofResponse: envelope.lastSeq }
    if (numbers && isOvertaken(device.lastSeq, numbers)) return 'overtaken'
    // Compared already: another number than the device's is that of another sequence.
    const { lastSeq: _, ...unnumbered } = envelope
    await saveSnapshots(rows, { endpoint, envelope: unnumbered })
    const blocked = blockedAfter(device, envelope.data)
    await rows.putDevice({ ...device, blocked, contactAt: envelope.serverTime ?? device.contactAt })
    return 'saved'
  })
}

/** An answer for another caller means that the member's session has ended; one for the member, that it is open again. */
function blockedAfter({ owner, blocked }: Device, data: unknown): Blocked | undefined {
  if (owner === undefined) return blocked
  if (shopperOf(data) !== owner) return 'sign-in'
  return blocked === 'sign-in' ? undefined : blocked
}

const shopperOf = (data: unknown) => (data as { readonly shopper?: string } | null)?.shopper

interface SnapshotResponse {
  readonly endpoint: AnyEndpoint
  readonly envelope: Envelope<unknown>
  /** The operation of the response; undefined for a read. */
  readonly sent?: Operation | undefined
}

/** Stores the snapshots of a response, in the transaction of its other effects (D4). */
export async function saveSnapshots(
  rows: StoreRows,
  { endpoint, envelope, sent }: SnapshotResponse,
): Promise<void> {
  const read = v.safeParse(endpoint.output, envelope.data)
  if (!read.success) return
  if (endpoint.snapshot)
    await saveSnapshot(rows, { name: endpoint.snapshot, data: read.output }, { envelope, sent })
  if (!endpoint.alsoSnapshot) return
  const beside = (read.output as Readonly<Record<string, unknown>>)[endpoint.alsoSnapshot]
  await saveSnapshot(rows, { name: endpoint.alsoSnapshot, data: beside }, { envelope })
}

async function saveSnapshot(
  rows: StoreRows,
  { name, data }: Pick<Snapshot, 'name' | 'data'>,
  { envelope, sent }: Omit<SnapshotResponse, 'endpoint'>,
): Promise<void> {
  const { version, shopper } = data as { version: number; shopper: string }
  const next: Snapshot = { name, version, shopper, data, asOf: envelope.serverTime ?? 0 }
  const known = await rows.snapshot(name)
  const { lastSeq, owner } = await rows.device()
  // The session has ended: what the device has of its member stays on the screen (offline.md D8).
  if (owner !== undefined && shopper !== owner) return
  if (!supersedes(known, next, { ofDevice: lastSeq, ofResponse: envelope.lastSeq ?? lastSeq })) return
  await rows.putSnapshot(next)
  if (name === 'cart') await reportChanges(rows, { known, next, sent })
}
