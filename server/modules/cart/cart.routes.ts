import * as contract from '#contract/cart.contract.ts'
import type { CartOperation, Capped } from '#domain/cart/apply-to-cart.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'
import type { Services } from '../../services/services.ts'
import { handleQueued, handleSnapshot, type RequestContext, type Route } from '../../services/route.ts'
import { readWishlist } from '../wishlist/wishlist.queries.ts'
import { changeCart } from './cart.commands.ts'
import { moveToWishlist } from './move-to-wishlist.ts'
import { presentCart } from './cart.present.ts'

export function cartRoutes(services: Services): Route[] {
  /** All changes of the bag are one thing: an operation, its outcome, the bag afterwards. */
  const change = <Input>(operationOf: (input: Input) => CartOperation) => ({
    act: (tx: Tx, context: RequestContext, input: Input) =>
      changeCart(services, tx, context, operationOf(input)),
    present: async (
      db: Reader,
      context: RequestContext,
      outcome: { capped: readonly Capped[] } | undefined,
    ) => ({
      ...(await presentCart(services.catalogue, db, context)),
      capped: [...(outcome?.capped ?? [])],
    }),
  })

  return [
    handleSnapshot(contract.cartList, (tx, context) => presentCart(services.catalogue, tx, context)),
    handleQueued(
      contract.cartAdd,
      change((item) => ({ type: 'add', items: [item] })),
    ),
    handleQueued(
      contract.cartBatchAdd,
      change(({ items }) => ({ type: 'add', items })),
    ),
    handleQueued(
      contract.cartUpdate,
      change(({ sku, qty }) => ({ type: 'update', sku, qty })),
    ),
    handleQueued(
      contract.cartRemove,
      change(({ skus }) => ({ type: 'remove', skus })),
    ),
    handleQueued(
      contract.cartSelect,
      change(({ skus, selected }) => ({ type: 'select', skus, selected })),
    ),
    handleQueued(contract.cartMove, {
      act: (tx, context, { skus }) => moveToWishlist(services, tx, context, skus),
      present: async (db, context) => ({
        ...(await presentCart(services.catalogue, db, context)),
        capped: [],
        wishlist: await readWishlist(db, context.principal),
      }),
    }),
  ]
}
