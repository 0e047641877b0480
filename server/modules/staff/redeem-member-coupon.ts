import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/stores/staff.contract.ts'
import { sha256 } from '../../core/digest.ts'
import { ShopError } from '../../core/shop-error.ts'
import { transact } from '../../db/transaction.ts'
import type { RequestContext } from '../../services/route.ts'
import { tillLabel } from '../coupons/coupons-at-till.ts'
import { redeemInStore } from '../coupons/redeem-in-store.ts'
import { personOf } from '../promotions/person.ts'
import { confirmedMember } from './confirmed-member.ts'
import { mustBeStaff } from './staff.queries.ts'

/**
 * Redeems an in-store coupon of the member whose rotating code this member of staff has scanned in this visit. One confirmation
 * redeems one coupon, and a repeated call is the same use. Throws `staff-needed`, `confirmation-gone`, `coupon-used` and
 * `coupon-not-here`; `email-unconfirmed` for a member whose mailbox is not proven, to whom no coupon can belong (trust.md S33).
 */
export async function redeemMemberCoupon(
  context: RequestContext,
  { confirmation, code }: InputOf<typeof contract.redeemMemberCoupon>,
): Promise<OutputOf<typeof contract.redeemMemberCoupon>> {
  const { services, now } = context
  const staff = await mustBeStaff(context)
  const hash = sha256(confirmation)
  const receipt = hash.slice(0, 10).toUpperCase()
  return transact(services.store, async (tx) => {
    const member = await confirmedMember(tx, { staff, hash }, now)
    if (member.email_confirmed_at === null) throw new ShopError('email-unconfirmed')
    const { storeId, staffId } = staff
    const person = personOf(member.email)
    const use = { code, person, receipt, till: { storeId, staffId }, at: now }
    const redeemed = await redeemInStore(tx, use)
    if ('problem' in redeemed)
      throw new ShopError(redeemed.problem === 'used' ? 'coupon-used' : 'coupon-not-here')
    return { code: redeemed.coupon.code, label: tillLabel(redeemed.coupon, context), receipt }
  })
}
