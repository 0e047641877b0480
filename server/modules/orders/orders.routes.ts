import * as contract from '#contract/buying/orders.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import {
  handle,
  handleQueued,
  handleSnapshot,
  isKnown,
  type RequestContext,
  type Route,
} from '../../services/route.ts'
import { changeOrders } from './change-orders.ts'
import { mailOrderLink } from './mail-order-link.ts'
import { shownOrderFor } from './order-access.ts'
import { NEWEST, readOrderList } from './order-list.ts'
import { parcelsOfOrder } from './after-sale/order-parcels.ts'
import { presentOrder } from './orders.present.ts'
import { attemptsOf, orderBySecret, orderOfMember, type Order } from './orders.queries.ts'
import { orderSecret } from './secrets.ts'

async function openOrder(context: RequestContext, order: Order) {
  const { store, texts, payment, now } = context.services
  const [newest] = await attemptsOf(store.db, order.id)
  const reading = { ...context, say: texts.in(context.language), now: now() }
  return {
    ...(await presentOrder(store.db, order, reading)),
    paymentMethods: [...payment.methods],
    paymentMethod: newest?.method ?? null,
  }
}

export const orderRoutes: readonly Route[] = [
  handle(contract.guestOrder, async (context, input) =>
    openOrder(context, await orderBySecret(context.services.store.db, input)),
  ),
  handle(contract.ownOrder, async (context, { orderNumber }) => {
    if (!isKnown(context)) throw new ShopError('sign-in-needed')
    const { db } = context.services.store
    const { id, number } = await orderOfMember(db, { member: context.shopper, orderNumber })
    return { orderNumber: number, secret: await orderSecret(db, id) }
  }),
  handle(contract.sendOrderLink, async (context, input) => {
    await mailOrderLink(context, input)
    return {}
  }),
  handleSnapshot(contract.myOrders, (tx, context) => readOrderList(tx, context, NEWEST)),
  handle(contract.listOrders, (context, input) => readOrderList(context.services.store.db, context, input)),
  handle(contract.orderDetail, async (context, input) =>
    openOrder(context, await shownOrderFor(context, input)),
  ),
  handle(contract.trackOrder, async (context, input) => {
    const { id } = await shownOrderFor(context, input)
    return { parcels: await parcelsOfOrder(context.services.store.db, id) }
  }),
  ...[contract.confirmOrder, contract.deleteOrder].map((endpoint) =>
    handleQueued(endpoint, {
      act: changeOrders,
      present: (db, context) => readOrderList(db, context, NEWEST),
    }),
  ),
]
