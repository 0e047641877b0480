import type { ReactNode } from 'react'
import type { ProductCard as Product } from '#contract/catalog/card-fields.ts'
import { ProductCard } from './product-card.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import css from './product-grid.module.css'

/** Columns: `close` is 2 on a phone and 4 on a desktop, `large` 1 and 2 (View As, spec 2.8). */
export type GridView = 'close' | 'large'

const SIZES = {
  close: '(min-width: 1025px) 23vw, (min-width: 769px) 31vw, 46vw',
  large: '(min-width: 1025px) 47vw, (min-width: 769px) 47vw, 92vw',
} as const satisfies Record<GridView, string>

/** The first four pictures of a page are loaded eagerly (spec 2.8). */
const EAGER = 4

export type ProductGridProps = {
  readonly products: readonly Product[]
  readonly view?: GridView
  /** True for the main list of a page. */
  readonly leads?: boolean
  /** Stands below each card. */
  readonly below?: ((product: Product) => ReactNode) | undefined
}

export function ProductGrid({ products, view = 'close', leads = false, below }: ProductGridProps) {
  return (
    <Grid view={view}>
      {products.map((product, index) => (
        <li key={product.spuCode}>
          <ProductCard
            product={product}
            sizes={SIZES[view]}
            eager={leads && index < EAGER}
            priority={leads && index === 0}
          />
          {below?.(product)}
        </li>
      ))}
    </Grid>
  )
}

export function ProductGridSkeleton({
  count = 8,
  view = 'close',
}: {
  readonly count?: number
  readonly view?: GridView
}) {
  return (
    <Grid view={view}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </Grid>
  )
}

function Grid({ view, children }: { view: GridView; children: ReactNode }) {
  return (
    <ul className={css.grid} data-view={view}>
      {children}
    </ul>
  )
}
