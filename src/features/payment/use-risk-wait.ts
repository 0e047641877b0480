import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { usePlace } from '#blocks/place.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import { failureOf } from '#contract/failure.ts'
import type { PlacedOrder } from '#data/local/placed-orders.ts'
import { pay } from '#data/payment.ts'
import { rest } from '#platform/rest.ts'
import { askAgainAfter } from './outcome.ts'

/**
 * Asks again and again, with growing pauses and only while somebody looks, until the payment may go on; then the
 * browser leaves for the provider. Whatever else the shop says is said by the order's own page.
 */
export function useRiskWait(order: PlacedOrder | undefined): { readonly waitingForNetwork: boolean } {
  const call = useCaller()
  const place = usePlace()
  const navigate = useNavigate()
  const [waitingForNetwork, setWaiting] = useState(false)

  useEffect(() => {
    if (!order) return
    const left = new AbortController()
    void wait(order, left.signal)
    return () => left.abort()

    async function wait(order: PlacedOrder, signal: AbortSignal) {
      for (let asked = 1; !signal.aborted; asked += 1) {
        await rest(askAgainAfter(asked), signal)
        if (signal.aborted) return
        const answer = await pay(call, place, order, order.payKey).catch((error: unknown) => ({ error }))
        if (signal.aborted || answer === 'leaving') return
        if (answer === 'risk') setWaiting(false)
        else if (isPassing(answer.error)) setWaiting(true)
        else return navigate({ to: '/payment-result', search: { orderNumber: order.orderNumber }, replace: true })
      }
    }
  }, [order, call, place, navigate])

  return { waitingForNetwork }
}

/** Goes by itself: worth asking again. */
function isPassing(error: unknown): boolean {
  const kind = failureOf(error)?.kind
  return kind === 'offline' || kind === 'timeout' || kind === 'busy' || kind === 'site-closed'
}
