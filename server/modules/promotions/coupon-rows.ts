import type { Selectable } from 'kysely'
import { minor } from '#domain/brand.ts'
import type { AppliedCode } from '#domain/cart/applied-code.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { CouponTable } from '../../db/schema/promotion-tables.ts'
import { hasBought, isForFirstOrder, type KnownBuyer } from './first-order.ts'

export type Coupon = Selectable<CouponTable>

/** Why a code cannot be used at all; what it takes off is decided by `code-rule.ts`. */
export type CouponProblem = 'expired' | 'not-yet' | 'used' | 'in-store' | 'not-yours' | 'not-first-order'

/** As it is kept: capitals, without spaces. */
export function couponCode(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

export function couponOf(db: Reader, typed: string): Promise<Coupon | undefined> {
  return db.selectFrom('coupon').selectAll().where('code', '=', couponCode(typed)).executeTakeFirst()
}

/** The code as this person has it: one that an order has given back late ends later for its person alone (D6). */
export async function couponFor(
  db: Reader,
  typed: string,
  person: string | undefined,
): Promise<Coupon | undefined> {
  const coupon = await couponOf(db, typed)
  if (!coupon || person === undefined) return coupon
  const grant = await db
    .selectFrom('coupon_grant')
    .select('until')
    .where('code', '=', coupon.code)
    .where('person', '=', person)
    .executeTakeFirst()
  return endsLater(coupon, grant?.until ?? null)
}

function endsLater(coupon: Coupon, until: number | null): Coupon {
  return coupon.ends_at === null || until === null
    ? coupon
    : { ...coupon, ends_at: Math.max(coupon.ends_at, until) }
}

/** Whether it can be used online at `now`. What one person has used is only known with the order. */
export function couponProblem(coupon: Coupon, now: number): CouponProblem | undefined {
  if (coupon.ends_at !== null && coupon.ends_at <= now) return 'expired'
  if (coupon.starts_at > now) return 'not-yet'
  if (coupon.in_store === 1) return 'in-store'
  return coupon.uses !== null && coupon.used >= coupon.uses ? 'used' : undefined
}

export function appliedCode({ code, kind, value, least, currency }: Coupon): AppliedCode {
  const effect =
    kind === 'percent'
      ? { kind: 'percent' as const, percent: value }
      : { kind: 'amount' as const, amount: minor(value) }
  return { code, effect, least: minor(least), currency }
}

/** Whether this person may use a code: one that is given to persons is theirs alone. `person` is undefined for a guest. */
export async function mayUse(db: Reader, code: string, person: string | undefined): Promise<boolean> {
  const grants = await db.selectFrom('coupon_grant').select('person').where('code', '=', code).execute()
  return grants.length === 0 || grants.some((grant) => grant.person === person)
}

/** A discount code of one person, with how it was used, the newest use last. */
interface GrantedCoupon {
  readonly coupon: Coupon
  readonly uses: readonly CouponUsed[]
}

interface CouponUsed {
  readonly at: number
  /** Undefined for a use in a store. */
  readonly orderNumber: string | undefined
}

/** The discount codes that a person has been given, used or not. */
export async function couponsGrantedTo(db: Reader, person: string): Promise<readonly GrantedCoupon[]> {
  const coupons = await db
    .selectFrom('coupon_grant')
    .innerJoin('coupon', 'coupon.code', 'coupon_grant.code')
    .selectAll('coupon')
    .select('coupon_grant.until')
    .where('coupon_grant.person', '=', person)
    .orderBy('coupon.code')
    .execute()
  if (coupons.length === 0) return []
  const uses = await db
    .selectFrom('coupon_use')
    .leftJoin('shop_order', 'shop_order.id', 'coupon_use.order_id')
    .select(['coupon_use.code', 'coupon_use.at', 'shop_order.number'])
    .where('coupon_use.person', '=', person)
    .where(
      'coupon_use.code',
      'in',
      coupons.map(({ code }) => code),
    )
    .orderBy('coupon_use.at')
    .execute()
  return coupons.map(({ until, ...coupon }) => ({
    coupon: endsLater(coupon, until),
    uses: uses
      .filter(({ code }) => code === coupon.code)
      .map(({ at, number }) => ({ at, orderNumber: number ?? undefined })),
  }))
}

/** Whether its person has used it as often as it is theirs: once, where the code names no number. */
export function isUsedUp({ coupon, uses }: GrantedCoupon): boolean {
  return uses.length >= (coupon.per_person ?? 1)
}

/** The discount codes that a buyer has been given and can use online, those that end first. */
export async function couponsOf(db: Reader, buyer: KnownBuyer, now: number): Promise<readonly Coupon[]> {
  const open = (await couponsGrantedTo(db, buyer.person))
    .filter((one) => !isUsedUp(one) && couponProblem(one.coupon, now) === undefined)
    .map(({ coupon }) => coupon)
    .toSorted((a, b) => (a.ends_at ?? Infinity) - (b.ends_at ?? Infinity))
  const isFirst = !open.some(isForFirstOrder) || !(await hasBought(db, buyer))
  return open.filter((coupon) => isFirst || !isForFirstOrder(coupon))
}
