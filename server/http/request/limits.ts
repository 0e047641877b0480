import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { RateLimit } from '#contract/rate-limit.ts'
import type { Db } from '../../db/schema/database.ts'
import { ShopError } from '../../core/shop-error.ts'
import { secondsLeft, takeHit } from '../../services/rate-limits.ts'

const FLOOD = { points: 1_200, duration: 60 }
const flood = new RateLimiterMemory(FLOOD)

/** Keeps one address from flooding this node; generous, because many users may share an address. */
export async function guardFlood(ip: string): Promise<void> {
  await consume(flood, ip)
}

/** Rendering a page costs more than a cached response: an address may cause this many a minute (trust.md S22). */
const MISSES = { points: 240, duration: 60 }
const misses = new RateLimiterMemory(MISSES)

export async function guardMisses(ip: string): Promise<void> {
  await consume(misses, ip)
}

async function consume(limiter: RateLimiterMemory, ip: string): Promise<void> {
  try {
    await limiter.consume(ip)
  } catch (refused) {
    const { msBeforeNext = 1_000 } = refused as { msBeforeNext?: number }
    throw new ShopError('too-many', { retryAfter: Math.ceil(msBeforeNext / 1_000) })
  }
}

/** Counts one call of an address; throws `too-many` past the limit, with the seconds until the window ends. */
export type CountCall = (limit: RateLimit, ip: string, now: number) => Promise<void>

/** The limits that endpoints declare, counted per node or in the database. */
export function createCallLimits(db: Db): CountCall {
  const onNode = new Map<string, RateLimiterMemory>()

  function limiterOf({ name, hits, windowMs }: RateLimit): RateLimiterMemory {
    const known = onNode.get(name) ?? new RateLimiterMemory({ points: hits, duration: windowMs / 1_000 })
    onNode.set(name, known)
    return known
  }

  return (limit, ip, now) =>
    limit.counted === 'node' ? consume(limiterOf(limit), ip) : countHit(db, { limit, ip }, now)
}

/** In the database, so that all nodes count together. */
async function countHit(db: Db, { limit, ip }: { limit: RateLimit; ip: string }, now: number): Promise<void> {
  const { name, hits, windowMs } = limit
  const taken = await takeHit(db, { key: `${name}:${ip}`, hits, windowMs }, now)
  if (!taken.isTaken) throw new ShopError('too-many', { retryAfter: secondsLeft(taken, now) })
}
