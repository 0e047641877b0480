import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { Price, type PriceFacts } from '#blocks/product/card/price.tsx'
import { ThumbBar } from '#blocks/thumb-bar/thumb-bar.tsx'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { isPreOrder, type AddButton } from '#domain/catalog/variants.ts'
import { Button } from '#ui/button/button.tsx'
import css from './buy-bar.module.css'

export type BuyBarProps = {
  readonly product: ProductDetail
  readonly price: PriceFacts
  readonly button: AddButton
  readonly watched: RefObject<HTMLElement | null>
  readonly onAdd: () => void
}

/** Name, price and button, shown while the buttons of the page are out of view. */
export function BuyBar({ product, price, button, watched, onAdd }: BuyBarProps) {
  if (button !== 'add-to-cart') return null
  return (
    <ThumbBar watched={watched}>
      <div className={css.words}>
        <p className={css.name}>{product.productsName}</p>
        <Price of={price} />
      </div>
      <Button className={css.button} onClick={onAdd}>
        {isPreOrder(product) ? <Trans>Pre-order</Trans> : <Trans>Add to Cart</Trans>}
      </Button>
    </ThumbBar>
  )
}
