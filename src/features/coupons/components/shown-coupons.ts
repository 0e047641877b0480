import type { MemberCoupon } from '#contract/account/coupons.contract.ts'
import { canUseCoupon, couponState, type CouponState } from '#domain/promotions/coupon-state.ts'

export const COUPON_TABS = ['available', 'unavailable'] as const
export type CouponTab = (typeof COUPON_TABS)[number]

export const COUPON_FILTERS = ['all', 'in-store', 'online'] as const
export type CouponFilter = (typeof COUPON_FILTERS)[number]

export interface ShownCoupon {
  readonly coupon: MemberCoupon
  readonly state: CouponState
}

/**
 * The coupons in each tab, with their states at `now` by the server's clock: a list that was kept without a network goes on ageing.
 * Without a time they are as the server has sent them.
 */
export function shownCoupons(
  list: readonly MemberCoupon[],
  { filter, now }: { readonly filter: CouponFilter; readonly now: number | undefined },
): Readonly<Record<CouponTab, readonly ShownCoupon[]>> {
  const shown = list
    .filter(({ where }) => filter === 'all' || where === filter)
    .map((coupon) => ({ coupon, state: now === undefined ? coupon.state : stateAt(coupon, now) }))
  return {
    available: shown.filter(({ state }) => canUseCoupon(state)),
    unavailable: shown.filter(({ state }) => !canUseCoupon(state)),
  }
}

function stateAt({ usedAt, ...coupon }: MemberCoupon, now: number): CouponState {
  return couponState({ ...coupon, isUsed: usedAt !== undefined }, now)
}
