import * as contract from '#contract/buying/cart.contract.ts'
import { cartAddGift, cartRemoveGift } from '#contract/buying/gift.contract.ts'
import type { Reader } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import {
  handle,
  handleQueued,
  handleSnapshot,
  withShopper,
  type Route,
  type ShopperContext,
} from '../../services/route.ts'
import { addOffer, removeOffer } from './add-offer.ts'
import { readWishlist } from '../wishlist/wishlist.queries.ts'
import { changeCart } from './cart.commands.ts'
import { moveToWishlist } from './move-to-wishlist.ts'
import { presentCart } from './cart.present.ts'

const badgeOf = async (db: Reader, context: ShopperContext) => ({
  goodsTotalQuantity: (await presentCart(db, context)).goodsTotalQuantity,
})

export const cartRoutes: readonly Route[] = [
  handle(cartAddGift, (context, input) =>
    transact(context.services.store, async (tx) => {
      const caller = await withShopper(context, tx)
      await addOffer(tx, caller, input)
      return badgeOf(tx, caller)
    }),
  ),
  handle(cartRemoveGift, (context, { ruleId }) =>
    transact(context.services.store, async (tx) => {
      const caller = await withShopper(context, tx)
      await removeOffer(tx, caller, ruleId)
      return badgeOf(tx, caller)
    }),
  ),
  handleSnapshot(contract.cartList, presentCart),
  // All cart calls have one shape: an operation, its outcome, the new cart.
  ...[
    contract.cartAdd,
    contract.cartBatchAdd,
    contract.cartUpdate,
    contract.cartRemove,
    contract.cartSelect,
    contract.cartReplace,
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
