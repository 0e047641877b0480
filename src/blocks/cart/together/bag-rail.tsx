import type { ReactNode } from 'react'
import { ProductRail, type ProductRailProps } from '../../product/rails/product-rail.tsx'
import css from './bag-rail.module.css'

type BagRailProps = Pick<ProductRailProps, 'products'> & {
  readonly title: ReactNode
  /** `panel`: small cards at the end of the side panel. */
  readonly look: 'page' | 'panel'
}

/** A rail of cards below the lines of the bag. */
export function BagRail({ look, ...rail }: BagRailProps) {
  return (
    <div className={css.rail} data-look={look} data-cards={look === 'panel' ? 'small' : undefined}>
      <ProductRail {...rail} {...(look === 'panel' && { sizes: '10.75rem' })} />
    </div>
  )
}
