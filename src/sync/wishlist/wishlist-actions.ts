import { enqueueTracked } from '../enqueue.ts'
import type { ProductPreview } from '../outbox/operation-preview.ts'
import type { EnqueuedOperation } from '../save-operations.ts'

/** Adds a product to the wishlist or removes it; shown at once, sent when there is a network. */
export function setWishlisted(
  spu: string,
  on: boolean,
  product?: ProductPreview,
): Promise<EnqueuedOperation> {
  const path = on ? '/customer/wishListAdd' : '/customer/wishListDelete'
  return enqueueTracked(path, { spu }, product && { product: shownOf(product) })
}

/** Only the displayed fields: a whole card is too large for the outbox. */
function shownOf({ productsName, imageUrl, baseUrl }: ProductPreview): ProductPreview {
  return { productsName, imageUrl, baseUrl }
}
