import { myCoupons, type MemberCoupons } from '#contract/account/coupons.contract.ts'
import { syncResource } from './sync-resource.ts'

export interface CouponsView {
  /** undefined: this device has never received them. */
  readonly coupons: MemberCoupons | undefined
}

/** Kept on the device, so that a coupon can be shown at a till without a network. The server alone changes them. */
export const couponsResource = syncResource({
  name: 'coupons',
  read: myCoupons,
  writes: [],
  project: (confirmed: MemberCoupons | undefined): CouponsView => ({ coupons: confirmed }),
})
