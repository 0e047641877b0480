import { type ReactNode, useId } from 'react'
import type { ProductCard as Product } from '#contract/product-card.ts'
import { ProductCard } from './product-card.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import css from './product-rail.module.css'

const SIZES = '(min-width: 1025px) 23vw, (min-width: 769px) 30vw, 60vw'

export type ProductRailProps = {
  readonly title: ReactNode
  /** undefined while they are on their way: their place is kept. */
  readonly products: readonly Product[] | undefined
  /** At the end of the title's line: the way to all of them. */
  readonly aside?: ReactNode
}

/** Products in a row to be pushed along: the browser scrolls it, by finger, wheel and keyboard alike. */
export function ProductRail({ title, products, aside }: ProductRailProps) {
  const id = useId()
  if (products?.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {products ? <Cards products={products} /> : <ProductRailSkeleton />}
    </section>
  )
}

function Cards({ products }: { products: readonly Product[] }) {
  return (
    <ul className={css.rail}>
      {products.map((product) => (
        <li key={product.spuCode}>
          <ProductCard product={product} sizes={SIZES} />
        </li>
      ))}
    </ul>
  )
}

export function ProductRailSkeleton({ count = 4 }: { readonly count?: number }) {
  return (
    <ul className={css.rail} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  )
}
