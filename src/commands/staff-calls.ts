import type { OutputOf, SentTo } from '#contract/endpoint.ts'
import {
  confirmMember,
  findMember,
  redeemMemberCoupon,
  spendMemberPoints,
  staffSignIn,
  staffSignOut,
} from '#contract/stores/staff.contract.ts'
import type { Caller } from '#api/call.ts'

/** Signs staff in on this tablet, beside the visitor; throws `CallError`. */
export async function signInStaff(call: Caller, input: SentTo<typeof staffSignIn>): Promise<void> {
  await call(staffSignIn, input)
}

export async function signOutStaff(call: Caller): Promise<void> {
  await call(staffSignOut, {})
}

/** The member of a scanned card; throws `CallError`, refused with `staff-needed` until staff has signed in. */
export function findScannedMember(call: Caller, code: string): Promise<OutputOf<typeof findMember>> {
  return call(findMember, { code })
}

/** The member who shows this rotating code; refused as `findScannedMember`, and with `till-code-wrong` and `till-code-used`. */
export function confirmScannedMember(call: Caller, code: string): Promise<OutputOf<typeof confirmMember>> {
  return call(confirmMember, { code })
}

/** Throws `CallError`; sending it again after a lost answer spends nothing twice. */
export function spendPointsOfMember(
  call: Caller,
  input: SentTo<typeof spendMemberPoints>,
): Promise<OutputOf<typeof spendMemberPoints>> {
  return call(spendMemberPoints, input)
}

/** Throws `CallError`, refused with `coupon-used` and `coupon-not-here`; sending it again after a lost answer is the same use. */
export function redeemCouponOfMember(
  call: Caller,
  input: SentTo<typeof redeemMemberCoupon>,
): Promise<OutputOf<typeof redeemMemberCoupon>> {
  return call(redeemMemberCoupon, input)
}
