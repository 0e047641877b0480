import * as v from 'valibot'
import { readsVersion } from '#contract/queued.ts'
import { HEADERS } from '#contract/envelope.ts'
import { transact } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { refusal, success, type Answer } from './answer.ts'
import { lastSeqOf, moveOn, readLink, takePlace, type KeptAnswer, type Link } from './chain.ts'
import { REASONS, Refusal } from './reasons.ts'
import type { Call, Served } from './served.ts'

/** Checks the input against the contract; unknown keys are refused (trust.md S9). */
export function readInput(served: Served, raw: unknown): never {
  const read = v.safeParse(served.endpoint.input, raw)
  if (read.success) {
    if (holdsNul(read.output))
      throw new Refusal('bad-input', { problems: [{ field: '', problem: 'a text with a null character' }] })
    return read.output as never
  }
  const problems = read.issues
    .slice(0, 10)
    .map((issue) => ({ field: v.getDotPath(issue) ?? '', problem: issue.message }))
  throw new Refusal('bad-input', { problems })
}

/** PostgreSQL keeps no text with a null character, and no text of a shop has one. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul)
}

/** Runs one call that has passed the guards. Throws `Refusal` or whatever broke. */
export async function run(
  services: Services,
  served: Served,
  call: Call,
  raw: unknown,
  headers: Headers,
): Promise<Answer> {
  if (served.queued) checkVersion(headers)
  const input = readInput(served, raw)
  if (served.endpoint.keyed && call.key === '') throw new Refusal('key-missing')
  if (served.queued) return runQueued(services, served, call, input, readLink(headers))
  if (served.snapshot) return runSnapshot(services, served, call, input)
  return success(await served.answer(call, input))
}

/** An operation of a build this server does not know is sent back to be kept, never judged by the wrong rules (D7). */
function checkVersion(headers: Headers): void {
  const version = headers.get(HEADERS.version)
  if (version !== null && !readsVersion(Number(version))) throw new Refusal('version-unsupported')
}

async function runSnapshot(services: Services, served: Served, call: Call, input: never): Promise<Answer> {
  const { snapshot } = served
  if (!snapshot) throw new RangeError(`${served.endpoint.path} has no snapshot`)
  return transact(
    services.store,
    async (tx) => {
      const lastSeq = await lastSeqOf(tx, call.device, call.principal)
      return success(await snapshot(tx, call, input), { lastSeq, serverTime: services.now() })
    },
    true,
  )
}

async function runQueued(
  services: Services,
  served: Served,
  call: Call,
  input: never,
  at: Link | undefined,
): Promise<Answer> {
  const { queued } = served
  if (!queued) throw new RangeError(`${served.endpoint.path} is not queued`)
  const principal = await call.ensurePrincipal()
  try {
    return await transact(services.store, async (tx) => {
      const place = at ? await takePlace(tx, at, principal, call.now) : 'next'
      if (place !== 'next' && place.code !== 200) return refusedBefore(services, call, place, at)
      const outcome = place === 'next' ? await queued.act(tx, call, input) : place.data
      if (place === 'next' && at) await moveOn(tx, at, { code: 200, data: outcome }, call.now)
      const data = await queued.present(tx, call, outcome as never)
      return success(data, { ...chained(at), serverTime: services.now() })
    })
  } catch (error) {
    if (!at || !(error instanceof Refusal) || REASONS[error.reason].status !== 200) throw error
    return keepRefusal(services, call, at, principal, error)
  }
}

/** A shop rule said no: nothing of the attempt stays, but the chain moves on, so that the queue is never wedged. */
async function keepRefusal(
  services: Services,
  call: Call,
  at: Link,
  principal: string,
  refused: Refusal,
): Promise<Answer> {
  const answer = refusal(services, call, refused)
  const kept: KeptAnswer = { code: Number(answer.envelope.code), reason: refused.reason, data: refused.data }
  return transact(services.store, async (tx) => {
    const place = await takePlace(tx, at, principal, call.now)
    if (place === 'next') await moveOn(tx, at, kept, call.now)
    return { ...answer, envelope: { ...answer.envelope, ...chained(at), serverTime: services.now() } }
  })
}

function refusedBefore(services: Services, call: Call, kept: KeptAnswer, at: Link | undefined): Answer {
  const answer = refusal(
    services,
    call,
    new Refusal(kept.reason as Refusal['reason'], kept.data as Refusal['data']),
  )
  return { ...answer, envelope: { ...answer.envelope, ...chained(at), serverTime: services.now() } }
}

function chained(at: Link | undefined): { lastSeq?: number } {
  return at ? { lastSeq: at.seq } : {}
}
