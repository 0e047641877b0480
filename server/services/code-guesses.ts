import { shopperKey } from '#domain/account/shopper.ts'
import { foldCode } from '#domain/text/typed-text.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { sha256 } from '../core/digest.ts'
import { isFull, takeHit, type HitLimit } from './rate-limits.ts'
import type { RequestContext } from './route.ts'

type Call = Pick<RequestContext, 'services' | 'now' | 'ip' | 'shopper'>

/** Different codes that do not exist, in an hour: of one shopper, of one network, and of the whole shop (trust.md S11, traps 3.14). */
const MOST_UNKNOWN = { shopper: 10, network: 30, shop: 500 } as const

/** False once this shopper or network has tried too many codes that do not exist: then none is compared, also none that exists (trust.md R9). */
export async function mayTryCodes(call: Call): Promise<boolean> {
  const { services, now } = call
  if (!services.env.RATE_LIMITS) return true
  for (const limit of limitsOf(call)) if (await isFull(services.store.db, limit, now)) return false
  return true
}

interface TriedCode {
  readonly typed: string
  /** `unknown`: counted. */
  readonly problem: string | undefined
}

/** Counts the codes that do not exist, each once: every new price of a checkout sends its codes again. */
export async function countUnknown(call: Call, codes: readonly TriedCode[]): Promise<void> {
  const { services, now } = call
  if (!services.env.RATE_LIMITS) return
  const { db } = services.store
  for (const { typed, problem } of codes) {
    if (problem !== 'unknown') continue
    const code = sha256(foldCode(typed).toUpperCase())
    let isNew = false
    for (const limit of limitsOf(call)) {
      const first = await takeHit(db, { ...limit, key: `${limit.key}:${code}`, hits: 1 }, now)
      if (!first.isTaken) continue
      isNew = true
      await takeHit(db, limit, now)
    }
    if (isNew) await watchShop(call)
  }
}

/** Guesses of all shoppers together: the log tells the owner once an hour, without a code. No shopper is refused for those of others. */
async function watchShop({ services, now }: Call): Promise<void> {
  const shop = { key: 'unknown-codes', hits: MOST_UNKNOWN.shop, windowMs: HOUR_MS }
  const { isTaken, hits } = await takeHit(services.store.db, shop, now)
  if (isTaken && hits === MOST_UNKNOWN.shop) services.log.error('codes.guessed', { hits })
}

function limitsOf({ ip, shopper }: Call): readonly HitLimit[] {
  const limit = (of: string, hits: number) => ({ key: `unknown-codes:${of}`, hits, windowMs: HOUR_MS })
  return [
    limit(ip, MOST_UNKNOWN.network),
    ...(shopper ? [limit(sha256(shopperKey(shopper)), MOST_UNKNOWN.shopper)] : []),
  ]
}
