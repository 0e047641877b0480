import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCaller } from '#blocks/use-caller.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { readPaymentState, readOrder } from '#commands/checkout-calls.ts'
import type { PlacedOrder } from '#drafts/placed-orders.ts'
import { pollDelay, isPending } from './components/outcome.ts'

/**
 * The order and its payment state. Fetched repeatedly while the payment is open, at growing intervals and not while the
 * page is hidden; the order itself is fetched again whenever the payment state has changed.
 */
export function useOrder(placed: PlacedOrder) {
  const call = useCaller()
  const { language } = useStorefront()
  const standing = useQuery({
    queryKey: ['payment-state', placed.orderNumber],
    queryFn: ({ signal }) => readPaymentState(call, placed, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (isPending(state.data) ? pollDelay(state.dataUpdateCount) : false),
  })
  const order = useQuery({
    queryKey: ['order', placed.orderNumber, standing.data, language],
    queryFn: () => readOrder(call, placed),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: 'always',
    placeholderData: keepPreviousData,
  })
  return { standing, order }
}
