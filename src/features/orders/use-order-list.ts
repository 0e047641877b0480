import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import type { OrderTab } from '#domain/orders/order-tabs.ts'
import { ORDER_LISTS, orderPagesQuery, type OrdersAsked } from '#queries/orders/order-queries.ts'
import { usePendingOrders } from '#sync/orders/pending-orders.ts'
import { useOrders } from '#sync/orders/use-orders.ts'
import { countTabs, ordersIn } from './list/device-orders.ts'

export interface OrderRows {
  readonly orders: readonly OrderView[]
  readonly counts: Readonly<Record<OrderTab, number>> | undefined
}

/**
 * Orders of a tab: pages of the server, and until they are here the newest ones of this device, filtered on it. An order that
 * the device has is shown as the device has it, with its pending operations.
 */
export function useOrderList(wanted: OrdersAsked) {
  const pages = useInfiniteQuery(orderPagesQuery(useStorefront(), wanted))
  const here = useOrders()
  useReadAgain()
  const known = here.state === 'ready' ? here.list : undefined
  return {
    rows: pages.data ? fromServer(pages.data.pages, known ?? []) : known && fromDevice(known, wanted),
    /** Time of what the device shows; undefined where the server has answered. */
    asOf: here.state === 'ready' ? here.asOf : undefined,
    error: pages.error ?? undefined,
    hasMore: pages.hasNextPage,
    busy: pages.isFetchingNextPage,
    isRead: pages.data !== undefined,
    more: () => void pages.fetchNextPage(),
    again() {
      here.ask()
      void pages.refetch()
    },
  }
}

interface Page extends OrderRows {
  readonly list: readonly OrderView[]
}

function fromServer(pages: readonly Omit<Page, 'orders'>[], known: readonly OrderView[]): OrderRows {
  const read = new Map(pages.flatMap(({ list }) => list.map((order) => [order.orderNumber, order] as const)))
  const orders = [...read.values()].map(
    (order) => known.find(({ orderNumber }) => orderNumber === order.orderNumber) ?? order,
  )
  return { orders, counts: pages.at(-1)?.counts }
}

function fromDevice(known: readonly OrderView[], wanted: OrdersAsked): OrderRows {
  return { orders: ordersIn(known, wanted), counts: countTabs(known, wanted.keyword) }
}

/** The server's lists change when an operation has been sent. */
function useReadAgain(): void {
  const queries = useQueryClient()
  const pending = usePendingOrders()
  const before = useRef(pending)
  useEffect(() => {
    if (pending < before.current) void queries.invalidateQueries({ queryKey: [ORDER_LISTS] })
    before.current = pending
  }, [queries, pending])
}
