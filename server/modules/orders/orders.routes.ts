import { changeOrder as changeCall, guestOrder } from '#contract/checkout.ts'
import { serve, type Served } from '../../http/served.ts'
import type { Services } from '../../services.ts'
import { changeOrder } from './change-order.ts'
import { presentOrder } from './orders.present.ts'
import { orderBySecret } from './orders.queries.ts'

export function orderRoutes(services: Services): Served[] {
  const { db } = services.store
  return [
    serve(guestOrder, async (call, input) => presentOrder(db, await orderBySecret(db, input), call)),
    serve(changeCall, (call, input) => changeOrder(services, call, input)),
  ]
}
