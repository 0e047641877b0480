import { memo, type ReactNode, useId } from 'react'
import type { ProductCard as Product } from '#contract/catalog/card-fields.ts'
import { Rail } from '#ui/rail/rail.tsx'
import { type RailMoves, useRail } from '#ui/rail/use-rail.ts'
import { ProductCard } from '../card/product-card.tsx'
import { ProductCardSkeleton } from '../card/product-card-skeleton.tsx'
import css from './product-rail.module.css'
import { RailArrows } from './rail-arrows.tsx'

const SIZES = '(min-width: 1025px) 23vw, (min-width: 769px) 30vw, 60vw'

export type ProductRailProps = {
  readonly title: ReactNode
  /** undefined while loading: their room is reserved. */
  readonly products: readonly Product[] | undefined
  /** Link to all of them, at the end of the title's line. */
  readonly aside?: ReactNode
  /** How wide a card's picture is shown, where it is not a quarter of the page. */
  readonly sizes?: string
}

/** A row of products that scrolls natively, by finger, wheel and keyboard. */
export function ProductRail({ title, products, aside, sizes = SIZES }: ProductRailProps) {
  const id = useId()
  const { ref, ...moves } = useRail(products !== undefined)
  if (products?.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        <div className={css.aside}>
          {aside}
          <RailArrows {...moves} />
        </div>
      </div>
      {products ? <Cards ref={ref} products={products} sizes={sizes} /> : <ProductRailSkeleton />}
    </section>
  )
}

type CardsProps = {
  readonly ref: RailMoves['ref']
  readonly products: readonly Product[]
  readonly sizes: string
}

/** Not rendered again when the rail is measured, scrolls or comes near. */
const Cards = memo(function Cards({ ref, products, sizes }: CardsProps) {
  return (
    <Rail ref={ref}>
      {products.map((product) => (
        <li key={product.spuCode}>
          <ProductCard product={product} sizes={sizes} />
        </li>
      ))}
    </Rail>
  )
})

function ProductRailSkeleton({ count = 4 }: { readonly count?: number }) {
  return (
    <Rail aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </Rail>
  )
}
