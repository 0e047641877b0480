import { canUseCoupon, couponState } from '#domain/promotions/coupon-state.ts'
import type { Site } from '#domain/region/sites.ts'
import type { Reader } from '../../db/schema/database.ts'
import { couponsGrantedTo, isUsedUp, type Coupon } from '../promotions/coupon-rows.ts'
import { hasBought, isForFirstOrder } from '../promotions/first-order.ts'
import { personOf } from '../promotions/person.ts'

/** Whose coupons: `email` is the address that the member has confirmed, undefined before. */
export interface CouponHolder {
  readonly memberId: string
  readonly email: string | undefined
}

/** A coupon of a member, as its state is derived from it: a discount code that was given to the mailbox, or the login discount. */
export interface HeldCoupon {
  readonly kind: { readonly coupon: Coupon } | { readonly loginDiscountOf: Site }
  readonly startsAt: number
  readonly endsAt: number | undefined
  readonly isUsed: boolean
  readonly isExhausted: boolean
  /** It is for the first order, and the member has bought. */
  readonly isTooLate: boolean
  /** The newest use, where it is used up. */
  readonly usedAt: number | undefined
  /** Undefined for a use in a store. */
  readonly orderNumber: string | undefined
}

/** All coupons of a member, used or not; none before the address is confirmed (trust.md S33). */
export async function heldCoupons(
  db: Reader,
  { memberId, email }: CouponHolder,
): Promise<readonly HeldCoupon[]> {
  if (email === undefined) return []
  const person = personOf(email)
  const granted = await couponsGrantedTo(db, person)
  const hasOrder =
    granted.some(({ coupon }) => isForFirstOrder(coupon)) && (await hasBought(db, { person, memberId }))
  const coupons = granted.map((one): HeldCoupon => {
    const { coupon } = one
    const isUsed = isUsedUp(one)
    const last = isUsed ? one.uses.at(-1) : undefined
    return {
      kind: { coupon },
      startsAt: coupon.starts_at,
      endsAt: coupon.ends_at ?? undefined,
      isUsed,
      isExhausted: coupon.uses !== null && coupon.used >= coupon.uses,
      isTooLate: hasOrder && isForFirstOrder(coupon),
      usedAt: last?.at,
      orderNumber: last?.orderNumber,
    }
  })
  return [...coupons, ...(await loginDiscountAsCoupon(db, memberId))]
}

async function loginDiscountAsCoupon(db: Reader, memberId: string): Promise<readonly HeldCoupon[]> {
  const row = await db
    .selectFrom('login_discount')
    .leftJoin('shop_order', 'shop_order.id', 'login_discount.order_id')
    .select([
      'login_discount.site',
      'login_discount.given_at',
      'login_discount.order_id',
      'shop_order.number',
      'shop_order.created_at',
    ])
    .where('login_discount.member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) return []
  const isUsed = row.order_id !== null
  return [
    {
      kind: { loginDiscountOf: row.site },
      startsAt: row.given_at,
      endsAt: undefined,
      isUsed,
      isExhausted: false,
      isTooLate: false,
      usedAt: isUsed ? (row.created_at ?? row.given_at) : undefined,
      orderNumber: row.number ?? undefined,
    },
  ]
}

/** The discount codes that a member can use now, in a store or online. */
export async function usableCoupons(
  db: Reader,
  holder: CouponHolder,
  now: number,
): Promise<readonly Coupon[]> {
  const held = await heldCoupons(db, holder)
  return held
    .filter((one) => canUseCoupon(couponState(one, now)))
    .flatMap(({ kind }) => ('coupon' in kind ? [kind.coupon] : []))
}

/** How many coupons a member can use now (spec 3); none of a guest. */
export async function couponNumber(
  db: Reader,
  holder: CouponHolder | undefined,
  now: number,
): Promise<number> {
  const held = holder ? await heldCoupons(db, holder) : []
  return held.filter((one) => canUseCoupon(couponState(one, now))).length
}
