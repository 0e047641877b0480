import { aYearBefore, isFirstOfMonth, nextMidnight, nextMonth } from '../region/site-day.ts'
import type { Site } from '../region/sites.ts'
import { TIERS, type Tier } from './tiers.ts'

/** What a member has paid for. Times in epoch milliseconds. */
export interface Purchase {
  readonly paidAt: number
  /** Goods after all reductions, in cents of S$. */
  readonly goods: number
  /** What was refunded of it, and when. */
  readonly backs: readonly { readonly at: number; readonly goods: number }[]
}

/** Whose calendar decides, and since when. */
export interface Enrolment {
  readonly site: Site
  readonly joinedAt: number
}

export interface Membership {
  readonly tier: Tier
  readonly achievedAt: number
  /** What counts at the coming midnight, in cents of S$. */
  readonly spent: number
  /** Undefined in the highest tier. */
  readonly next: { readonly tier: Tier; readonly missing: number } | undefined
  /** The coming midnight, where a higher tier begins then. */
  readonly upgradeAt: number | undefined
}

/**
 * The tier of a member at a time. A midnight decides, from the spending of the twelve months that end with it: up on each of them, down on
 * those that begin a month (spec 4.15, 9.8). Nothing is stored, so that a clock that was wrong leaves no wrong tier behind.
 */
export function membershipAt(
  purchases: readonly Purchase[],
  { site, joinedAt }: Enrolment,
  now: number,
): Membership {
  const known = knownAt(purchases, now)
  let tier: Tier = TIERS[0]
  let achievedAt = joinedAt
  for (const at of decidingMidnights(known, site, now)) {
    const earned = tierFor(spentUntil(known, site, at))
    const isHigher = rankOf(earned) > rankOf(tier)
    if (!isHigher && !(isFirstOfMonth(at, site) && earned !== tier)) continue
    tier = earned
    achievedAt = at
  }
  const midnight = nextMidnight(now, site)
  const spent = spentUntil(known, site, midnight)
  const next: Tier | undefined = TIERS[rankOf(tier) + 1]
  return {
    tier,
    achievedAt,
    spent,
    next: next && { tier: next, missing: Math.max(0, next.spentOver - spent) },
    upgradeAt: rankOf(tierFor(spent)) > rankOf(tier) ? midnight : undefined,
  }
}

/** When the purchases that stand have first reached each tier; a tier that they never reached is left out. */
export function tiersReached(purchases: readonly Purchase[], site: Site): ReadonlyMap<Tier['id'], number> {
  const standing = purchases.map(({ backs, ...one }) => ({
    ...one,
    backs: [],
    goods: one.goods - sumOf(backs.map(({ goods }) => goods)),
  }))
  const reached = new Map<Tier['id'], number>()
  for (const at of midnightsAfter(standing, site).toSorted(byTime)) {
    const spent = spentUntil(standing, site, at)
    for (const { id, spentOver } of TIERS) if (spent >= spentOver && !reached.has(id)) reached.set(id, at)
  }
  return reached
}

/** Purchases until now: what is refunded later still counts. */
function knownAt(purchases: readonly Purchase[], now: number): Purchase[] {
  return purchases
    .filter(({ paidAt }) => paidAt <= now)
    .map((one) => ({ ...one, backs: one.backs.filter(({ at }) => at <= now) }))
}

/** Midnights up to now on which a tier can change: those after a purchase, and the first of each month. */
function decidingMidnights(purchases: readonly Purchase[], site: Site, now: number): number[] {
  const midnights = new Set(midnightsAfter(purchases, site))
  const first = Math.min(...purchases.map(({ paidAt }) => paidAt))
  if (purchases.length > 0)
    for (let at = nextMonth(first, site); at <= now; at = nextMonth(at, site)) midnights.add(at)
  return [...midnights].filter((at) => at <= now).toSorted(byTime)
}

function midnightsAfter(purchases: readonly Purchase[], site: Site): number[] {
  return purchases.map(({ paidAt }) => nextMidnight(paidAt, site))
}

/** Spending of the twelve months that end with this midnight. */
function spentUntil(purchases: readonly Purchase[], site: Site, midnight: number): number {
  const from = aYearBefore(midnight, site)
  return purchases
    .filter(({ paidAt }) => from <= paidAt && paidAt < midnight)
    .reduce((sum, { goods, backs }) => {
      const back = backs.filter(({ at }) => at < midnight)
      return sum + goods - sumOf(back.map((one) => one.goods))
    }, 0)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

function tierFor(spent: number): Tier {
  return TIERS.findLast(({ spentOver }) => spent >= spentOver) ?? TIERS[0]
}

function rankOf(tier: Tier): number {
  return TIERS.indexOf(tier)
}

function byTime(a: number, b: number): number {
  return a - b
}
