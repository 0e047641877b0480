import * as contract from '#contract/cart.contract.ts'
import type { Services } from '../../services/services.ts'
import { handleQueued, handleSnapshot, type Route } from '../../services/route.ts'
import { readWishlist } from '../wishlist/wishlist.queries.ts'
import { changeCart } from './cart.commands.ts'
import { moveToWishlist } from './move-to-wishlist.ts'
import { presentCart } from './cart.present.ts'

export function cartRoutes(services: Services): Route[] {
  return [
    handleSnapshot(contract.cartList, (tx, context) => presentCart(services.catalogue, tx, context)),
    // All cart calls have one shape: an operation, its outcome, the new cart.
    ...[
      contract.cartAdd,
      contract.cartBatchAdd,
      contract.cartUpdate,
      contract.cartRemove,
      contract.cartSelect,
    ].map((endpoint) =>
      handleQueued(endpoint, {
        act: (tx, context, operation) => changeCart(services, tx, context, operation),
        present: async (db, context, outcome) => ({
          ...(await presentCart(services.catalogue, db, context)),
          capped: [...(outcome?.capped ?? [])],
        }),
      }),
    ),
    handleQueued(contract.cartMove, {
      act: (tx, context, removal) => moveToWishlist(services, tx, context, removal),
      present: async (db, context) => ({
        ...(await presentCart(services.catalogue, db, context)),
        capped: [],
        wishlist: await readWishlist(db, context.shopper),
      }),
    }),
  ]
}
