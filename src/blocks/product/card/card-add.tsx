import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { CardColour, ProductCard, SizeOption } from '#contract/catalog/card-fields.ts'
import { visibleSizes } from '#domain/catalog/variants.ts'
import { Button, IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { Picture } from '../../pictures/picture.tsx'
import { cartPiece } from '../buying/cart-piece.ts'
import css from './card-add.module.css'
import { Price } from './price.tsx'
import { SizePicker } from '../choices/size-picker.tsx'
import { useAddToCart } from '../buying/use-add-to-cart.ts'

export type CardAddProps = { readonly product: ProductCard; readonly colour: CardColour }

/** The add-to-cart button of a card; a piece of one size is added at once, others ask for the size (decision 0164). */
export function CardAdd({ product, colour }: CardAddProps) {
  const { t } = useLingui()
  const addToCart = useAddToCart()
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const sizes = sizesOf(product, colour)
  const [only] = sizes
  const name = product.productsName

  const hide = () => panel.current?.closest<HTMLElement>('[popover]')?.hidePopover()
  const pick = (size: SizeOption) => addToCart([{ piece: cartPiece(product, colour, size), qty: 1 }])
  const face = (
    <>
      <Icon name="plus" size={18} />
      <span className={css.word}>
        <Trans>Add to Cart</Trans>
      </span>
    </>
  )

  if (only?.canBuy && sizes.length === 1) {
    return (
      <Button
        look="outline"
        className={css.add}
        aria-label={t`Add to Cart: ${name}`}
        onClick={() => void pick(only)}
      >
        {face}
      </Button>
    )
  }
  return (
    <Popover
      label={t`Choose a size: ${name}`}
      align="end"
      className={css.popover}
      onToggle={setOpen}
      trigger={(props) => (
        <Button
          {...props}
          look="outline"
          guarded={false}
          className={css.add}
          aria-label={t`Add to Cart: ${name}`}
        >
          {face}
        </Button>
      )}
    >
      <div ref={panel} className={css.panel}>
        {open && <SheetHead product={product} colour={colour} onClose={hide} />}
        {open && <SizePicker sizes={sizes} of={product} onPick={pick} onDone={hide} />}
      </div>
    </Popover>
  )
}

/** On a phone the sizes cover the card, so the product's name and a close button are above them. */
function SheetHead({ product, colour, onClose }: CardAddProps & { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <div className={css.head}>
      <div>
        <Picture of={colour.imageUrl} sizes="4.5rem" alt="" widths={[180]} />
      </div>
      <div className={css.words}>
        <p>{product.productsName}</p>
        <Price of={product} />
      </div>
      <IconButton label={t`Close`} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  )
}

/** Sizes of this colour within the row that all colours share (spec 4.8). */
function sizesOf(product: ProductCard, colour: CardColour): readonly SizeOption[] {
  const colours = product.items.length > 0 ? product.items : [colour]
  return visibleSizes(colours)[colours.indexOf(colour)] ?? colour.size
}
