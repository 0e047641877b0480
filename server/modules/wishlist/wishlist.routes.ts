import * as contract from '#contract/cart.contract.ts'
import type { Services } from '../../services/services.ts'
import { handleQueued, handleSnapshot, type Route } from '../../services/route.ts'
import { changeWishlist } from './wishlist.commands.ts'
import { readWishlist } from './wishlist.queries.ts'

export function wishlistRoutes(services: Services): Route[] {
  return [
    handleSnapshot(contract.wishList, (tx, context) => readWishlist(tx, context.principal)),
    handleQueued(contract.wishListAdd, {
      act: (tx, context, { spu }) => changeWishlist(services, tx, context, { spu, on: true }),
      present: (db, context) => readWishlist(db, context.principal),
    }),
    handleQueued(contract.wishListDelete, {
      act: (tx, context, { spu }) => changeWishlist(services, tx, context, { spu, on: false }),
      present: (db, context) => readWishlist(db, context.principal),
    }),
  ]
}
