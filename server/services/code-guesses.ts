import { MINUTE_MS } from '#domain/time-units.ts'
import { foldCode } from '#domain/text/typed-text.ts'
import { sha256 } from '../core/digest.ts'
import { isFull, takeHit } from './rate-limits.ts'
import type { RequestContext } from './route.ts'

type Call = Pick<RequestContext, 'services' | 'now' | 'ip'>

/** Different codes that do not exist, of one network. */
const UNKNOWN_CODES = { name: 'unknown-codes', hits: 20, windowMs: 10 * MINUTE_MS } as const

/** False once this network has tried too many codes that do not exist: then none is compared, also none that exists (trust.md R9). */
export async function mayTryCodes({ services, ip, now }: Call): Promise<boolean> {
  if (!services.env.RATE_LIMITS) return true
  return !(await isFull(services.store.db, limitOf(ip), now))
}

interface TriedCode {
  readonly typed: string
  /** `unknown`: counted. */
  readonly problem: string | undefined
}

/** Counts the codes that do not exist, each once: every new price of a checkout sends its codes again. */
export async function countUnknown(call: Call, codes: readonly TriedCode[]): Promise<void> {
  const { services, ip, now } = call
  if (!services.env.RATE_LIMITS) return
  const { db } = services.store
  for (const { typed, problem } of codes) {
    if (problem !== 'unknown') continue
    const key = `${UNKNOWN_CODES.name}:${sha256(foldCode(typed).toUpperCase())}:${ip}`
    const first = await takeHit(db, { ...UNKNOWN_CODES, key, hits: 1 }, now)
    if (first.isTaken) await takeHit(db, limitOf(ip), now)
  }
}

function limitOf(ip: string) {
  return { ...UNKNOWN_CODES, key: `${UNKNOWN_CODES.name}:${ip}` }
}
