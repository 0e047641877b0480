import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useRef, useState } from 'react'
import { requestOrderLink } from '#commands/order-calls.ts'
import { checkEmail, type EmailCheck } from '#domain/checkout/email.ts'
import { readOrderNumber } from '#domain/checkout/order-number.ts'
import { foldCode } from '#domain/text/typed-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { EmailField } from '../email-form/email-field.tsx'
import { useCaller } from '../use-caller.ts'
import { useFailureWords } from '../use-failure-words.ts'
import css from './find-order.module.css'

/** Mails the link of an order to who has placed it; says the same for a number or an address that does not fit (traps 2.14). */
export function FindOrder({ known = '' }: { readonly known?: string | undefined }) {
  const { t } = useLingui()
  const call = useCaller()
  const words = useFailureWords()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ number: known, email: '' })
  const [isWrong, setWrong] = useState(false)
  const [problem, setProblem] = useState<EmailCheck>('ok')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const orderNumber = readOrderNumber(typed.number)
    const found = checkEmail(typed.email)
    setWrong(orderNumber === undefined)
    setProblem(found)
    setFailure(undefined)
    if (orderNumber === undefined || found !== 'ok')
      return form.current?.querySelectorAll('input')[orderNumber === undefined ? 0 : 1]?.focus()
    setBusy(true)
    setSentTo(undefined)
    try {
      await requestOrderLink(call, { orderNumber, email: foldCode(typed.email) })
      setSentTo(foldCode(typed.email))
    } catch (error) {
      setFailure(words(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={css.find} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Ordered as a guest?</Trans>
      </h2>
      <p className={css.soft}>
        <Trans>Open the link in your confirmation email, or have us send it again.</Trans>
      </p>
      <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t`Order number`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
          error={isWrong ? t`Enter the number of your order. It begins with VD.` : undefined}
          value={typed.number}
          onChange={({ target }) => {
            setTyped({ ...typed, number: target.value })
            setWrong(false)
          }}
        />
        <EmailField
          value={typed.email}
          problem={problem}
          onChange={(email) => {
            setTyped({ ...typed, email })
            setProblem('ok')
          }}
        />
        <Button type="submit" look="outline" busy={busy}>
          <Trans>Email me the link</Trans>
        </Button>
      </form>
      {failure !== undefined && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      <div role="status">
        {sentTo !== undefined && (
          <Notice tone="info">
            <Trans>
              If the order was placed with {sentTo}, an email is on its way. Please check your spam folder,
              too.
            </Trans>
          </Notice>
        )}
      </div>
    </section>
  )
}
