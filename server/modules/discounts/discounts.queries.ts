import type { Shopper } from '#domain/account/shopper.ts'
import type { HeldDiscount } from '#domain/cart/adjustment.ts'
import { prepare, type Given } from '../../db/prepared.ts'
import type { Reader } from '../../db/schema/database.ts'

const unused = prepare((db, given: Given<{ member: string }>) =>
  db
    .selectFrom('login_discount')
    .innerJoin('member', 'member.id', 'login_discount.member_id')
    .select(['login_discount.id', 'login_discount.site'])
    .where('login_discount.member_id', '=', given('member'))
    .where('login_discount.order_id', 'is', null)
    .where('member.email_confirmed_at', 'is not', null),
)

/**
 * The discount that the next order of this shopper uses: of a member whose address is confirmed, because accounts of invented addresses
 * would have one each (trust.md S33).
 */
export async function heldLoginDiscount(
  db: Reader,
  shopper: Shopper | undefined,
): Promise<HeldDiscount | undefined> {
  if (shopper?.kind !== 'member') return undefined
  const [row] = (await unused(db, { member: shopper.id })).rows
  return row && { site: row.site, ledgerRef: row.id }
}

/** What a member has been given, also when it is used; undefined for one without. */
export function loginDiscountOf(db: Reader, memberId: string) {
  return db
    .selectFrom('login_discount')
    .select(['site', 'given_at', 'order_id'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}
