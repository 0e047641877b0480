import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Passkey } from '#contract/account/passkeys.contract.ts'
import { ConfirmLoss } from '#blocks/confirm-loss/confirm-loss.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { withRecentSignIn } from '#blocks/identity/with-recent-sign-in.ts'
import { toast } from '#ui/toast/toast.ts'
import css from './device-list.module.css'
import { PasskeyRow } from './passkey-row.tsx'
import { usePasskeyName } from '../use-passkey-name.ts'
import { usePendingAction } from '#blocks/pending-action/use-pending-action.ts'

type PasskeyListProps = {
  readonly passkeys: readonly Passkey[]
  /** The button that was pressed is gone: the focus needs another element. */
  readonly onRemoved: () => void
}

export function PasskeyList({ passkeys, onRemoved }: PasskeyListProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const words = useFailureWords()
  const nameOf = usePasskeyName()
  const [leaving, setLeaving] = useState<Passkey>()

  // The question comes back: its answer is the confirmation.
  usePendingAction('passkey-remove', (id) => setLeaving(passkeys.find((passkey) => passkey.id === id)))

  async function remove() {
    if (!leaving) return
    // The sign-in dialog may open: one dialog at a time.
    setLeaving(undefined)
    try {
      const { removePasskey } = await import('#blocks/passkey/passkey-ceremonies.ts')
      const isRemoved = await withRecentSignIn(() => removePasskey(queries, leaving.id).then(() => true), {
        name: 'passkey-remove',
        detail: leaving.id,
      })
      if (!isRemoved) return
      toast(t`Your passkey is removed.`)
    } catch (error) {
      toast(words(error))
    }
    // Read again after a refusal, too: another device may have removed it.
    await queries.invalidateQueries({ queryKey: ['passkeys'] })
    await queries.invalidateQueries({ queryKey: ['sign-in-ways'] })
    onRemoved()
  }

  const name = leaving ? nameOf(leaving) : ''
  return (
    <>
      <ul className={css.list}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
        ))}
      </ul>
      <ConfirmLoss
        open={leaving !== undefined}
        label={t`Remove this passkey?`}
        title={<Trans>Remove this passkey?</Trans>}
        waiting={0}
        confirm={<Trans>Remove</Trans>}
        onConfirm={remove}
        onClose={() => setLeaving(undefined)}
      >
        <p>
          <Trans>
            “{name}” signs you in no more. Your device may go on showing it: delete it there, too.
          </Trans>
        </p>
      </ConfirmLoss>
    </>
  )
}
