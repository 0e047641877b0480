import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCaller } from '#blocks/use-caller.ts'
import { usePlace } from '#blocks/place.tsx'
import { askPayment, readOrder } from '#data/checkout.ts'
import type { PlacedOrder } from '#data/local/placed-orders.ts'
import { askAgainAfter, isOpen } from './outcome.ts'

/**
 * The order and how its payment stands. Asked again while the payment is open, with growing pauses and not while the
 * page is hidden; the order itself once more whenever the payment has moved.
 */
export function useOrder(placed: PlacedOrder) {
  const call = useCaller()
  const { language } = usePlace()
  const standing = useQuery({
    queryKey: ['payment-state', placed.orderNumber],
    queryFn: ({ signal }) => askPayment(call, placed, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (isOpen(state.data) ? askAgainAfter(state.dataUpdateCount) : false),
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
