import { wishListAdd, wishListDelete } from '#contract/cart.contract.ts'
import type { EnqueuedOperation } from '../sync-client.ts'
import { withSync } from '../open-sync.ts'
import type { OperationPreview, ProductPreview } from '../outbox/operation-preview.ts'

/** Puts a product on the wishlist or takes it off; shown at once, sent when there is a network. */
export function setWishlisted(
  spu: string,
  on: boolean,
  product?: ProductPreview,
): Promise<EnqueuedOperation> {
  const preview: OperationPreview | undefined = product && { product: shownOf(product) }
  return withSync((device) => device.enqueueTracked(on ? wishListAdd : wishListDelete, { spu }, preview))
}

/** No more than what is shown: a whole card has no business in the outbox. */
function shownOf({ productsName, imageUrl, baseUrl }: ProductPreview): ProductPreview {
  return { productsName, imageUrl, baseUrl }
}
