import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { quantityBounds } from '#domain/cart/quantity.ts'
import { useCart } from '#sync/cart/use-cart.ts'
import type { CartPiece, CartViewLine } from '#sync/resources/cart-view.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { Picture } from '../../pictures/picture.tsx'
import { pieceOf } from '../../product/buying/piece-of.ts'
import { StockLimit } from '../../product/buying/stock-limit.tsx'
import { Price } from '../../product/card/price.tsx'
import { ColourChoice } from '../../product/choices/colour-choice.tsx'
import type { ChoiceProduct, Selection } from '../../product/choices/selection.ts'
import { SizeChoices } from '../../product/choices/size-choices.tsx'
import { useChoice } from '../../product/choices/use-choice.ts'
import css from './change-form.module.css'

type ChangeFormProps = {
  readonly product: ChoiceProduct
  readonly line: CartViewLine
  readonly onTake: (piece: CartPiece, qty: number) => void
}

/** The line's product in the colour and size that the user chooses, and one button that takes them over. */
export function ChangeForm({ product, line, onTake }: ChangeFormProps) {
  const chooser = useChoice(product, { sku: line.sku, picked: line.sku })
  const [asks, setAsks] = useState(false)
  const { selection } = chooser
  const chosen = selection?.chosen
  const qty = Math.min(line.qty, quantityBounds({ stock: chosen?.stock }).max)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!selection || !chosen) return setAsks(true)
    onTake(pieceOf(product, selection.colour, chosen), qty)
  }

  return (
    <form className={css.form} onSubmit={submit}>
      <Sheet.Body>
        <div className={css.piece}>
          <Picture
            of={selection?.colour.color.image ?? line.imageUrl}
            sizes="(min-width: 1025px) 9rem, 6rem"
            alt=""
            widths={[180, 360]}
          />
          <div className={css.words}>
            <p className={css.name}>{product.productsName}</p>
            <Price of={{ ...product, ...selection?.shown }} />
            <Notes line={line} selection={selection} />
          </div>
        </div>
        <div className={css.choices}>
          <ColourChoice product={product} chooser={chooser} />
          <SizeChoices product={product} chooser={chooser} asks={asks} />
        </div>
      </Sheet.Body>
      <Sheet.Footer>
        <Button type="submit" wide>
          <Trans>Update bag</Trans>
        </Button>
      </Sheet.Footer>
    </form>
  )
}

/** What happens to the quantity: less stock than the line has, or a line that has the choice already. */
function Notes({ line, selection }: { line: CartViewLine; selection: Selection | undefined }) {
  const cart = useCart()
  const chosen = selection?.chosen
  if (!chosen || chosen.sku === line.sku) return null
  const isInBag = cart.status === 'ready' && cart.lines.some(({ sku }) => sku === chosen.sku)
  return (
    <div className={css.notes} role="status">
      <p>
        <StockLimit qty={line.qty} stock={chosen.stock} />
      </p>
      {isInBag && (
        <p>
          <Trans>Already in your bag: the two become one line.</Trans>
        </p>
      )}
    </div>
  )
}
