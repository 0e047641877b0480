import type { MemberInfo } from '#contract/account/customer.contract.ts'
import { ConfirmNotice } from '../contact/confirm-notice.tsx'
import { ContactDetails } from '../contact/contact-details.tsx'
import { HeldDiscount } from './held-discount.tsx'

/** Contact data that only the server has, and whether the address is confirmed. */
export function AccountDetails({ member }: { readonly member: MemberInfo }) {
  return (
    <>
      {member.loginDiscount && <HeldDiscount site={member.loginDiscount} confirmed={member.emailConfirmed} />}
      {!member.emailConfirmed && <ConfirmNotice email={member.email} />}
      <ContactDetails member={member} />
    </>
  )
}
