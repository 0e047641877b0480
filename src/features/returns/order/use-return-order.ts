import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useOrderAccess } from '#blocks/order/use-order-access.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { isRefused } from '#contract/failure.ts'
import type { OrderAccess } from '#contract/fields.ts'
import { orderDetailQuery } from '#queries/orders/order-queries.ts'
import { usePendingOf } from '#sync/orders/pending-orders.ts'
import { useOrders } from '#sync/orders/use-orders.ts'

export interface KnownReturnOrder {
  readonly order: OrderView
  readonly access: OrderAccess
  /** Epoch milliseconds (server clock) of what this device shows. */
  readonly asOf: number | undefined
}

export type ReturnOrder =
  | { readonly state: 'loading' | 'unknown' }
  | { readonly state: 'failed'; readonly error: unknown; readonly ask: () => void }
  | ({ readonly state: 'ready' } & KnownReturnOrder)

/** An order with its pending operations: one of the newest as this device has it, any other from the server. */
export function useReturnOrder(orderNumber: string | undefined): ReturnOrder {
  const storefront = useStorefront()
  const known = useOrderAccess(orderNumber)
  const mine = useOrders()
  const listed = mine.state === 'ready' ? mine.list.find((one) => one.orderNumber === orderNumber) : undefined
  const access = known.status === 'known' ? known.access : undefined
  const isElsewhere = listed === undefined && mine.state !== 'loading'
  const fetched = useQuery({
    ...orderDetailQuery(storefront, access ?? { orderNumber: '' }),
    enabled: access !== undefined && isElsewhere,
  })
  useReadWhenSent(orderNumber ?? '', () => {
    if (fetched.data) void fetched.refetch()
  })

  if (known.status === 'failed') return { state: 'failed', error: undefined, ask: known.again }
  if (listed && mine.state === 'ready') {
    // Without a network the list alone says that the order is the user's.
    const opened = access ?? { orderNumber: listed.orderNumber }
    return { state: 'ready', order: listed, access: opened, asOf: mine.asOf }
  }
  if (known.status === 'reading' || mine.state === 'loading') return { state: 'loading' }
  if (!access || isRefused(fetched.error, 'order-unknown')) return { state: 'unknown' }
  if (fetched.data) return { state: 'ready', order: fetched.data, access, asOf: fetched.dataUpdatedAt }
  if (fetched.error && !fetched.isFetching)
    return { state: 'failed', error: fetched.error, ask: () => void fetched.refetch() }
  return { state: 'loading' }
}

/** An order that the device's list does not have is read again once its operations are sent. */
function useReadWhenSent(orderNumber: string, read: () => void): void {
  const pending = usePendingOf(orderNumber)
  const onSent = useEffectEvent(read)
  useEffect(() => {
    if (pending === '') onSent()
  }, [pending])
}
