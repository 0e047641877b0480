import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { OpenedOrder, OrderView } from '#contract/buying/orders.contract.ts'
import { isRefused } from '#contract/failure.ts'
import type { OrderAccess } from '#contract/fields.ts'
import { ORDER_DETAIL, orderDetailQuery } from '#queries/orders/order-queries.ts'
import { usePendingOf } from '#sync/orders/pending-orders.ts'
import { useOrders } from '#sync/orders/use-orders.ts'
import { useStorefront } from '../../storefront/storefront-context.tsx'
import { useOrderAccess } from '../use-order-access.ts'

export interface ShownOrder {
  readonly order: OrderView
  readonly access: OrderAccess
  /** The method of its newest payment; undefined until the server has answered. */
  readonly paymentMethod: OpenedOrder['paymentMethod'] | undefined
  /** Epoch milliseconds at which this device received it. */
  readonly asOf: number | undefined
}

export type MissingOrderState =
  | { readonly state: 'loading' | 'unknown' | 'signed-out' }
  | { readonly state: 'failed'; readonly error: unknown; readonly again: () => void }
export type OrderState = MissingOrderState | ({ readonly state: 'ready' } & ShownOrder)

const NO_ORDER: OrderAccess = { orderNumber: '' }

/**
 * One order. What this device has of it counts, because it contains the pending operations and is read again with each page;
 * the server is asked for an order that is not among the newest.
 */
export function useOrder(orderNumber: string | undefined): OrderState {
  const known = useOrderAccess(orderNumber)
  const orders = useOrders()
  const access = known.status === 'known' ? known.access : NO_ORDER
  const asked = useQuery({
    ...orderDetailQuery(useStorefront(), access),
    enabled: known.status === 'known',
  })
  useReadAgain(orderNumber ?? '')
  if (orderNumber === undefined) return { state: 'unknown' }
  const paymentMethod = asked.data?.paymentMethod
  const here = orders.state === 'ready' ? findOrder(orders.list, orderNumber) : undefined
  if (here && orders.state === 'ready') {
    // Without a network the list alone says that the order is the user's.
    const opened = known.status === 'known' ? known.access : { orderNumber }
    return { state: 'ready', order: here, access: opened, asOf: orders.asOf, paymentMethod }
  }
  if (known.status === 'reading' || orders.state === 'loading') return { state: 'loading' }
  if (known.status === 'unknown') return { state: 'unknown' }
  if (known.status === 'failed') return { state: 'failed', error: undefined, again: known.again }
  if (asked.data)
    return { state: 'ready', order: asked.data, access, asOf: asked.dataUpdatedAt, paymentMethod }
  if (!asked.error || asked.isFetching) return { state: 'loading' }
  if (isRefused(asked.error, 'order-unknown')) return { state: 'unknown' }
  if (isRefused(asked.error, 'sign-in-needed')) return { state: 'signed-out' }
  return { state: 'failed', error: asked.error, again: () => void asked.refetch() }
}

function findOrder(list: readonly OrderView[], orderNumber: string) {
  return list.find((one) => one.orderNumber === orderNumber)
}

/** The server's order changes when an operation of it has been sent. */
function useReadAgain(orderNumber: string): void {
  const queries = useQueryClient()
  const pending = usePendingOf(orderNumber)
  const before = useRef(pending)
  useEffect(() => {
    if (before.current === pending) return
    before.current = pending
    void queries.invalidateQueries({ queryKey: [ORDER_DETAIL, orderNumber] })
  }, [queries, orderNumber, pending])
}
