import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { requestConfirmation } from '#commands/account-calls.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { toast } from '#ui/toast/toast.ts'
import { EmailAddress } from './email-address.tsx'

/** An address that is not confirmed yet, and another mail for it (spec 4.15). */
export function ConfirmNotice({ email }: { readonly email: string }) {
  const queries = useQueryClient()
  const words = useFailureWords()
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')

  async function send() {
    setState('busy')
    try {
      await requestConfirmation(queries)
      setState('sent')
    } catch (error) {
      toast(words(error))
      setState('open')
    }
  }

  return (
    <Notice
      tone="info"
      role="status"
      action={
        state !== 'sent' && (
          <Button look="outline" size="small" busy={state === 'busy'} onClick={() => void send()}>
            <Trans>Send it again</Trans>
          </Button>
        )
      }
    >
      {state === 'sent' ? (
        <Trans>
          We’ve sent an email to <EmailAddress email={email} />. The link works for 72 hours.
        </Trans>
      ) : (
        <Trans>
          Please confirm <EmailAddress email={email} /> with the link in our email.
        </Trans>
      )}
    </Notice>
  )
}
