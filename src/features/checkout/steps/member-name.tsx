import { Trans } from '@lingui/react/macro'
import { useMemberEmail } from '#blocks/identity/use-member-email.ts'

/** Name of the member who checks out; empty for a guest. */
export function MemberName() {
  const email = useMemberEmail()
  if (email === '') return null
  return (
    <p>
      <Trans>Logged in as {email}</Trans>
    </p>
  )
}
