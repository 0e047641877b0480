import * as v from 'valibot'
import { APP_VERSION } from '#contract/app-version.ts'
import { encodeFields } from '#contract/encoding.ts'
import { API_PREFIX, HEADERS, type Envelope } from '#contract/envelope.ts'
import type { AnyEndpoint, SnapshotName } from '#contract/endpoint.ts'
import { queuedEndpoint, readsVersion } from '#contract/queued.ts'
import { head, settle, takesOver } from './chain.ts'
import { judge, type Answered, type Verdict } from './judge.ts'
import type { Device, Operation, Snapshot } from './operation.ts'
import { reportChanges } from './report-changes.ts'
import { restLeft } from './rest.ts'
import { deviceOf, noteLost, type SyncDb } from './sync-db.ts'

/** One request may take this long; the lock is never held longer (offline.md D16). */
const PUSH_TIMEOUT_MS = 15_000

/** However long the shop asks for rest. */
const LONGEST_REST_MS = 600_000

export type Pushed =
  | 'empty'
  | 'on'
  | 'paused'
  | 'outdated'
  | { readonly later: number | undefined; readonly moved?: string | undefined }
  /** The only operation left may be set again at any moment; so many milliseconds more. */
  | { readonly rests: number }

/** Sends the operation at the head of the queue, if there is one, and stores what came of it. */
export async function pushHead(db: SyncDb, send: typeof fetch): Promise<Pushed> {
  const next = await takeHead(db)
  if (!next) return 'empty'
  if ('later' in next || 'rests' in next) return next
  const { operation, prev, device } = next
  const endpoint = readsVersion(operation.v) ? queuedEndpoint(operation.path) : undefined
  const answered = endpoint ? await ask(send, endpoint, operation, prev, device) : NOT_OURS
  const verdict = judge(answered)
  await store(db, device, operation, verdict, endpoint)
  if (verdict.kind === 'later') return { later: verdict.retryAfterMs, moved: verdict.moved }
  if (verdict.kind === 'update-needed') return 'outdated'
  return verdict.kind === 'sign-in' || verdict.kind === 'device-unknown' ? 'paused' : 'on'
}

interface Head {
  readonly operation: Operation
  readonly prev: number
  readonly device: Device
}

/** Head and place are read together, and from then on the operation may have reached the shop (offline.md D3). */
function takeHead(
  db: SyncDb,
): Promise<Head | { readonly later: number } | { readonly rests: number } | undefined> {
  return db.transaction('rw', db.meta, db.operations, async () => {
    const device = await deviceOf(db)
    const [first, second] = await db.operations.orderBy('seq').limit(2).toArray()
    const next = head({ device, operations: first ? [first] : [] })
    if (!next) return undefined
    const now = Date.now()
    const rest = (device.restUntil ?? 0) - now
    // A clock that was set back must not turn seconds into days.
    if (rest > 0 && rest <= LONGEST_REST_MS) return { later: rest }
    const rests = second ? 0 : restLeft(next.operation, now)
    if (rests > 0) return { rests }
    await db.operations.update(next.operation.seq, { attempts: next.operation.attempts + 1 })
    return { ...next, device }
  })
}

/** Sends one operation in its place of the chain; never throws. */
export async function ask(
  send: typeof fetch,
  endpoint: AnyEndpoint,
  operation: Operation,
  prev: number,
  device: Device,
): Promise<Answered> {
  const fields = new URLSearchParams(encodeFields(operation.input))
  const get = endpoint.method === 'GET'
  const headers = {
    [HEADERS.app]: 'www',
    [HEADERS.appVersion]: String(APP_VERSION),
    [HEADERS.lang]: operation.lang,
    [HEADERS.idempotency]: operation.id,
    [HEADERS.device]: device.id,
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
      signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
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
    // No answer, or none that the shop has written: whether it was applied is unknown, and the chain will tell.
    return { status: 0, envelope: undefined }
  }
}

/** Written by a newer build than this one: kept, unsent, until that build runs here again (offline.md D7). */
const NOT_OURS: Answered = {
  status: 426,
  envelope: { code: 426, message: '', data: { reason: 'version-unsupported' } },
}

/** Stores verdict, place and snapshot in one transaction: nothing is deleted before it is known to be done (D4, D6). */
function store(
  db: SyncDb,
  device: Device,
  sent: Operation,
  verdict: Verdict,
  endpoint: AnyEndpoint | undefined,
): Promise<void> {
  return db.transaction('rw', db.meta, db.operations, db.rejected, db.snapshots, async () => {
    const current = await deviceOf(db)
    if (current.id !== device.id) return
    const operations = await db.operations.orderBy('seq').toArray()
    const settled = settle({ device: current, operations }, sent, verdict, {
      at: Date.now(),
      newId: () => crypto.randomUUID(),
    })
    const contactAt =
      verdict.kind === 'applied' ? (verdict.envelope.serverTime ?? current.contactAt) : current.contactAt
    const blocked = verdict.kind === 'sign-in' || verdict.kind === 'update-needed' ? verdict.kind : undefined
    await db.meta.put({ ...settled.device, contactAt, blocked, ...restAfter(verdict, Date.now()) })
    if (verdict.kind === 'later') await noteLost(db)
    const kept = new Set(settled.operations.map((operation) => operation.seq))
    const renumbered = settled.device.id !== current.id
    await db.operations.bulkDelete(
      operations.filter((old) => renumbered || !kept.has(old.seq)).map((old) => old.seq),
    )
    if (renumbered) await db.operations.bulkAdd([...settled.operations])
    await db.rejected.bulkPut([...settled.rejected])
    if (verdict.kind === 'applied' && endpoint) await keepSnapshots(db, endpoint, verdict.envelope, sent)
  })
}

/** Kept beside the queue: the browser fires its sync at once, whatever the page has been asked for. */
function restAfter(verdict: Verdict, now: number): Pick<Device, 'restUntil'> {
  if (verdict.kind !== 'later' || verdict.retryAfterMs === undefined) return {}
  return { restUntil: now + Math.min(verdict.retryAfterMs, LONGEST_REST_MS) }
}

/** Keeps what an answer holds; must run inside a transaction over meta, operations and snapshots. */
export async function keepSnapshots(
  db: SyncDb,
  endpoint: AnyEndpoint,
  envelope: Envelope<unknown>,
  sent?: Operation,
): Promise<void> {
  const read = v.safeParse(endpoint.output, envelope.data)
  if (!read.success) return
  if (endpoint.holds) await keepSnapshot(db, endpoint.holds, read.output, envelope, sent)
  if (!endpoint.beside) return
  const beside = (read.output as Readonly<Record<string, unknown>>)[endpoint.beside]
  await keepSnapshot(db, endpoint.beside, beside, envelope)
}

async function keepSnapshot(
  db: SyncDb,
  name: SnapshotName,
  data: unknown,
  envelope: Envelope<unknown>,
  sent?: Operation,
): Promise<void> {
  const { version, owner } = data as { version: number; owner: string }
  const next: Snapshot = { name, version, owner, data, asOf: envelope.serverTime ?? 0 }
  const known = await db.snapshots.get(name)
  const { lastSeq } = await deviceOf(db)
  if (!takesOver(known, next, lastSeq, envelope.lastSeq ?? lastSeq)) return
  await db.snapshots.put(next)
  if (name === 'cart') await reportChanges(db, known, next, sent)
}
