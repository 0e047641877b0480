import type { MemberInfo } from '#contract/account/customer.contract.ts'
import { ConfirmNotice } from '../contact/confirm-notice.tsx'
import { ContactDetails } from '../contact/contact-details.tsx'
import { HeldDiscount } from './held-discount.tsx'

/** What the shop alone knows of the member: how to reach them, and whether the address is confirmed. */
export function AccountDetails({ member }: { readonly member: MemberInfo }) {
  return (
    <>
      {member.loginDiscount && <HeldDiscount site={member.loginDiscount} confirmed={member.emailConfirmed} />}
      {!member.emailConfirmed && <ConfirmNotice email={member.email} />}
      <ContactDetails member={member} />
    </>
  )
}
