import type { Minor } from '#domain/brand.ts'
import type { Tx } from '../../db/schema/database.ts'
import { personOf } from '../promotions/person.ts'
import { createCouponCode } from './invite-code.ts'

interface Given {
  readonly email: string
  /** Singapore cents. */
  readonly amount: Minor
  /** Taken by the first order of the mailbox alone, as long as that order is not cancelled. */
  readonly isFirstOrder: boolean
  readonly at: number
}

/** Gives a mailbox a coupon of its own, for one order. Returns the code. */
export async function giveCoupon(tx: Tx, given: Given): Promise<string> {
  const { email, amount, isFirstOrder, at } = given
  const code = createCouponCode()
  await tx
    .insertInto('coupon')
    .values({
      code,
      kind: 'amount',
      value: amount,
      least: 0,
      first_order: isFirstOrder ? 1 : 0,
      in_store: 0,
      starts_at: at,
      ends_at: null,
      uses: 1,
      per_person: 1,
      used: 0,
      created_at: at,
    })
    .execute()
  await tx
    .insertInto('coupon_grant')
    .values({ code, person: personOf(email), given_at: at })
    .execute()
  return code
}

/** The coupon of a friend who turns out to be no new one ends, unless an order has used it. */
export async function endUnusedCoupon(tx: Tx, code: string, at: number): Promise<void> {
  await tx.updateTable('coupon').set({ ends_at: at }).where('code', '=', code).where('used', '=', 0).execute()
}
