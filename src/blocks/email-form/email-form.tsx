import { foldCode } from '#domain/text/typed-text.ts'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { checkEmail, type EmailCheck } from '#domain/checkout/email.ts'
import { Button } from '#ui/button/button.tsx'
import { EmailField } from './email-field.tsx'
import css from './email-form.module.css'

export type EmailFormProps = {
  /** Of the field; unique on the page. */
  readonly id?: string
  readonly button: ReactNode
  /** Initial value of the field. */
  readonly known?: string
  readonly hint?: ReactNode
  /** What the button does, written below it. */
  readonly note?: ReactNode
  /** Resolves to false when nothing was stored; the input then stays. */
  readonly onSend: (email: string) => Promise<boolean>
}

/** One address and one button (spec 5). */
export function EmailForm({ id, button, known = '', hint, note, onSend }: EmailFormProps) {
  const [entered, setEntered] = useState<string>()
  const email = entered ?? known
  const [problem, setProblem] = useState<EmailCheck>('ok')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = checkEmail(email)
    setProblem(found)
    if (found !== 'ok') return void field.current?.querySelector('input')?.focus()
    setBusy(true)
    const isStored = await onSend(foldCode(email)).catch(() => false)
    setBusy(false)
    if (isStored) setEntered(undefined)
  }

  return (
    <form ref={field} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <EmailField
        id={id}
        hint={hint}
        value={email}
        problem={problem}
        onChange={(typed) => {
          setEntered(typed)
          setProblem('ok')
        }}
      />
      <Button type="submit" busy={busy}>
        {button}
      </Button>
      {note !== undefined && <p className={css.note}>{note}</p>}
    </form>
  )
}
