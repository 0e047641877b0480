import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { requestPasswordLink } from '#commands/account-calls.ts'
import { EmailForm } from '#blocks/email-form/email-form.tsx'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { SocialButtons } from './components/social-buttons.tsx'

/** Requests a password reset link (spec 2.13); the message is the same for unknown addresses (trust.md S6). */
export function ForgotPasswordScreen() {
  const queries = useQueryClient()
  const words = useFailureWords()
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<string>()

  async function send(email: string): Promise<boolean> {
    setFailure(undefined)
    try {
      await requestPasswordLink(queries, email)
      setSentTo(email)
      return true
    } catch (error) {
      setFailure(words(error))
      return false
    }
  }

  return (
    <NarrowPage
      task
      tall
      title={<Trans>Reset password</Trans>}
      lead={<Trans>We’ll email you a link to choose a new password. It works for 24 hours.</Trans>}
    >
      <NeedsScripts />
      {failure !== undefined && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      <div role="status">
        {sentTo !== undefined && (
          <Notice tone="info">
            <Trans>
              If {sentTo} belongs to an account, an email is on its way. Please check your spam folder, too.
            </Trans>
          </Notice>
        )}
      </div>
      <EmailForm button={<Trans>Send the link</Trans>} onSend={send} />
      <SocialButtons back="/user/dashboard" />
    </NarrowPage>
  )
}
