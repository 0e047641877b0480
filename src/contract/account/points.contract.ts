import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { count, nothing, opaqueShopper, productId, shortText, timestamp, whole } from '../fields.ts'
import { OWN_CHANGES } from '../rate-limit.ts'

const activity = v.object({
  at: timestamp,
  /** Points that came, or, below zero, went. */
  delta: v.pipe(v.number(), v.integer()),
  /** Reason; a newer server may send reasons that this build does not have. */
  reason: v.string(),
  /** From when on they count. */
  availableAt: timestamp,
  /** Of the order that it is about; absent for everything else, and in an answer of an older build. */
  orderNumber: v.exactOptional(shortText),
  /** Name of the product or tier that it is about; absent for everything else. */
  subject: v.exactOptional(shortText),
})

const tier = v.object({
  /** A newer server may send tiers that this build does not have, so the name is included. */
  id: v.string(),
  name: v.string(),
  /** What is spent in twelve months to reach it, in cents of S$. */
  spentOver: whole,
  /** Times the points of an order. */
  multiplier: v.number(),
  /** Points for reaching it. */
  bonus: whole,
})

/** Tier, requirements, multiplier, bonus, achieved on, next tier (spec 3). */
const membership = v.object({
  tier,
  achievedAt: timestamp,
  /** In the last twelve months, in cents of S$. */
  spent: whole,
  /** Absent in the highest tier; `missing` in cents of S$. */
  next: v.exactOptional(v.object({ tier, missing: whole })),
  /** The coming midnight of the member's site, where a higher tier begins then. */
  upgradeAt: v.exactOptional(timestamp),
})
export type MembershipInfo = v.InferOutput<typeof membership>

const points = v.object({
  version: count,
  shopper: opaqueShopper,
  /** What can be spent now; below zero where more was taken back than was left. */
  total: v.pipe(v.number(), v.integer()),
  /** What can be spent later. */
  pending: v.pipe(v.number(), v.integer()),
  /** When all expire without another activity; absent without points. */
  expiresAt: v.exactOptional(timestamp),
  /** Absent in an answer of an older build. */
  membership: v.exactOptional(membership),
  /** Newest first. */
  activity: v.array(activity),
  /** There is older activity than the list has. */
  hasMore: v.boolean(),
})
export type Points = v.InferOutput<typeof points>

export const myPoints = endpoint('GET', '/customer/points', {
  kind: 'read',
  access: 'member',
  input: nothing,
  output: points,
  snapshot: 'points',
  summary: "The member's points: total, tier, and activity with date",
})

export const countShare = endpoint('POST', '/customer/countShare', {
  kind: 'write',
  access: 'member',
  limit: OWN_CHANGES,
  input: v.strictObject({ productsId: productId }),
  output: v.object({
    /** `had`: for this piece today. `enough`: for other pieces, as many as count on one day. */
    outcome: v.picklist(['given', 'had', 'enough', 'enough-for-month']),
  }),
  summary: 'Gives points for a piece that was shared, once a day for each piece',
})
export type ShareOutcome = v.InferOutput<typeof countShare.output>['outcome']
