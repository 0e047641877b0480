import type { MemberCoupon, MemberCoupons } from '#contract/account/coupons.contract.ts'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { loginDiscountWords } from '#domain/cart/held-discount.ts'
import { couponState, type CouponState } from '#domain/promotions/coupon-state.ts'
import type { Say } from '#domain/region/say.ts'
import type { Storefront } from '#domain/region/storefront.ts'
import { couponFormat, offWords } from '../promotions/coupon-words.ts'
import type { HeldCoupon } from './coupons.queries.ts'

/** A screen shows no more; those that can be used come first. */
const MOST_SHOWN = 200

const LOGIN_DISCOUNT_TEXT = /*i18n*/ {
  id: 'coupon.login-discount',
  message: '{amount} off your next order',
} as const

interface Wording {
  readonly storefront: Storefront
  readonly say: Say
}

interface Holder {
  readonly shopper: Shopper
  readonly emailConfirmed: boolean
  readonly now: number
}

export function presentCoupons(
  held: readonly HeldCoupon[],
  { shopper, emailConfirmed, now }: Holder,
  wording: Wording,
): MemberCoupons {
  const list = held.map((one) => presentCoupon(one, couponState(one, now), wording))
  return {
    // The newest response replaces the one before.
    version: 0,
    shopper: shopperKey(shopper),
    emailConfirmed,
    list: list.toSorted(inOrder).slice(0, MOST_SHOWN),
  }
}

function presentCoupon(held: HeldCoupon, state: CouponState, wording: Wording): MemberCoupon {
  const { kind, startsAt, endsAt, isExhausted, isTooLate, usedAt, orderNumber } = held
  return {
    ...termsOf(kind, wording),
    state,
    startsAt,
    isExhausted,
    isTooLate,
    ...(endsAt !== undefined && { endsAt }),
    ...(usedAt !== undefined && { usedAt }),
    ...(orderNumber !== undefined && { orderNumber }),
  }
}

type Terms = Pick<MemberCoupon, 'code' | 'label' | 'where' | 'minimum'>

function termsOf(kind: HeldCoupon['kind'], { storefront, say }: Wording): Terms {
  if ('loginDiscountOf' in kind) {
    const amount = loginDiscountWords({ site: kind.loginDiscountOf, locale: storefront.locale })
    return { label: say(LOGIN_DISCOUNT_TEXT, { amount }), where: 'online' }
  }
  const { coupon } = kind
  const format = couponFormat(storefront)
  return {
    code: coupon.code,
    label: offWords(coupon, format, say),
    where: coupon.in_store === 1 ? 'in-store' : 'online',
    ...(coupon.least > 0 && { minimum: format(coupon.least, coupon.currency) }),
  }
}

const RANK: Readonly<Record<CouponState, number>> = {
  'expires-soon': 0,
  available: 1,
  'not-available': 2,
  used: 3,
}

/** Those that can be used first, and of them those that end first; of the used ones the newest use. */
function inOrder(one: MemberCoupon, other: MemberCoupon): number {
  return (
    RANK[one.state] - RANK[other.state] ||
    (other.usedAt ?? 0) - (one.usedAt ?? 0) ||
    (one.endsAt ?? Number.MAX_SAFE_INTEGER) - (other.endsAt ?? Number.MAX_SAFE_INTEGER)
  )
}
