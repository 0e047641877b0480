import { guestOrder } from '#contract/checkout.contract.ts'
import { handle, type Route } from '../../services/route.ts'
import { presentOrder } from './orders.present.ts'
import { orderBySecret } from './orders.queries.ts'

export const orderRoutes: readonly Route[] = [
  handle(guestOrder, async (context, input) => {
    const { db } = context.services.store
    return presentOrder(db, await orderBySecret(db, input), context)
  }),
]
