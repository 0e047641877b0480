import { ShopError } from '../../core/shop-error.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'
import { takeUse, type TillPlace } from '../promotions/coupon-ledger.ts'
import { couponFor, mayUse, type Coupon } from '../promotions/coupon-rows.ts'

/** Why a code does not count at a till. */
export type TillProblem = 'unknown' | 'not-yet' | 'expired' | 'online' | 'not-yours' | 'used'

interface Redemption {
  readonly code: string
  /** Digest of the person, by `personOf`; undefined for an unknown customer, who may use a code that is for all. */
  readonly person: string | undefined
  /** Identifies this use: taken again it is the same one. */
  readonly receipt: string
  readonly till: TillPlace
  readonly at: number
}

type Redeemed = { readonly coupon: Coupon } | { readonly problem: TillProblem }

/**
 * Takes a use of an in-store coupon at a till, once for each receipt; staff and store are recorded with it. Of two tills at once one
 * has it (trust.md R12). Throws `key-reused` for a receipt of another code.
 */
export async function redeemInStore(
  tx: Tx,
  { code: typed, person, receipt, till, at }: Redemption,
): Promise<Redeemed> {
  const coupon = await couponFor(tx, typed, person)
  if (!coupon) return { problem: 'unknown' }
  const { code } = coupon
  const orderId = `till:${receipt}`
  if (await isSameUse(tx, orderId, code)) return { coupon }
  if (coupon.in_store !== 1) return { problem: 'online' }
  if (coupon.starts_at > at) return { problem: 'not-yet' }
  if (coupon.ends_at !== null && coupon.ends_at <= at) return { problem: 'expired' }
  if (!(await mayUse(tx, code, person))) return { problem: 'not-yours' }
  const taken = await takeUse(tx, { code, orderId, person: person ?? '', at, till })
  if (taken === 'taken' || (await isSameUse(tx, orderId, code))) return { coupon }
  return { problem: 'used' }
}

async function isSameUse(db: Reader, orderId: string, code: string): Promise<boolean> {
  const use = await db
    .selectFrom('coupon_use')
    .select('code')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (use && use.code !== code) throw new ShopError('key-reused')
  return use !== undefined
}
