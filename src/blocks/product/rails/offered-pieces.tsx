import { Trans } from '@lingui/react/macro'
import { useLeadingPieces } from './leading-pieces.ts'
import css from './offered-pieces.module.css'
import { ProductRail } from './product-rail.tsx'
import { useSeenProducts } from './use-seen-products.ts'

/**
 * Products for a page without contents: those that the user has opened, and the first rail of the home page. Their room
 * is reserved from the first paint, so that nothing below shifts.
 */
export function OfferedPieces() {
  const seen = useSeenProducts('opened')
  const leading = useLeadingPieces()
  const others = leading?.filter(({ spuCode }) => !seen?.some((card) => card.spuCode === spuCode))
  return (
    <div className={css.rails} data-unknown={!seen || undefined}>
      {seen && seen.length > 0 && <ProductRail title={<Trans>Recently viewed</Trans>} products={seen} />}
      <ProductRail title={<Trans>Trending now</Trans>} products={others} />
    </div>
  )
}
