import { Trans } from '@lingui/react/macro'
import { type RefObject, useEffect, useState } from 'react'
import { Price, type PriceFacts } from '#blocks/product/price.tsx'
import type { ProductDetail } from '#contract/product.ts'
import type { AddButton } from '#domain/catalog/variants.ts'
import { Button } from '#ui/button/button.tsx'
import css from './buy-bar.module.css'

export type BuyBarProps = {
  readonly product: ProductDetail
  readonly price: PriceFacts
  readonly button: AddButton
  /** The buttons whose place it takes while they are out of sight. */
  readonly watched: RefObject<HTMLElement | null>
  readonly onAdd: () => void
}

/** On a phone the button is never out of reach: a bar at the bottom while the real one is not in view. */
export function BuyBar({ product, price, button, watched, onAdd }: BuyBarProps) {
  const [away, setAway] = useState(false)

  useEffect(() => {
    if (!watched.current) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry ? !entry.isIntersecting : false))
    observer.observe(watched.current)
    return () => observer.disconnect()
  }, [watched])

  if (button !== 'add-to-cart') return null
  return (
    <div className={css.bar} data-away={away || undefined} inert={!away}>
      <div className={css.words}>
        <p className={css.name}>{product.productsName}</p>
        <Price of={price} />
      </div>
      <Button onClick={onAdd}>
        <Trans>Add to Cart</Trans>
      </Button>
    </div>
  )
}
