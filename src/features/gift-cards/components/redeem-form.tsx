import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { foldCode } from '#domain/text/typed-text.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { takeFragment } from '#platform/fragment.ts'
import { redeemCard } from '#commands/gift-card-calls.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import css from './my-gift-cards.module.css'

/** Adds a card by its code. What was typed stays until the card is added. */
export function RedeemForm({ onAdded }: { readonly onAdded: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const words = useFailureWords()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The link of a mail brings the code; the member decides to add it.
  useEffect(() => setCode((typed) => takeFragment() ?? typed), [])

  function refuse(words: string) {
    setProblem(words)
    form.current?.querySelector('input')?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = foldCode(code)
    if (typed === '') return refuse(t`Enter the code of your gift card.`)
    setBusy(true)
    try {
      const { last, formatBalance } = await redeemCard(queries, typed)
      setCode('')
      toast(t`The gift card ending in ${last} is yours: ${formatBalance}.`)
      onAdded()
    } catch (error) {
      refuse(words(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Code of a gift card`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
        error={problem}
        value={code}
        onChange={({ target }) => {
          setCode(target.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" busy={busy}>
        <Trans>Add to my account</Trans>
      </Button>
    </form>
  )
}
