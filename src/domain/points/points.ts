import { minor, type Minor } from '../brand.ts'
import { exchange } from '../money/money.ts'
import type { CurrencyCode } from '../money/currencies.ts'
import { DAY_MS } from '../time-units.ts'
import type { PointReason } from './point-reasons.ts'

/**
 * What a member is given for it (spec 9.8; the number for the birthday is the shop's own). A review with a photo has `photoReview` instead of
 * `review`.
 */
export const POINTS = { signUp: 100, review: 100, photoReview: 150, share: 2, birthday: 200 } as const

/** A piece counts once a day, and so many pieces count on one day (trust.md S33). */
export const MOST_SHARES_A_DAY = 5

/** So many pieces count in one month: 100 points, as many as a review gives (traps 3.11). */
export const MOST_SHARES_A_MONTH = 50

/** A member pays with points in coupons of S$20 (spec 9.8): so many points each. */
export const POINTS_COUPON = { points: 500, worth: minor(20_00) } as const

/** When points of an order are added: the two readings of spec 9.8. The owner chooses one (`POINTS_ADDED`). */
export const POINTS_ADDED = ['payment', 'fulfilment'] as const

/** Points of an order can be used so long after its payment, or after its fulfilment (spec 9.8). */
export const ORDER_POINTS_AFTER_MS = DAY_MS

/** Points expire this long after the last activity (spec 9.8). */
const POINTS_LAST_MS = 365 * DAY_MS

/** Points that are returned can be used at least so long from then on (traps 3.5). */
const RETURNED_LAST_MS = 30 * DAY_MS

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

/** One row of the ledger. Times in epoch milliseconds. */
export interface PointEntry {
  /** Unique for a member: the same reference is written once. */
  readonly ref: string
  /** What it is about: points that are taken back are those about the same. */
  readonly about: string
  /** 0 only holds a reference: it is no activity. */
  readonly delta: number
  readonly reason: PointReason
  readonly availableAt: number
  readonly at: number
  /** The owner's words for the member. */
  readonly note?: string | null
}

/** A row as the member sees it; `expired` is no row of the ledger: it follows from the time. */
type PointActivity = Pick<PointEntry, 'about' | 'delta' | 'availableAt' | 'at' | 'note'> & {
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
  /** Rows that renew all points, oldest first. */
  let renewals: PointEntry[] = []
  let expiresAt: number | undefined

  for (const entry of entries.filter(({ delta }) => delta !== 0).toSorted(byTime)) {
    expire(entry.at)
    if (entry.reason === 'taken-back') {
      // Points that have expired meanwhile cannot be taken back, too.
      const given = sumOf(live.filter(({ about }) => about === entry.about))
      const delta = -Math.min(-entry.delta, given)
      if (delta < 0) add({ ...entry, delta })
      continue
    }
    add(entry)
    if (entry.reason === 'returned') restoreExpiry(entry)
    else if (entry.reason !== 'withdrawn') renew(entry)
  }
  expire(now)
  const usable = sumOf(live.filter((entry) => entry.availableAt <= now || isUsed(entry)))
  const total = sumOf(live)
  return {
    usable,
    pending: total - usable,
    expiresAt: total > 0 ? expiresAt : undefined,
    activity: activity.toReversed(),
  }

  function add(entry: PointEntry): void {
    live.push(entry)
    const { ref: _ref, ...shown } = entry
    activity.push(shown)
  }

  function renew(entry: PointEntry): void {
    renewals.push(entry)
    expiresAt = entry.at + POINTS_LAST_MS
  }

  /** A use of which all is returned has renewed nothing: the old expiry is back, and leaves time to use the points (traps 3.5). */
  function restoreExpiry({ about, at }: PointEntry): void {
    const ofThis = entries.filter((one) => one.about === about && one.at <= at)
    if (sumOf(ofThis) >= 0) renewals = renewals.filter((one) => one.about !== about)
    const last = renewals.at(-1)?.at ?? Number.NEGATIVE_INFINITY
    expiresAt = Math.max(last + POINTS_LAST_MS, at + RETURNED_LAST_MS)
  }

  /** A debt stays. */
  function expire(until: number): void {
    const sum = sumOf(live)
    if (expiresAt === undefined || until < expiresAt || sum <= 0) return
    activity.push({ about: '', delta: -sum, reason: 'expired', availableAt: expiresAt, at: expiresAt })
    live = []
  }
}

/** What was given comes before what is taken at the same time, and what is returned after its use. */
function byTime(a: PointEntry, b: PointEntry): number {
  const isReturned = (one: PointEntry) => Number(one.reason === 'returned')
  return a.at - b.at || isReturned(a) - isReturned(b) || b.delta - a.delta
}

/** Used points are gone, also for a server whose clock is behind that of the one that wrote the row. */
function isUsed({ reason }: PointEntry): boolean {
  return reason === 'spent' || reason === 'withdrawn'
}

function sumOf(entries: readonly Pick<PointEntry, 'delta'>[]): number {
  return entries.reduce((sum, { delta }) => sum + delta, 0)
}
