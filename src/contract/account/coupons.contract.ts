import * as v from 'valibot'
import { COUPON_STATES } from '#domain/promotions/coupon-state.ts'
import { endpoint } from '../endpoint.ts'
import { count, nothing, opaqueShopper, shortText, timestamp } from '../fields.ts'

const coupon = v.object({
  /** As it is typed; absent for the login discount, which the next order takes by itself. */
  code: v.exactOptional(shortText),
  /** What it takes off, in words. */
  label: shortText,
  /** At the time of the answer; a device derives it again from the times. */
  state: v.picklist(COUPON_STATES),
  where: v.picklist(['in-store', 'online']),
  /** What the goods must cost at least, as it is written; absent without a minimum. */
  minimum: v.exactOptional(shortText),
  startsAt: timestamp,
  /** Absent for one without an end. */
  endsAt: v.exactOptional(timestamp),
  /** Others have taken all its uses. */
  isExhausted: v.boolean(),
  /** It is for the first order alone, and the member has bought. */
  isTooLate: v.boolean(),
  /** Absent for one that the member can still use. */
  usedAt: v.exactOptional(timestamp),
  /** Of the order that has used it; absent for a use in a store. */
  orderNumber: v.exactOptional(shortText),
})
export type MemberCoupon = v.InferOutput<typeof coupon>

const coupons = v.object({
  version: count,
  shopper: opaqueShopper,
  /** Coupons are given to a mailbox: without the proof that it is the member's there are none. */
  emailConfirmed: v.boolean(),
  list: v.array(coupon),
})
export type MemberCoupons = v.InferOutput<typeof coupons>

export const myCoupons = endpoint('GET', '/coupon/mine', {
  kind: 'read',
  access: 'member',
  input: nothing,
  output: coupons,
  snapshot: 'coupons',
  summary: "The member's coupons: code, terms, state, where they count, and what has used them",
})
