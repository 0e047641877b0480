import { useLingui } from '@lingui/react/macro'
import { readQuantity } from '#domain/cart/quantity.ts'
import { NumberInput, type NumberInputProps } from '#ui/number-input/number-input.tsx'
import css from './quantity-choice.module.css'
import { StockLimit } from './stock-limit.tsx'
import type { Buying } from './use-buying.ts'

type QuantityChoiceProps = Pick<NumberInputProps, 'name' | 'form'> & {
  readonly buying: Buying
  /** Of the chosen size. */
  readonly stock: number | undefined
}

/** The quantity and its limit: the same rule and words as in the bag. */
export function QuantityChoice({ buying, stock, ...field }: QuantityChoiceProps) {
  const { t } = useLingui()
  return (
    <div className={css.quantity}>
      <NumberInput
        {...field}
        label={t`Quantity`}
        increaseLabel={t`One more`}
        decreaseLabel={t`One less`}
        value={buying.qty}
        onChange={buying.setQty}
        min={1}
        max={buying.most}
        read={readQuantity}
      />
      <p className={css.limit} role="status">
        {stock !== undefined && <StockLimit qty={buying.qty} stock={stock} />}
      </p>
    </div>
  )
}
