import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import {
  confirmOrder,
  deleteOrder,
  myOrders,
  type OrderList,
  type OrderView,
} from '#contract/buying/orders.contract.ts'
import { applyReturn, cancelReturn, sendReturn } from '#contract/buying/returns.contract.ts'
import type { CallToDescribe } from '../outbox/operation-preview.ts'
import { applyToOrders } from './order-projection.ts'
import { syncResource } from './sync-resource.ts'

export interface OrdersView {
  /** The newest orders, newest first; undefined: this device has never received them. */
  readonly list: readonly OrderView[] | undefined
}

/** Kept on the device, so that orders, tracking and their forms open without a network. */
export const ordersResource = syncResource({
  name: 'orders',
  read: myOrders,
  writes: [confirmOrder, deleteOrder, applyReturn, cancelReturn, sendReturn],
  project(confirmed: OrderList | undefined, pending): OrdersView {
    const operations = pending.flatMap(({ states }) => states)
    return { list: confirmed && operations.reduce(applyToOrders, confirmed.list as readonly OrderView[]) }
  },
  pieces: ({ list }) =>
    list.flatMap(({ item }) =>
      item.map(({ sku, productsName, imageUrl, baseUrl, color, size }) => ({
        sku,
        productsName,
        imageUrl,
        baseUrl,
        color,
        size,
      })),
    ),
  describe: (call) => wordsOf(call),
  form: ({ path, input }) => {
    const order = String(input['orderNumber'])
    return path === applyReturn.path
      ? { href: `/user/orders/return-select/${order}`, words: msg`Open the return` }
      : { href: `/user/orders/detail/${order}`, words: msg`Open the order` }
  },
})

function wordsOf({ path, input }: CallToDescribe): MessageDescriptor {
  const order = String(input['orderNumber'])
  if (path === confirmOrder.path) return msg`Confirm the delivery of ${order}`
  if (path === deleteOrder.path) return msg`Remove ${order} from my list`
  if (path === applyReturn.path) return msg`Apply for a return of ${order}`
  if (path === cancelReturn.path) return msg`Cancel a return of ${order}`
  return msg`State the parcel of a return of ${order}`
}
