import { wishListAdd, wishListDelete } from '#contract/cart.ts'
import type { Offered } from '../device.ts'
import { withDevice } from '../on-device.ts'
import type { About, AboutProduct } from '../outbox/about.ts'

/** Puts a product on the wishlist or takes it off; shown at once, sent when there is a network. */
export function setWish(spu: string, on: boolean, product?: AboutProduct): Promise<Offered> {
  const about: About | undefined = product && { product: shownOf(product) }
  return withDevice((device) => device.offer(on ? wishListAdd : wishListDelete, { spu }, about))
}

/** No more than what is shown: a whole card has no business in the outbox. */
function shownOf({ productsName, imageUrl, baseUrl }: AboutProduct): AboutProduct {
  return { productsName, imageUrl, baseUrl }
}
