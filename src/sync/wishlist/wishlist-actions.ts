import type { EnqueuedOperation } from '../sync-client.ts'
import { withSync } from '../open-sync.ts'
import type { ProductPreview } from '../outbox/operation-preview.ts'
import { dropPress, notePress } from '../outbox/press-journal.ts'

/** Adds a product to the wishlist or removes it; shown at once, sent when there is a network. */
export async function setWishlisted(
  spu: string,
  on: boolean,
  product?: ProductPreview,
): Promise<EnqueuedOperation> {
  const press = notePress({ spu, on, preview: product && { product: shownOf(product) } })
  try {
    return await withSync((device) => device.enqueuePress(press))
  } catch (error) {
    // The screen says that it was not saved, so no later page may save it.
    dropPress(press)
    throw error
  }
}

/** Only the displayed fields: a whole card is too large for the outbox. */
function shownOf({ productsName, imageUrl, baseUrl }: ProductPreview): ProductPreview {
  return { productsName, imageUrl, baseUrl }
}
