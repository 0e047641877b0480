import { wishListAdd, wishListDelete } from '#contract/cart.ts'
import type { Saved } from '../device.ts'
import { withDevice } from '../on-device.ts'

/** Puts a product on the wishlist or takes it off; shown at once, sent when there is a network. */
export function setWish(spu: string, on: boolean): Promise<Saved> {
  return withDevice((device) => device.change(on ? wishListAdd : wishListDelete, { spu }, undefined))
}
