import { APP_VERSION } from '#contract/app-version.ts'
import { encodeFields } from '#contract/encoding.ts'
import { API_PREFIX, HEADERS, type Envelope } from '#contract/envelope.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { readsVersion } from '#contract/operation-versions.ts'
import { queuedEndpoint } from '#contract/endpoints/queued.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { nextOperation, applyOutcome } from './device-sequence.ts'
import { classifyResponse, type SyncResponse, type SyncOutcome } from './classify-response.ts'
import type { Device, Operation } from './operation.ts'
import type { OperationStore } from './operation-store.ts'
import { noteLost } from './report-changes.ts'
import { saveSnapshots } from './save-snapshots.ts'
import { debounceLeft } from './debounce-operations.ts'
import { newId } from '#platform/device/new-id.ts'

/** Time limit of one request in ms; the lock is never held longer (offline.md D16). */
const SEND_TIMEOUT_MS = 15_000

/** Upper limit of a server's `Retry-After`. */
const MAX_RETRY_AFTER_MS = 10 * MINUTE_MS

export type SendResult =
  | 'empty'
  | 'continue'
  | 'paused'
  | 'outdated'
  | { readonly later: number | undefined; readonly moved?: string | undefined }
  /** The only operation left is still debounced, for this many milliseconds. */
  | { readonly debounceMs: number }

/** Sends the operation at the head of the queue, if there is one, and stores the outcome. */
export async function sendNextOperation(store: OperationStore, send: typeof fetch): Promise<SendResult> {
  const next = await takeNextOperation(store)
  if (!next) return 'empty'
  if ('later' in next || 'debounceMs' in next) return next
  const endpoint = readsVersion(next.operation.v) ? queuedEndpoint(next.operation.path) : undefined
  const outcome = classifyResponse(endpoint ? await sendOperation(send, endpoint, next) : NOT_OURS)
  await storeOutcome(store, next, { outcome, endpoint })
  return resultOf(outcome)
}

/** How the queue continues after a response. */
export function resultOf(
  outcome: SyncOutcome,
): Exclude<SendResult, 'empty' | { readonly debounceMs: number }> {
  if (outcome.kind === 'later') return { later: outcome.retryAfterMs, moved: outcome.moved }
  if (outcome.kind === 'update-needed') return 'outdated'
  return outcome.kind === 'sign-in' || outcome.kind === 'device-unknown' ? 'paused' : 'continue'
}

interface NextOperation {
  readonly operation: Operation
  readonly prev: number
  readonly device: Device
}

/** Head and sequence are read together, and from then on the operation may have reached the server (offline.md D3). */
function takeNextOperation(
  store: OperationStore,
): Promise<NextOperation | { readonly later: number } | { readonly debounceMs: number } | undefined> {
  return store.transact(async (rows) => {
    const device = await rows.device()
    const [first, second] = await rows.operations(2)
    const next = nextOperation({ device, operations: first ? [first] : [] })
    if (!next) return undefined
    const now = Date.now()
    const rest = (device.pausedUntil ?? 0) - now
    // A clock that was set back must not turn seconds into days.
    if (rest > 0 && rest <= MAX_RETRY_AFTER_MS) return { later: rest }
    const debounceMs = second || !store.isDurable ? 0 : debounceLeft(next.operation, now)
    if (debounceMs > 0) return { debounceMs }
    await rows.putOperation({ ...next.operation, attempts: next.operation.attempts + 1 })
    return { ...next, device }
  })
}

/** Sends one operation under its number; never throws. */
async function sendOperation(
  send: typeof fetch,
  endpoint: AnyEndpoint,
  { operation, prev, device }: NextOperation,
): Promise<SyncResponse> {
  const fields = new URLSearchParams(encodeFields(operation.input))
  const get = endpoint.method === 'GET'
  const headers = {
    [HEADERS.app]: 'www',
    [HEADERS.appVersion]: String(APP_VERSION),
    [HEADERS.lang]: operation.lang,
    [HEADERS.idempotency]: operation.id,
    [HEADERS.device]: device.id,
    ...(device.owner === undefined ? {} : { [HEADERS.owner]: device.owner }),
    [HEADERS.seq]: String(operation.seq),
    [HEADERS.prev]: String(prev),
    [HEADERS.version]: String(operation.v),
  }
  try {
    const response = await send(`${API_PREFIX}${endpoint.path}${get ? `?${fields}` : ''}`, {
      method: endpoint.method,
      headers,
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      ...(get ? {} : { body: fields }),
    })
    const body: unknown = await response.json()
    const envelope =
      typeof body === 'object' && body !== null && 'code' in body && 'data' in body
        ? (body as Envelope<unknown>)
        : undefined
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    return {
      status: response.status,
      envelope,
      retryAfterMs: Number.isFinite(seconds) ? seconds * 1_000 : undefined,
    }
  } catch {
    // No response of the server: whether it was applied is unknown until the next response with a sequence.
    return { status: 0, envelope: undefined }
  }
}

/** Written by a newer build than this one: it stays, unsent, until that build runs here again (offline.md D7). */
const NOT_OURS: SyncResponse = {
  status: 426,
  envelope: { code: 426, message: '', data: { reason: 'version-unsupported' } },
}

/**
 * Stores outcome, sequence and snapshot in one transaction: an operation is deleted only when it is known to be done
 * (D4, D6).
 */
function storeOutcome(
  store: OperationStore,
  { operation: sent, device }: NextOperation,
  { outcome, endpoint }: { readonly outcome: SyncOutcome; readonly endpoint: AnyEndpoint | undefined },
): Promise<void> {
  return store.transact(async (rows) => {
    const current = await rows.device()
    if (current.id !== device.id) return
    const operations = await (concernsAll(outcome) ? rows.operations() : rows.operationsUpTo(sent.seq))
    const settled = applyOutcome(
      { device: current, operations },
      { sent, outcome },
      {
        at: Date.now(),
        newId: newId,
      },
    )
    const contactAt =
      outcome.kind === 'applied' ? (outcome.envelope.serverTime ?? current.contactAt) : current.contactAt
    const blocked = outcome.kind === 'sign-in' || outcome.kind === 'update-needed' ? outcome.kind : undefined
    await rows.putDevice({ ...settled.device, contactAt, blocked, ...retryAfter(outcome, Date.now()) })
    if (outcome.kind === 'later') await noteLost(rows)
    const stored = new Set(settled.operations.map((operation) => operation.seq))
    const renumbered = settled.device.id !== current.id
    await rows.deleteOperations(
      operations.filter((old) => renumbered || !stored.has(old.seq)).map((old) => old.seq),
    )
    if (renumbered) await rows.addOperations(settled.operations)
    await rows.putRejected(settled.rejected)
    if (outcome.kind === 'applied' && endpoint)
      await saveSnapshots(rows, { endpoint, envelope: outcome.envelope, sent })
  })
}

/** Whether the outcome moves all pending operations; otherwise only the first ones are read. */
function concernsAll({ kind }: SyncOutcome): boolean {
  return kind === 'forked' || kind === 'device-unknown' || kind === 'other-person'
}

/** The server's `Retry-After`, stored with the device: page and worker both obey it. */
function retryAfter(outcome: SyncOutcome, now: number): Pick<Device, 'pausedUntil'> {
  if (outcome.kind !== 'later' || outcome.retryAfterMs === undefined) return {}
  return { pausedUntil: now + Math.min(outcome.retryAfterMs, MAX_RETRY_AFTER_MS) }
}
