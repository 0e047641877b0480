import { memberCard, type MemberCard } from '#contract/account/customer.contract.ts'
import { syncResource } from './sync-resource.ts'

export interface MemberCardView {
  /** undefined: this device has never received one. */
  readonly card: Pick<MemberCard, 'firstName' | 'lastName' | 'memberCode' | 'tillKey' | 'tier'> | undefined
}

/** What the member shows at the till: kept on the device, so that it opens without a network. */
export const memberCardResource = syncResource({
  name: 'member-card',
  read: memberCard,
  writes: [],
  project: (confirmed: MemberCard | undefined): MemberCardView => ({ card: confirmed }),
})
