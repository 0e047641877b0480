import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { readKioskCode } from '#domain/kiosk/code.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import css from './kiosk-dialog.module.css'

export type CodeFormProps = {
  readonly action: string
  readonly hint: string
  /** Throws `CallError`. */
  readonly onCode: (code: string) => Promise<void>
}

/** The code of the kiosk, for set-up and for leaving kiosk mode. The input stays when it is wrong. */
export function CodeForm({ action, hint, onCode }: CodeFormProps) {
  const { t } = useLingui()
  const words = useFailureWords()
  const form = useId()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function send() {
    if (busy) return
    const code = readKioskCode(typed)
    if (!code) return setError(t`A code has eight letters and digits, such as 7K2M-9QXA.`)
    setBusy(true)
    setError(undefined)
    try {
      await onCode(code)
    } catch (failed) {
      setBusy(false)
      setError(words(failed))
    }
  }

  return (
    <>
      <Dialog.Body>
        <form
          id={form}
          className={css.code}
          autoComplete="off"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <TextField
            label={t`Code`}
            hint={hint}
            error={error}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={20}
            data-autofocus
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="submit" form={form} wide busy={busy}>
          {busy ? <Trans>One moment, please.</Trans> : action}
        </Button>
      </Dialog.Footer>
    </>
  )
}
