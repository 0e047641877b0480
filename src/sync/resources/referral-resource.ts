import { myReferral, type MyReferral } from '#contract/account/referral.contract.ts'
import { syncResource } from './sync-resource.ts'

export interface ReferralView {
  /** undefined: this device has never received it. */
  readonly referral: MyReferral | undefined
}

/** Kept on the device, so that the invite link can be shown without a network. The server alone changes it. */
export const referralResource = syncResource({
  name: 'referral',
  read: myReferral,
  writes: [],
  project: (confirmed: MyReferral | undefined): ReferralView => ({ referral: confirmed }),
})
