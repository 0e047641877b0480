import * as contract from '#contract/buying/cart.contract.ts'
import { handleQueued, handleSnapshot, type Route } from '../../services/route.ts'
import { changeWishlist } from './wishlist.commands.ts'
import { readWishlist } from './wishlist.queries.ts'

export const wishlistRoutes: readonly Route[] = [
  handleSnapshot(contract.wishList, (tx, context) => readWishlist(tx, context.shopper)),
  ...[contract.wishListAdd, contract.wishListDelete].map((endpoint) =>
    handleQueued(endpoint, {
      act: changeWishlist,
      present: (db, context) => readWishlist(db, context.shopper),
    }),
  ),
]
