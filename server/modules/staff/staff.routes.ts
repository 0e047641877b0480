import * as contract from '#contract/stores/staff.contract.ts'
import { handle, type Route } from '../../services/route.ts'
import { redeemMemberCoupon } from './redeem-member-coupon.ts'
import { confirmMember, findMember } from './scan-members.ts'
import { spendMemberPoints } from './spend-member-points.ts'
import { signInStaff, signOutStaff } from './staff.commands.ts'

export const staffRoutes: readonly Route[] = [
  handle(contract.staffSignIn, async (context, input) => {
    await signInStaff(context, input)
    return {}
  }),
  handle(contract.staffSignOut, async (context) => {
    await signOutStaff(context)
    return {}
  }),
  handle(contract.findMember, findMember),
  handle(contract.confirmMember, confirmMember),
  handle(contract.spendMemberPoints, spendMemberPoints),
  handle(contract.redeemMemberCoupon, redeemMemberCoupon),
]
