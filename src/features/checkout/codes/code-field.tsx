import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import type { Quote } from '#contract/buying/checkout.contract.ts'
import { MOST_CODES } from '#contract/buying/means-fields.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import css from './code-step.module.css'
import type { BuyerMeans } from './use-means.ts'

export type CodeFieldProps = {
  readonly means: BuyerMeans
  /** The code in the field, where the shop does not take it. */
  readonly rejected: Quote['codes'][number] | undefined
  readonly pricing: boolean
}

/** Enter applies the code instead of ordering: the field is inside the form of the order. */
export function CodeField({ means, rejected, pricing }: CodeFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const isFull = means.codes.length >= MOST_CODES && rejected === undefined

  function apply() {
    const code = typed.trim()
    setEmpty(code === '')
    if (code === '') return
    means.addCode(code, rejected?.code)
    setTyped('')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }

  return (
    <div className={css.entry}>
      <TextField
        id="code"
        label={t`Discount code or gift card`}
        hint={t`One discount code and any number of gift cards per order.`}
        error={isEmpty ? t`Enter a code.` : rejected && `${rejected.code}: ${rejected.problem}`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        disabled={isFull}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button look="outline" busy={pricing && means.latest !== undefined} disabled={isFull} onClick={apply}>
        <Trans>Apply</Trans>
      </Button>
    </div>
  )
}
