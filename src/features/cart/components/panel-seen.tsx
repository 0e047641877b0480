import { Trans } from '@lingui/react/macro'
import { BagRail } from '#blocks/cart/together/bag-rail.tsx'
import { useSeenProducts } from '#blocks/product/rails/use-seen-products.ts'

/** Pieces that this device has opened, in the side panel of an empty bag. */
export function PanelSeen() {
  const seen = useSeenProducts('opened') ?? []
  return seen.length > 0 && <BagRail title={<Trans>Recently viewed</Trans>} products={seen} look="panel" />
}
