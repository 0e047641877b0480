import * as contract from '#contract/cart.ts'
import type { BagOperation, Capped } from '#domain/cart/bag.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'
import type { Services } from '../../services.ts'
import { serveQueued, serveSnapshot, type Call, type Served } from '../../http/served.ts'
import { wishesOf } from '../wishlist/wishlist.queries.ts'
import { changeBag } from './cart.commands.ts'
import { moveToWishlist } from './move-to-wishlist.ts'
import { presentCart } from './cart.present.ts'

export function cartRoutes(services: Services): Served[] {
  /** All changes of the bag are one thing: an operation, its outcome, the bag afterwards. */
  const change = <Input>(operationOf: (input: Input) => BagOperation) => ({
    act: (tx: Tx, call: Call, input: Input) => changeBag(services, tx, call, operationOf(input)),
    present: async (db: Reader, call: Call, outcome: { capped: readonly Capped[] } | undefined) => ({
      ...(await presentCart(services.catalogue, db, call)),
      capped: [...(outcome?.capped ?? [])],
    }),
  })

  return [
    serveSnapshot(contract.cartList, (tx, call) => presentCart(services.catalogue, tx, call)),
    serveQueued(
      contract.cartAdd,
      change((item) => ({ type: 'add', items: [item] })),
    ),
    serveQueued(
      contract.cartBatchAdd,
      change(({ items }) => ({ type: 'add', items })),
    ),
    serveQueued(
      contract.cartUpdate,
      change(({ sku, qty }) => ({ type: 'update', sku, qty })),
    ),
    serveQueued(
      contract.cartRemove,
      change(({ skus }) => ({ type: 'remove', skus })),
    ),
    serveQueued(
      contract.cartSelect,
      change(({ skus, selected }) => ({ type: 'select', skus, selected })),
    ),
    serveQueued(contract.cartMove, {
      act: (tx, call, { skus }) => moveToWishlist(services, tx, call, skus),
      present: async (db, call) => ({
        ...(await presentCart(services.catalogue, db, call)),
        capped: [],
        wishlist: await wishesOf(db, call.principal),
      }),
    }),
  ]
}
