import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { NumberInput } from '#ui/number-input/number-input.tsx'
import css from './cancel-order.module.css'
import type { CancelChoice } from './use-cancel-choice.ts'

/** Which pieces, and how many of each. */
export function CancelPieces({ choice }: { readonly choice: CancelChoice }) {
  const { t } = useLingui()
  const { lines, qtyOf, setQty } = choice
  if (lines.length === 0) return null
  return (
    <fieldset className={css.pieces}>
      <legend>
        <Trans>What do you cancel?</Trans>
      </legend>
      {lines.map(({ line: { position, productsName, color, size }, most }) => (
        <div key={position} className={css.piece}>
          <Checkbox
            label={productsName}
            hint={[color, size].filter(Boolean).join(' / ')}
            checked={qtyOf(position) > 0}
            onChange={({ target }) => setQty(position, target.checked ? most : 0)}
          />
          {most > 1 && (
            <NumberInput
              label={t`Quantity of ${productsName}`}
              labelHidden
              increaseLabel={t`One more`}
              decreaseLabel={t`One less`}
              min={0}
              max={most}
              value={qtyOf(position)}
              onChange={(qty) => setQty(position, qty)}
            />
          )}
        </div>
      ))}
      <div role="status">
        {choice.giftsLost.leaving.map(({ position, productsName }) => (
          <p key={position}>
            <Trans>The free gift leaves the order with them: {productsName}.</Trans>
          </p>
        ))}
        {choice.giftsLost.kept.map((line) => (
          <p key={line.position}>
            <KeptGift name={line.productsName} worth={line.gift?.formatWorth ?? ''} />
          </p>
        ))}
      </div>
      <p role="status" className={css.missing}>
        {choice.total === 0 && <Trans>Please choose what you cancel.</Trans>}
      </p>
    </fieldset>
  )
}

function KeptGift({ name, worth }: { readonly name: string; readonly worth: string }) {
  return (
    <Trans>
      You keep the free gift, {name}: {worth} are taken off your refund.
    </Trans>
  )
}
