import * as contract from '#contract/cart.contract.ts'
import type { Services } from '../../services/services.ts'
import { handleQueued, handleSnapshot, type Route } from '../../services/route.ts'
import { changeWishlist } from './wishlist.commands.ts'
import { readWishlist } from './wishlist.queries.ts'

export function wishlistRoutes(services: Services): Route[] {
  return [
    handleSnapshot(contract.wishList, (tx, context) => readWishlist(tx, context.shopper)),
    ...[contract.wishListAdd, contract.wishListDelete].map((endpoint) =>
      handleQueued(endpoint, {
        act: (tx, context, operation) => changeWishlist(services, tx, context, operation),
        present: (db, context) => readWishlist(db, context.shopper),
      }),
    ),
  ]
}
