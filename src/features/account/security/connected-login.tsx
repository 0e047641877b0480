import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { signInWays } from '#contract/account/social.contract.ts'
import { removeSocialLink } from '#commands/linked-login-calls.ts'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { withRecentSignIn } from '#blocks/identity/with-recent-sign-in.ts'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import list from './device-list.module.css'
import { GoOnDialog } from '#blocks/pending-action/go-on-dialog.tsx'

interface ConnectedLoginProps {
  readonly way: OutputOf<typeof signInWays>['social'][number]
  /** The member has no other way in: this one stays. */
  readonly isOnly: boolean
  readonly onRemoved: () => void
}

/** A login of another provider that opens this account. */
export function ConnectedLogin({
  way: { id, name, email, linkedAt },
  isOnly,
  onRemoved,
}: ConnectedLoginProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const words = useFailureWords()
  const [busy, setBusy] = useState(false)

  async function disconnect() {
    setBusy(true)
    try {
      if (await withRecentSignIn(() => removeSocialLink(queries, id), { name: `disconnect ${id}` }))
        toast(t`${name} is no longer a way to log in.`)
    } catch (error) {
      toast(words(error))
    }
    // Read again after a refusal, too: it may have been removed elsewhere.
    await queries.invalidateQueries({ queryKey: ['sign-in-ways'] })
    setBusy(false)
    onRemoved()
  }

  return (
    <li className={list.device}>
      <div className={list.words}>
        <p className={list.name}>{name}</p>
        {email !== '' && <p className={list.times}>{email}</p>}
        <p className={list.times}>
          <Trans>
            Connected: <DateTime at={linkedAt} />
          </Trans>
        </p>
      </div>
      {!isOnly && (
        <Button
          look="outline"
          size="small"
          aria-label={t`Disconnect: ${name}`}
          busy={busy}
          onClick={() => void disconnect()}
        >
          <Trans>Disconnect</Trans>
        </Button>
      )}
      <GoOnDialog
        name={`disconnect ${id}`}
        action={t`Disconnect: ${name}`}
        onGoOn={() => void disconnect()}
      />
    </li>
  )
}
