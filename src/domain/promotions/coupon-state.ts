import { DAY_MS } from '../time-units.ts'

/** States of a member's coupon (spec 4.15). */
export const COUPON_STATES = ['available', 'expires-soon', 'not-available', 'used'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** A coupon that ends within this time expires soon. */
export const EXPIRES_SOON_MS = 7 * DAY_MS

/** A coupon that an order gives back can be used at least so long from then on (spec 4.13). */
export const RETURNED_COUPON_MS = 7 * DAY_MS

interface CouponFacts {
  /** Epoch milliseconds. */
  readonly startsAt: number
  /** Absent for one that runs until the owner ends it. */
  readonly endsAt?: number | undefined
  /** The member has used it as often as it is theirs. */
  readonly isUsed: boolean
  /** Others have taken all its uses. */
  readonly isExhausted: boolean
  /** It is for the first order, and its holder has bought. */
  readonly isTooLate: boolean
}

/** The state at `now`: a coupon counts from its first millisecond up to, and without, its end. */
export function couponState(
  { startsAt, endsAt = Infinity, isUsed, isExhausted, isTooLate }: CouponFacts,
  now: number,
): CouponState {
  if (isUsed) return 'used'
  if (isExhausted || isTooLate || now < startsAt || now >= endsAt) return 'not-available'
  return endsAt - now <= EXPIRES_SOON_MS ? 'expires-soon' : 'available'
}

/** Whether it can be used now; the page lists the others under Unavailable (spec 2.14). */
export function canUseCoupon(state: CouponState): boolean {
  return state === 'available' || state === 'expires-soon'
}
