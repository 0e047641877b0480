import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { navigateOut } from '#platform/external-navigation.ts'
import { beginConnecting } from '#commands/linked-login-calls.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { withRecentSignIn } from '#blocks/identity/with-recent-sign-in.ts'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import list from './device-list.module.css'
import { GoOnDialog } from '#blocks/pending-action/go-on-dialog.tsx'

interface OfferedLoginProps {
  readonly provider: { readonly id: string; readonly name: string }
}

/** A provider of the shop that is not connected yet: the page goes there and comes back. */
export function OfferedLogin({ provider: { id, name } }: OfferedLoginProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const words = useFailureWords()
  const [busy, setBusy] = useState(false)

  // The browser restored this page from its cache on the way back from the provider.
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [])

  async function connect() {
    setBusy(true)
    try {
      const begin = () => beginConnecting(queries, { provider: id, back: '/user/account-security' })
      const url = await withRecentSignIn(begin, { name: `connect ${id}` })
      if (url !== undefined) return navigateOut(url)
    } catch (error) {
      toast(words(error))
    }
    setBusy(false)
  }

  return (
    <li className={list.device}>
      <div className={list.words}>
        <p className={list.name}>{name}</p>
        <p className={list.times}>
          <Trans>Not connected</Trans>
        </p>
      </div>
      <Button
        look="outline"
        size="small"
        aria-label={t`Connect: ${name}`}
        busy={busy}
        onClick={() => void connect()}
      >
        <Trans>Connect</Trans>
      </Button>
      <GoOnDialog name={`connect ${id}`} action={t`Connect: ${name}`} onGoOn={() => void connect()} />
    </li>
  )
}
