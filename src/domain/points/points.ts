import { minor, type Minor } from '../brand.ts'
import { exchange } from '../money/money.ts'
import type { CurrencyCode } from '../money/currencies.ts'
import { DAY_MS } from '../time-units.ts'

/** What a member is given for it (spec 9.8). A review with a photo has `photoReview` instead of `review`. */
export const POINTS = { signUp: 100, review: 100, photoReview: 150, share: 2 } as const

/** A piece counts once a day, and so many pieces count on one day (trust.md S33). */
export const MOST_SHARES_A_DAY = 5

/** A member pays with points in coupons of S$20 (spec 9.8): so many points each. */
export const POINTS_COUPON = { points: 500, worth: minor(20_00) } as const

/** Points of an order can be used so long after its payment (spec 9.8). */
export const ORDER_POINTS_AFTER_MS = DAY_MS

/** Points expire this long after the last activity (spec 9.8). */
const POINTS_LAST_MS = 365 * DAY_MS

/** S$1 is one point, shipping excluded (spec 9.8): whole dollars of what the goods of an order cost, times what the buyer's tier gives (spec 6). */
export function pointsForGoods(goods: Minor, currency: CurrencyCode, multiplier = 1): number {
  return Math.max(0, Math.floor(Math.floor(exchange(goods, currency, 'SGD') / 100) * multiplier))
}

export function pointsForReview({ photos }: { readonly photos: number }): number {
  return photos > 0 ? POINTS.photoReview : POINTS.review
}

/** Sum of the goods of an order, in its currency: what its lines cost after all reductions. */
export function goodsOf(lines: readonly { readonly amount: number; readonly discount: number }[]): Minor {
  return minor(lines.reduce((sum, { amount, discount }) => sum + amount - discount, 0))
}

/** Why points came or went. `taken-back`: what they were given for does not stand any more. */
export const POINT_REASONS = [
  'sign-up',
  'review',
  'photo-review',
  'share',
  'order',
  'tier',
  'spent',
  'returned',
  'taken-back',
] as const
export type PointReason = (typeof POINT_REASONS)[number]

/** One row of the ledger. Times in epoch milliseconds. */
export interface PointEntry {
  /** Unique for a member: the same reference is written once. */
  readonly ref: string
  /** What it is about: points that are taken back are those about the same. */
  readonly about: string
  readonly delta: number
  readonly reason: PointReason
  readonly availableAt: number
  readonly at: number
}

/** A row as the member sees it; `expired` is no row of the ledger: it follows from the time. */
type PointActivity = Pick<PointEntry, 'about' | 'delta' | 'availableAt' | 'at'> & {
  readonly reason: PointReason | 'expired'
}

export interface PointsAccount {
  /** What can be spent. Below zero where more was taken back than was left. */
  readonly usable: number
  /** What can be spent later. */
  readonly pending: number
  /** When the points expire without another activity; undefined where there are none. */
  readonly expiresAt: number | undefined
  /** Newest first. */
  readonly activity: readonly PointActivity[]
}

/**
 * The points of a member at a time, from the rows of the ledger. Nothing is stored beside them: a clock that was wrong for a while leaves no
 * wrong expiry behind (decision 0152).
 */
export function pointsAt(entries: readonly PointEntry[], now: number): PointsAccount {
  const activity: PointActivity[] = []
  let live: PointEntry[] = []
  let lastAt: number | undefined

  for (const entry of entries.toSorted(byTime)) {
    expire(entry.at)
    if (entry.reason === 'taken-back') {
      // Points that have expired meanwhile cannot be taken back, too.
      const given = sumOf(live.filter(({ about }) => about === entry.about))
      const delta = -Math.min(-entry.delta, given)
      if (delta < 0) add({ ...entry, delta })
    } else {
      add(entry)
      lastAt = entry.at
    }
  }
  expire(now)
  const usable = sumOf(live.filter(({ availableAt }) => availableAt <= now))
  const total = sumOf(live)
  return {
    usable,
    pending: total - usable,
    expiresAt: total > 0 && lastAt !== undefined ? lastAt + POINTS_LAST_MS : undefined,
    activity: activity.toReversed(),
  }

  function add(entry: PointEntry): void {
    live.push(entry)
    const { about, delta, reason, availableAt, at } = entry
    activity.push({ about, delta, reason, availableAt, at })
  }

  /** A debt stays. */
  function expire(until: number): void {
    const sum = sumOf(live)
    if (lastAt === undefined || until - lastAt < POINTS_LAST_MS || sum <= 0) return
    const at = lastAt + POINTS_LAST_MS
    activity.push({ about: '', delta: -sum, reason: 'expired', availableAt: at, at })
    live = []
  }
}

/** What was given comes before what is taken at the same time. */
function byTime(a: PointEntry, b: PointEntry): number {
  return a.at - b.at || b.delta - a.delta
}

function sumOf(entries: readonly Pick<PointEntry, 'delta'>[]): number {
  return entries.reduce((sum, { delta }) => sum + delta, 0)
}
