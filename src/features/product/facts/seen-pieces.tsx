import { Trans } from '@lingui/react/macro'
import { usePartNear } from '#blocks/product/rails/use-part-near.ts'
import { ProductRail } from '#blocks/product/rails/product-rail.tsx'
import { useSeenProducts } from '#blocks/product/rails/use-seen-products.ts'

/** Pieces that this device has opened before this one, at the end of the page; read once the end is near. */
export function SeenPieces({ spu }: { readonly spu: string }) {
  const { near, ref } = usePartNear()
  return <div ref={ref}>{near && <SeenRail spu={spu} />}</div>
}

function SeenRail({ spu }: { readonly spu: string }) {
  const seen = useSeenProducts('opened')?.filter((card) => card.spuCode !== spu) ?? []
  return seen.length > 0 && <ProductRail title={<Trans>Recently viewed</Trans>} products={seen} />
}
