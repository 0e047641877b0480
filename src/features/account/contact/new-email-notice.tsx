import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dropNewEmail, requestEmailChange } from '#commands/account-calls.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { withRecentSignIn } from '#blocks/identity/with-recent-sign-in.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { toast } from '#ui/toast/toast.ts'
import css from '../account.module.css'
import { EmailAddress } from './email-address.tsx'
import { GoOnDialog } from '#blocks/pending-action/go-on-dialog.tsx'

interface NewEmailNoticeProps {
  /** The address that waits for its link to be opened. */
  readonly email: string
  readonly present: string
}

/** A new address that is not confirmed yet: another mail for it, or the present one stays. */
export function NewEmailNotice({ email, present }: NewEmailNoticeProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const words = useFailureWords()
  const [busy, setBusy] = useState<'again' | 'keep'>()

  const again = () => run('again', () => requestEmailChange(queries, email), t`We’ve sent another email.`)
  const keep = () => run('keep', () => dropNewEmail(queries), t`Your address stays as it is.`)

  async function run(which: 'again' | 'keep', call: () => Promise<unknown>, done: string) {
    setBusy(which)
    try {
      if ((await withRecentSignIn(call, { name: `new-email-${which}` })) !== undefined) {
        await queries.invalidateQueries({ queryKey: ['user-info'] })
        toast(done)
      }
    } catch (error) {
      toast(words(error))
    }
    setBusy(undefined)
  }

  return (
    <Notice
      tone="info"
      role="status"
      title={
        <Trans>
          Please confirm <EmailAddress email={email} /> with the link in our email.
        </Trans>
      }
      action={
        <div className={css.buttons}>
          <Button look="outline" size="small" busy={busy === 'again'} onClick={() => void again()}>
            <Trans>Send it again</Trans>
          </Button>
          <Button look="quiet" size="small" busy={busy === 'keep'} onClick={() => void keep()}>
            <Trans>Keep the old address</Trans>
          </Button>
          <GoOnDialog name="new-email-again" action={t`Send it again`} onGoOn={() => void again()} />
          <GoOnDialog name="new-email-keep" action={t`Keep the old address`} onGoOn={() => void keep()} />
        </div>
      }
    >
      <Trans>The link works for 72 hours. Until you open it, {present} stays your address.</Trans>
    </Notice>
  )
}
