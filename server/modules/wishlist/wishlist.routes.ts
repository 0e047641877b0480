import * as contract from '#contract/cart.ts'
import type { Services } from '../../services.ts'
import { serveQueued, serveSnapshot, type Served } from '../../http/served.ts'
import { changeWishes } from './wishlist.commands.ts'
import { wishesOf } from './wishlist.queries.ts'

export function wishlistRoutes(services: Services): Served[] {
  return [
    serveSnapshot(contract.wishList, (tx, call) => wishesOf(tx, call.principal)),
    serveQueued(contract.wishListAdd, {
      act: (tx, call, { spu }) => changeWishes(services, tx, call, { spu, on: true }),
      present: (db, call) => wishesOf(db, call.principal),
    }),
    serveQueued(contract.wishListDelete, {
      act: (tx, call, { spu }) => changeWishes(services, tx, call, { spu, on: false }),
      present: (db, call) => wishesOf(db, call.principal),
    }),
  ]
}
