import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dropNewEmail, requestEmailChange } from '#queries/customer-queries.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { withRecentSignIn } from '#blocks/with-recent-sign-in.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { toast } from '#ui/toast/toast.ts'
import css from './account.module.css'

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

  async function run(which: 'again' | 'keep', call: () => Promise<unknown>, done: string) {
    setBusy(which)
    try {
      if ((await withRecentSignIn(call)) !== undefined) {
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
      title={<Trans>Please confirm {email} by the link in the mail that we have sent.</Trans>}
      action={
        <div className={css.buttons}>
          <Button
            look="outline"
            size="small"
            busy={busy === 'again'}
            onClick={() =>
              void run('again', () => requestEmailChange(queries, email), t`We have sent another mail.`)
            }
          >
            <Trans>Send it again</Trans>
          </Button>
          <Button
            look="quiet"
            size="small"
            busy={busy === 'keep'}
            onClick={() => void run('keep', () => dropNewEmail(queries), t`Your address stays as it is.`)}
          >
            <Trans>Keep the old address</Trans>
          </Button>
        </div>
      }
    >
      <Trans>The link works for 72 hours. Until you open it, {present} stays your address.</Trans>
    </Notice>
  )
}
