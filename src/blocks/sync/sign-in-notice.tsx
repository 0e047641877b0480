import { Trans } from '@lingui/react/macro'
import { SignOutButton } from '#blocks/sign-out/sign-out-button.tsx'
import { useSync } from '#sync/use-sync.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { askSignIn } from '../identity/ask-sign-in.ts'
import css from './sync-status.module.css'

/** The member's session has ended: what this device has stays, and is sent once the same member has logged in (F14, F38). */
export function SignInNotice() {
  const { waiting } = useSync()
  return (
    <Notice
      tone="warn"
      role="status"
      title={<Trans>You are logged out</Trans>}
      action={
        <div className={css.actions}>
          <Button size="small" look="outline" onClick={() => void askSignIn().catch(() => {})}>
            {waiting > 0 ? <Trans>Log in to send</Trans> : <Trans>Log in</Trans>}
          </Button>
          <SignOutButton className={linkClass('quiet')} words={<Trans>Go on as a guest</Trans>} />
        </div>
      }
    >
      {waiting > 0 ? (
        <Trans>Your changes are kept on this device and are sent after you log in.</Trans>
      ) : (
        <Trans>This device still shows what it has of your account. Log in to go on with it.</Trans>
      )}
    </Notice>
  )
}
