import { RateLimiterMemory } from 'rate-limiter-flexible'
import { sql } from 'kysely'
import type { Db } from '../db/schema/database.ts'
import { Refusal } from './reasons.ts'

const FLOOD = { points: 1_200, duration: 60 }
const flood = new RateLimiterMemory(FLOOD)

/** Keeps one address from flooding this node; generous, because a shop's visitors may share one. */
export async function guardFlood(ip: string): Promise<void> {
  await consume(flood, ip)
}

/** Rendering a page costs more than answering one from the cache: an address may cause this many a minute (trust.md S22). */
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
    throw new Refusal('too-many', { retryAfter: Math.ceil(msBeforeNext / 1_000) })
  }
}

export interface Limit {
  readonly name: string
  readonly hits: number
  readonly windowMs: number
}

/** Counted in the database, so that all nodes count together: for calls worth guessing at or costly to answer. */
export const LIMITS = {
  '/checkout/quote': { name: 'quote', hits: 240, windowMs: 600_000 },
  '/checkout/place': { name: 'place', hits: 60, windowMs: 600_000 },
  '/order/guest': { name: 'order', hits: 120, windowMs: 600_000 },
  '/order/change': { name: 'order', hits: 120, windowMs: 600_000 },
  '/payment/submitPayment': { name: 'pay', hits: 60, windowMs: 600_000 },
  '/payment/checkPaymentRisk': { name: 'risk', hits: 240, windowMs: 600_000 },
  '/push/subscribe': { name: 'push', hits: 60, windowMs: 600_000 },
  '/push/watch': { name: 'watch', hits: 120, windowMs: 600_000 },
  '/product/notify': { name: 'notify', hits: 120, windowMs: 600_000 },
  '/newsletter/subscribe': { name: 'newsletter', hits: 60, windowMs: 600_000 },
  '/review/helpful': { name: 'helpful', hits: 240, windowMs: 600_000 },
  // Each makes every page that shows the product be drawn anew.
  '/review/write': { name: 'review', hits: 20, windowMs: 600_000 },
  '/payment/state': { name: 'state', hits: 600, windowMs: 600_000 },
  // A code is short enough to be typed, so guessing it must take for ever.
  '/kiosk/enter': { name: 'kiosk', hits: 10, windowMs: 600_000 },
  '/kiosk/leave': { name: 'kiosk', hits: 10, windowMs: 600_000 },
  '/kiosk/handOver': { name: 'hand-over', hits: 120, windowMs: 600_000 },
  '/kiosk/takeBag': { name: 'take-bag', hits: 60, windowMs: 600_000 },
} as const satisfies Readonly<Record<string, Limit>>

/** Counts one hit of `who`; throws `too-many` past the limit, with the seconds until the window ends. */
export async function countHit(db: Db, limit: Limit, who: string, now: number): Promise<void> {
  const key = `${limit.name}:${who}`
  const row = await db
    .insertInto('rate_limit')
    .values({ key, hits: 1, window_ends: now + limit.windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when rate_limit.window_ends <= ${now} then 1 else rate_limit.hits + 1 end`,
        window_ends: sql<number>`case when rate_limit.window_ends <= ${now} then ${now + limit.windowMs} else rate_limit.window_ends end`,
      }),
    )
    .returning(['hits', 'window_ends'])
    .executeTakeFirstOrThrow()
  if (row.hits > limit.hits)
    throw new Refusal('too-many', { retryAfter: Math.ceil((row.window_ends - now) / 1_000) })
}
