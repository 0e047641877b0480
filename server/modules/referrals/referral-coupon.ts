import type { Minor } from '#domain/brand.ts'
import type { Tx } from '../../db/schema/database.ts'
import { grantCoupon } from '../promotions/grant-coupon.ts'

interface Given {
  readonly email: string
  /** Singapore cents. */
  readonly amount: Minor
  /** Taken by the first order of the mailbox alone, as long as that order is not cancelled. */
  readonly isFirstOrder: boolean
  readonly at: number
}

/** Gives a mailbox a coupon of its own, for one order and without an end. Returns the code. */
export function giveCoupon(tx: Tx, { email, amount, isFirstOrder, at }: Given): Promise<string> {
  const terms = { kind: 'amount', value: amount, least: 0, first_order: isFirstOrder ? 1 : 0 } as const
  return grantCoupon(tx, { prefix: 'FRIEND', email, ...terms, endsAt: null, now: at })
}

/** The coupon of a friend who turns out to be no new one ends, unless an order has used it. */
export async function endUnusedCoupon(tx: Tx, code: string, at: number): Promise<void> {
  await tx.updateTable('coupon').set({ ends_at: at }).where('code', '=', code).where('used', '=', 0).execute()
}
