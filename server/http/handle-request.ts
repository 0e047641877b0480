import * as v from 'valibot'
import { readsVersion } from '#contract/queued.ts'
import { HEADERS } from '#contract/envelope.ts'
import { transact } from '../db/transaction.ts'
import type { Services } from '../services/services.ts'
import { errorResponse, success, type ApiResponse } from './api-response.ts'
import {
  lastSeqOf,
  advanceSequence,
  readSequenceHeaders,
  claimSequence,
  type StoredResponse,
  type SequenceHeaders,
} from './claim-sequence.ts'
import { ERROR_CODES, ShopError } from '../core/shop-error.ts'
import { withShopper, type RequestContext, type Route, type ShopperContext } from '../services/route.ts'

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

/** Runs one call that has passed the guards. Throws `ShopError`, or any unforeseen error. */
export async function handleRequest(
  services: Services,
  route: Route,
  context: RequestContext,
  raw: unknown,
  headers: Headers,
): Promise<ApiResponse> {
  if (route.queued) checkVersion(headers)
  const input = readInput(route, raw)
  if (route.endpoint.keyed && context.key === '') throw new ShopError('key-missing')
  if (route.queued) return runQueued(services, route, context, input, readSequenceHeaders(headers))
  if (route.snapshot) return runSnapshot(services, route, context, input)
  return success(await route.handler(context, input))
}

/**
 * An operation of a build that this server does not know is returned to its outbox, never judged by other rules (D7).
 */
function checkVersion(headers: Headers): void {
  const version = headers.get(HEADERS.version)
  if (version !== null && !readsVersion(Number(version))) throw new ShopError('version-unsupported')
}

async function runSnapshot(
  services: Services,
  route: Route,
  context: RequestContext,
  input: never,
): Promise<ApiResponse> {
  const { snapshot } = route
  if (!snapshot) throw new RangeError(`${route.endpoint.path} has no snapshot`)
  return transact(
    services.store,
    async (tx) => {
      const lastSeq = await lastSeqOf(tx, context.device, context.shopper)
      return success(await snapshot(tx, context, input), { lastSeq, serverTime: services.now() })
    },
    true,
  )
}

async function runQueued(
  services: Services,
  route: Route,
  context: RequestContext,
  input: never,
  at: SequenceHeaders | undefined,
): Promise<ApiResponse> {
  const { queued } = route
  if (!queued) throw new RangeError(`${route.endpoint.path} is not queued`)
  const known = await withShopper(context)
  try {
    return await transact(services.store, async (tx) => {
      const place = at ? await claimSequence(tx, at, known.shopper, known.now) : 'next'
      if (place !== 'next' && place.code !== 200) return refusedBefore(services, context, place, at)
      const outcome = place === 'next' ? await queued.act(tx, known, input) : place.data
      if (place === 'next' && at) await advanceSequence(tx, at, { code: 200, data: outcome }, context.now)
      const data = await queued.present(tx, known, outcome as never)
      return success(data, { ...withLastSeq(at), serverTime: services.now() })
    })
  } catch (error) {
    if (!at || !(error instanceof ShopError) || ERROR_CODES[error.reason].status !== 200) throw error
    return storeRefusal(services, known, at, error)
  }
}

/** Refused by a shop rule: the attempt is rolled back but the sequence advances, so that the queue is never blocked. */
async function storeRefusal(
  services: Services,
  context: ShopperContext,
  at: SequenceHeaders,
  refused: ShopError,
): Promise<ApiResponse> {
  const answer = errorResponse(services, context, refused)
  const stored: StoredResponse = {
    code: Number(answer.envelope.code),
    reason: refused.reason,
    data: refused.data,
  }
  return transact(services.store, async (tx) => {
    const place = await claimSequence(tx, at, context.shopper, context.now)
    if (place === 'next') await advanceSequence(tx, at, stored, context.now)
    return { ...answer, envelope: { ...answer.envelope, ...withLastSeq(at), serverTime: services.now() } }
  })
}

function refusedBefore(
  services: Services,
  context: RequestContext,
  stored: StoredResponse,
  at: SequenceHeaders | undefined,
): ApiResponse {
  const answer = errorResponse(
    services,
    context,
    new ShopError(stored.reason as ShopError['reason'], stored.data as ShopError['data']),
  )
  return { ...answer, envelope: { ...answer.envelope, ...withLastSeq(at), serverTime: services.now() } }
}

function withLastSeq(at: SequenceHeaders | undefined): { lastSeq?: number } {
  return at ? { lastSeq: at.seq } : {}
}
