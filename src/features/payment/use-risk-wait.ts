import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import type { PlacedOrder } from '#drafts/placed-orders.ts'
import { pay } from '#commands/payment-calls.ts'
import { waitForRisk } from './components/wait-for-risk.ts'

/**
 * Polls at growing intervals, only while the page is visible, until the payment may continue; then the browser leaves
 * for the provider. The order's own page shows any other result.
 */
export function useRiskWait(order: PlacedOrder | undefined): { readonly waitingForNetwork: boolean } {
  const call = useCaller()
  const storefront = useStorefront()
  const navigate = useNavigate()
  const [waitingForNetwork, setWaiting] = useState(false)

  useEffect(() => {
    if (!order) return
    const left = new AbortController()
    const once = () =>
      pay(call, storefront, {
        order,
        key: order.payKey,
        method: order.method,
        signal: left.signal,
      }).catch((error: unknown) => ({ error }))
    void waitForRisk(once, setWaiting, left.signal).then((end) => {
      if (end !== 'other') return
      void navigate({ to: '/payment-result', search: { orderNumber: order.orderNumber }, replace: true })
    })
    return () => left.abort()
  }, [order, call, storefront, navigate])

  return { waitingForNetwork }
}
