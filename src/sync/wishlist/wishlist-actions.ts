import type { EnqueuedOperation } from '../sync-client.ts'
import { withSync } from '../open-sync.ts'
import type { OperationPreview, ProductPreview } from '../outbox/operation-preview.ts'

/** Adds a product to the wishlist or removes it; shown at once, sent when there is a network. */
export function setWishlisted(
  spu: string,
  on: boolean,
  product?: ProductPreview,
): Promise<EnqueuedOperation> {
  const preview: OperationPreview | undefined = product && { product: shownOf(product) }
  return withSync((device) => {
    const { wishListAdd, wishListDelete } = device.calls
    return device.enqueueTracked(on ? wishListAdd : wishListDelete, { spu }, preview)
  })
}

/** Only the displayed fields: a whole card is too large for the outbox. */
function shownOf({ productsName, imageUrl, baseUrl }: ProductPreview): ProductPreview {
  return { productsName, imageUrl, baseUrl }
}
