import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listOrders, orderDetail } from '#contract/buying/orders.contract.ts'
import type { OrderAccess } from '#contract/fields.ts'
import type { OrderTab } from '#domain/orders/order-tabs.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { callerOf } from '#api/call.ts'

const ORDERS_PER_PAGE = 20

/** First parts of the keys under which orders are cached: for reading all of them again. */
export const ORDER_LISTS = 'order-list'
export const ORDER_DETAIL = 'order-detail'

/** Pages of the user's orders, newest first. */
export function orderPagesQuery({ language }: Storefront, { tab, keyword }: OrdersAsked) {
  return infiniteQueryOptions({
    queryKey: [ORDER_LISTS, tab, keyword, language],
    queryFn: ({ client, signal, pageParam: page }) => {
      const input = { tab, keyword, page, pageSize: ORDERS_PER_PAGE, lang: language }
      return callerOf(client)(listOrders, input, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * ORDERS_PER_PAGE < total ? pages.length + 1 : undefined,
    staleTime: 0,
  })
}

export interface OrdersAsked {
  readonly tab: OrderTab
  readonly keyword: string
}

/** One order with the ways in which it can be paid. */
export function orderDetailQuery({ language }: Storefront, { orderNumber, secret }: OrderAccess) {
  return queryOptions({
    queryKey: [ORDER_DETAIL, orderNumber, secret ?? '', language],
    queryFn: ({ client, signal }) => {
      const opened = secret === undefined ? {} : { secret }
      return callerOf(client)(orderDetail, { orderNumber, ...opened, lang: language }, { signal })
    },
    staleTime: 0,
    refetchOnReconnect: 'always',
  })
}
