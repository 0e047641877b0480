import { randomLetters } from '../../core/random-letters.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { Coupon } from './coupon-rows.ts'
import { personOf } from './person.ts'

const LENGTH = 10

interface Grant
  extends Pick<Coupon, 'kind' | 'value' | 'least'>, Partial<Pick<Coupon, 'currency' | 'first_order'>> {
  /** What the code begins with. */
  readonly prefix: string
  /** The person whose coupon it is has this address. */
  readonly email: string
  /** null: it does not end. */
  readonly endsAt: number | null
  readonly now: number
}

/** A new discount code that one person may use online, once. Returns the code. */
export async function grantCoupon(tx: Tx, { prefix, email, endsAt, now, ...terms }: Grant): Promise<string> {
  const code = `${prefix}-${randomLetters(LENGTH)}`
  const limits = { in_store: 0, uses: 1, per_person: 1, used: 0 }
  await tx
    .insertInto('coupon')
    .values({ code, ...terms, ...limits, starts_at: now, ends_at: endsAt, created_at: now })
    .execute()
  await tx
    .insertInto('coupon_grant')
    .values({ code, person: personOf(email), given_at: now })
    .execute()
  return code
}
