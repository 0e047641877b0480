import { Trans } from '@lingui/react/macro'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

/** Date until which a sign-in cancels the deletion. */
export function LeftNotice({ leavesAt }: { readonly leavesAt: number }) {
  const navigate = useNavigate()
  const stay = () =>
    askSignIn().then(
      () => navigate({ to: '.', href: '/user/dashboard' }),
      () => {},
    )
  return (
    <Notice
      tone="info"
      role="status"
      title={
        <Trans>
          Your account will be deleted on <DateTime at={leavesAt} part="date" />.
        </Trans>
      }
      action={
        <Button look="outline" onClick={() => void stay()}>
          <Trans>Keep my account</Trans>
        </Button>
      }
    >
      <Trans>You are logged out on all devices. If you log in before then, your account stays.</Trans>
    </Notice>
  )
}
