import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { count, nothing, opaqueShopper, productId, timestamp } from './fields.ts'
import { OWN_CHANGES } from './rate-limit.ts'

const activity = v.object({
  at: timestamp,
  /** Points that came, or, below zero, went. */
  delta: v.pipe(v.number(), v.integer()),
  /** Why; a later version of the shop may know more reasons than this one. */
  reason: v.string(),
  /** From when on they count. */
  availableAt: timestamp,
})

const points = v.object({
  version: count,
  shopper: opaqueShopper,
  /** What can be spent now; below zero where more was taken back than was left. */
  total: v.pipe(v.number(), v.integer()),
  /** What can be spent later. */
  pending: v.pipe(v.number(), v.integer()),
  /** When all expire without another activity; absent without points. */
  expiresAt: v.exactOptional(timestamp),
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
  summary: "The member's points: total, and activity with date",
})

export const countShare = endpoint('POST', '/customer/countShare', {
  kind: 'write',
  access: 'member',
  limit: OWN_CHANGES,
  input: v.strictObject({ productsId: productId }),
  output: v.object({
    /** `had`: for this piece today. `enough`: for other pieces, as many as count on one day. */
    outcome: v.picklist(['given', 'had', 'enough']),
  }),
  summary: 'Gives points for a piece that was shared, once a day for each piece',
})
export type ShareOutcome = v.InferOutput<typeof countShare.output>['outcome']
