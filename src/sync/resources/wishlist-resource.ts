import { msg } from '@lingui/core/macro'
import {
  cartMove,
  movedToWishlist,
  wishList,
  wishListAdd,
  wishListDelete,
  type Wishlist,
} from '#contract/buying/cart.contract.ts'
import { applyToWishlist, type WishlistItem } from '#domain/account/wishlist.ts'
import type { CartPreview } from './cart-view.ts'
import { syncResource } from './sync-resource.ts'

export interface WishlistView {
  /** Newest first. */
  readonly spus: readonly string[]
}

export const wishlistResource = syncResource({
  name: 'wishlist',
  read: wishList,
  onEveryPage: true,
  writes: [wishListAdd, wishListDelete],
  alsoWrites: [
    {
      endpoint: cartMove,
      states({ preview }) {
        const { pieces = [] } = (preview ?? {}) as Partial<CartPreview>
        return movedToWishlist(pieces.map(({ spuCode }) => spuCode))
      },
    },
  ],
  project(confirmed: Wishlist | undefined, pending): WishlistView {
    let wishlist: readonly WishlistItem[] = confirmed?.list ?? []
    for (const { states, operation } of pending)
      for (const change of states) wishlist = applyToWishlist(wishlist, change, operation.createdAt)
    return { spus: wishlist.map(({ spu }) => spu) }
  },
  describe: ({ path }) =>
    path === wishListAdd.path ? msg`Add to your wishlist` : msg`Take off your wishlist`,
})
