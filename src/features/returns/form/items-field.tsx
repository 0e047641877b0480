import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Picture } from '#blocks/pictures/picture.tsx'
import type { OrderView, PlacedLine } from '#contract/buying/orders.contract.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { NumberInput } from '#ui/number-input/number-input.tsx'
import { KeptLine } from './kept-line.tsx'
import type { ReturnDraft } from './return-draft.ts'
import css from './return-form.module.css'
import hidden from '#ui/visually-hidden/visually-hidden.module.css'

type ItemsFieldProps = {
  readonly order: OrderView
  readonly value: ReturnDraft['items']
  readonly onChange: (items: ReturnDraft['items']) => void
  readonly error: string | undefined
}

/** Which pieces come back, and how many of each; what cannot come back says why. */
export function ItemsField({ order, value, onChange, error }: ItemsFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const lines = order.item.filter(({ returnable }) => returnable > 0)
  const kept = order.item.filter(({ returnable }) => returnable === 0)
  return (
    <fieldset className={css.items} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={hidden.hidden}>{t`Items to return`}</legend>
      <ul>
        {lines.map((line) => (
          <ItemRow
            key={line.position}
            line={line}
            qty={value[line.position] ?? 0}
            onChange={(qty) => onChange({ ...value, [line.position]: qty })}
          />
        ))}
      </ul>
      <div id={`${id}-error`} className={css.error} aria-live="polite">
        {error}
      </div>
      {kept.length > 0 && (
        <section className={css.kept} aria-label={t`Items that cannot be returned`}>
          <h3>
            <Trans>Not returnable</Trans>
          </h3>
          <ul>
            {kept.map((line) => (
              <KeptLine key={line.position} line={line} />
            ))}
          </ul>
        </section>
      )}
    </fieldset>
  )
}

type ItemRowProps = {
  readonly line: PlacedLine
  readonly qty: number
  readonly onChange: (qty: number) => void
}

function ItemRow({ line, qty, onChange }: ItemRowProps) {
  const { t } = useLingui()
  const { productsName, returnable } = line
  const kind = [line.color, line.size].filter(Boolean).join(' / ')
  return (
    <li className={css.item} data-chosen={qty > 0 || undefined}>
      <Picture of={line.imageUrl} sizes="5rem" alt="" widths={[180]} />
      <div className={css.itemWords}>
        <Checkbox
          label={productsName}
          hint={kind === '' ? undefined : kind}
          checked={qty > 0}
          onChange={({ target }) => onChange(target.checked ? 1 : 0)}
        />
        {returnable > 1 && (
          <div className={css.quantity}>
            {qty > 0 ? (
              <NumberInput
                label={t`Quantity of ${productsName} to return`}
                labelHidden
                increaseLabel={t`One more`}
                decreaseLabel={t`One less`}
                value={qty}
                min={1}
                max={returnable}
                onChange={onChange}
              />
            ) : null}
            <span>
              {qty > 0 ? <Trans>of {returnable}</Trans> : <Trans>{returnable} can be returned</Trans>}
            </span>
          </div>
        )}
      </div>
    </li>
  )
}
