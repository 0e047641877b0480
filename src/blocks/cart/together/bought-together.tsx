import { Trans } from '@lingui/react/macro'
import type { CartViewLine } from '#sync/resources/cart-view.ts'
import { usePartNear } from '../../product/rails/use-part-near.ts'
import { BagRail } from './bag-rail.tsx'
import { useBoughtTogether } from './use-bought-together.ts'

type BoughtTogetherProps = {
  readonly lines: readonly CartViewLine[]
  readonly look?: 'page' | 'panel'
}

/** Pieces that are frequently bought with those of the bag (spec 2.11), fetched when their place is near. */
export function BoughtTogether({ lines, look = 'page' }: BoughtTogetherProps) {
  const { near, ref } = usePartNear()
  const cards = useBoughtTogether(lines, near)
  return (
    <div ref={ref}>
      {cards?.length !== 0 && (
        <BagRail title={<Trans>Frequently Bought Together</Trans>} products={cards} look={look} />
      )}
    </div>
  )
}
