import { guestOrder } from '#contract/checkout.contract.ts'
import { handle, type Route } from '../../services/route.ts'
import type { Services } from '../../services/services.ts'
import { presentOrder } from './orders.present.ts'
import { orderBySecret } from './orders.queries.ts'

export function orderRoutes(services: Services): Route[] {
  const { db } = services.store
  return [
    handle(guestOrder, async (context, input) => presentOrder(db, await orderBySecret(db, input), context)),
  ]
}
