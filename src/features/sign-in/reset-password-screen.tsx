import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefused } from '#contract/failure.ts'
import { setPasswordByLink } from '#commands/account-calls.ts'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { NewPasswordForm } from '#blocks/new-password/new-password-form.tsx'
import { SocialButtons } from './components/social-buttons.tsx'
import { useLinkToken } from '#blocks/page/use-link-token.ts'

/** A new password by a mailed link (spec 2.13, 8). */
export function ResetPasswordScreen() {
  const token = useLinkToken()
  const queries = useQueryClient()
  const [state, setState] = useState<'open' | 'done' | 'invalid'>('open')
  const shown = token === '' ? 'invalid' : state

  async function save(password: string): Promise<void> {
    try {
      await setPasswordByLink(queries, { token: token ?? '', password })
      setState('done')
    } catch (error) {
      if (!isRefused(error, 'link-invalid') && !isRefused(error, 'bad-input')) throw error
      setState('invalid')
    }
  }

  return (
    <NarrowPage task tall title={<Trans>Create new password</Trans>}>
      <NeedsScripts />
      {shown === 'invalid' && (
        <Notice tone="warn" role="alert">
          <p>
            <Trans>This link is not valid any more, or it has been used already.</Trans>
          </p>
          <PageLink href="/forgotPassword" className={linkClass()}>
            <Trans>Please request a new one</Trans>
          </PageLink>
        </Notice>
      )}
      {shown === 'done' && (
        <Notice tone="info" role="status">
          <p>
            <Trans>Your password is changed, and all devices are signed out.</Trans>
          </p>
          <Button onClick={() => void askSignIn().catch(() => {})}>
            <Trans>Log in</Trans>
          </Button>
        </Notice>
      )}
      {shown === 'open' && <NewPasswordForm onSave={save} />}
      {shown !== 'done' && <SocialButtons back="/user/dashboard" />}
    </NarrowPage>
  )
}
