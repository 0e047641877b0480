import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LONGEST_PASSKEY_NAME } from '#domain/account/passkey-name.ts'
import { hasPasskeys } from '#blocks/passkey/passkey-support.ts'
import { usePasskeyWords } from '#blocks/passkey/use-passkey-words.ts'
import { withRecentSignIn } from '#blocks/identity/with-recent-sign-in.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import css from '../account.module.css'
import { GoOnDialog } from '#blocks/pending-action/go-on-dialog.tsx'

/** Adds a passkey; what was entered stays after a failure. */
export function PasskeyForm() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const words = usePasskeyWords()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function add(given: string) {
    setBusy(true)
    setFailure(undefined)
    try {
      const { makePasskey } = await import('#blocks/passkey/passkey-ceremonies.ts')
      const made = await withRecentSignIn(() => makePasskey(queries, given.trim() || undefined), {
        name: 'passkey-add',
        detail: given,
      })
      if (made) {
        setName('')
        toast(t`Your passkey is added.`)
        await queries.invalidateQueries({ queryKey: ['passkeys'] })
        await queries.invalidateQueries({ queryKey: ['sign-in-ways'] })
      }
    } catch (error) {
      setFailure(words(error))
    }
    setBusy(false)
  }

  function goOn(given: string) {
    setName(given)
    void add(given)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!busy) void add(name)
  }

  if (!hasPasskeys())
    return (
      <p>
        <Trans>No passkey can be made in this browser.</Trans>
      </p>
    )
  return (
    <form className={css.form} onSubmit={onSubmit}>
      {failure !== undefined && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      <TextField
        label={t`Name of the new passkey`}
        optionalLabel={t`optional`}
        hint={t`For example: My phone. Otherwise we use the browser’s name.`}
        value={name}
        maxLength={LONGEST_PASSKEY_NAME}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <Button type="submit" look="outline" busy={busy}>
          <Trans>Add a passkey</Trans>
        </Button>
      </div>
      <GoOnDialog name="passkey-add" action={t`Add a passkey`} onGoOn={goOn} />
    </form>
  )
}
