import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { ProductCard, SizeOption } from '#contract/catalog/card-fields.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import css from './size-picker.module.css'
import { useUnbuyableWord } from './unbuyable-word.tsx'

export type SizePickerProps = {
  /** The sizes the colour shows. */
  readonly sizes: readonly SizeOption[]
  /** The product they are of. */
  readonly of: Pick<ProductCard, 'stopSelling'>
  /** Resolves to false when nothing was stored; the picker then stays open. */
  readonly onPick: (size: SizeOption) => Promise<boolean>
  readonly onDone: () => void
}

/** Sizes and one button: a card opens it to add a piece to the bag (spec 2.8). */
export function SizePicker({ sizes, of, onPick, onDone }: SizePickerProps) {
  const { t } = useLingui()
  const unbuyable = useUnbuyableWord(of)
  const buyable = sizes.filter((size) => size.canBuy)
  const [sku, setSku] = useState(buyable.length === 1 ? buyable[0]?.sku : undefined)
  const [missing, setMissing] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const size = buyable.find((size) => size.sku === sku)
    if (!size) return setMissing(true)
    if (await onPick(size)) onDone()
  }

  return (
    <form className={css.picker} onSubmit={(event) => void submit(event)}>
      <ChoiceGroup
        label={t`Size`}
        look="box"
        size="small"
        choices={sizes.map(({ sku, size, canBuy }) => ({
          value: sku,
          label: size,
          soldOut: !canBuy,
          disabled: !canBuy,
          ...(canBuy ? {} : { reason: unbuyable }),
        }))}
        value={sku}
        onChange={(next) => {
          setSku(next)
          setMissing(false)
        }}
        error={missing && buyable.length > 0 ? t`Please select a size.` : undefined}
      />
      <Button type="submit" wide disabled={buyable.length === 0}>
        {buyable.length === 0 ? unbuyable : <Trans>Add to Cart</Trans>}
      </Button>
    </form>
  )
}
