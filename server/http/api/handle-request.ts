import * as v from 'valibot'
import { readsVersion } from '#contract/operation-versions.ts'
import { HEADERS } from '#contract/envelope.ts'
import { shopperKey } from '#domain/account/shopper.ts'
import { transact } from '../../db/transaction.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { Services } from '../../services/services.ts'
import { errorResponse, success, type ApiResponse } from '../request/api-response.ts'
import {
  lastSeqOf,
  advanceSequence,
  readSequenceHeaders,
  claimSequence,
  type StoredResponse,
} from './claim-sequence.ts'
import { ERROR_CODES, ShopError, type ErrorCode } from '../../core/shop-error.ts'
import { withShopper, type RequestContext, type Route, type ShopperContext } from '../../services/route.ts'

/** Checks the input against the contract; unknown keys are refused (trust.md S9). */
export function readInput(route: Route, raw: unknown): never {
  const read = v.safeParse(route.endpoint.input, raw)
  if (read.success) {
    if (holdsNul(read.output))
      throw new ShopError('bad-input', { problems: [{ field: '', problem: 'a text with a null character' }] })
    return read.output as never
  }
  const problems = read.issues
    .slice(0, 10)
    .map((issue) => ({ field: v.getDotPath(issue) ?? '', problem: issue.message }))
  throw new ShopError('bad-input', { problems })
}

/** PostgreSQL cannot store a text with a null character, and no valid text has one. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul)
}

/** One call that has passed the guards. */
interface GuardedCall {
  readonly services: Services
  readonly route: Route
  readonly context: RequestContext
  readonly headers: Headers
}

/** `read` gives the checked input. Throws `ShopError`, or any unforeseen error. */
export async function handleRequest(call: GuardedCall, read: () => Promise<never>): Promise<ApiResponse> {
  const { route, context, headers } = call
  if (route.queued) checkVersion(headers)
  const input = await read()
  if (route.endpoint.keyed && context.key === '') throw new ShopError('key-missing')
  if (route.queued) return runQueued(call, route.queued, input)
  if (route.snapshot) return runSnapshot(call, route.snapshot, input)
  const data = await route.handler(context, input)
  return success(data, route.says && { message: call.services.texts.in(context.language)(route.says) })
}

/**
 * An operation of a build that this server does not know is returned to its outbox, never judged by other rules (D7).
 */
function checkVersion(headers: Headers): void {
  const version = headers.get(HEADERS.version)
  if (version !== null && !readsVersion(Number(version))) throw new ShopError('version-unsupported')
}

/**
 * A member's operation is for no other caller, also when the device is new to the server (offline.md D8, F38). The
 * session that it would have opened for a guest is taken back with the transaction.
 */
function guardOwner(headers: Headers, { shopper }: ShopperContext): void {
  const owner = headers.get(HEADERS.owner)
  if (owner !== null && owner !== shopperKey(shopper)) throw new ShopError('sign-in-needed')
}

async function runSnapshot(
  { services, context }: GuardedCall,
  snapshot: NonNullable<Route['snapshot']>,
  input: never,
): Promise<ApiResponse> {
  return transact(
    services.store,
    async (tx) => {
      const lastSeq = await lastSeqOf(tx, context.device, context.shopper)
      return success(await snapshot(tx, context, input), { lastSeq, serverTime: services.now() })
    },
    true,
  )
}

/** A new operation is applied; one that was sent before gets its stored outcome, whichever transaction finds it. */
async function runQueued(
  { services, context, headers }: GuardedCall,
  queued: NonNullable<Route['queued']>,
  input: never,
): Promise<ApiResponse> {
  const at = readSequenceHeaders(headers)
  const sequenced = (answer: ApiResponse): ApiResponse => ({
    ...answer,
    envelope: { ...answer.envelope, ...(at ? { lastSeq: at.seq } : {}), serverTime: services.now() },
  })
  const refused = (reason: ErrorCode, data: ShopError['data']) =>
    sequenced(errorResponse(services, context, new ShopError(reason, data)))
  const applied = async (tx: Tx, known: ShopperContext, outcome: unknown) =>
    sequenced(success(await queued.present(tx, known, outcome as never)))
  const replay = async (tx: Tx, known: ShopperContext, { reason, data }: StoredResponse) =>
    reason === undefined ? applied(tx, known, data) : refused(reason, data as ShopError['data'])

  const claim = async (tx: Tx) => {
    const known = await withShopper(context, tx)
    guardOwner(headers, known)
    return { known, place: at ? await claimSequence(tx, known, at) : ('next' as const) }
  }

  try {
    return await transact(services.store, async (tx) => {
      const { known, place } = await claim(tx)
      if (place !== 'next') return replay(tx, known, place)
      const outcome = await queued.act(tx, known, input)
      if (at) await advanceSequence(tx, known, { at, answer: { code: 200, data: outcome } })
      return applied(tx, known, outcome)
    })
  } catch (error) {
    if (!at || !(error instanceof ShopError) || ERROR_CODES[error.reason].status !== 200) throw error
    const { reason, data } = error
    // Refused by a shop rule: the attempt is rolled back but the sequence advances, so that the queue is never blocked.
    // Another sender of the same operation may have come in between: then its outcome counts.
    return transact(services.store, async (tx) => {
      const { known, place } = await claim(tx)
      if (place !== 'next') return replay(tx, known, place)
      const answer = refused(reason, data)
      const code = Number(answer.envelope.code)
      await advanceSequence(tx, known, { at, answer: { code, reason, data } })
      return answer
    })
  }
}
