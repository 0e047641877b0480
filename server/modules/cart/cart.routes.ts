import * as contract from '#contract/buying/cart.contract.ts'
import { handleQueued, handleSnapshot, type Route } from '../../services/route.ts'
import { readWishlist } from '../wishlist/wishlist.queries.ts'
import { changeCart } from './cart.commands.ts'
import { moveToWishlist } from './move-to-wishlist.ts'
import { presentCart } from './cart.present.ts'

export const cartRoutes: readonly Route[] = [
  handleSnapshot(contract.cartList, presentCart),
  // All cart calls have one shape: an operation, its outcome, the new cart.
  ...[
    contract.cartAdd,
    contract.cartBatchAdd,
    contract.cartUpdate,
    contract.cartRemove,
    contract.cartSelect,
  ].map((endpoint) =>
    handleQueued(endpoint, {
      act: changeCart,
      present: async (db, context, outcome) => ({
        ...(await presentCart(db, context)),
        capped: [...(outcome?.capped ?? [])],
      }),
    }),
  ),
  handleQueued(contract.cartMove, {
    act: moveToWishlist,
    present: async (db, context) => ({
      ...(await presentCart(db, context)),
      capped: [],
      wishlist: await readWishlist(db, context.shopper),
    }),
  }),
]
