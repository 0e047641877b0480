import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useStorefront } from '#blocks/storefront-context.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import { failureOf } from '#contract/failure.ts'
import type { PlacedOrder } from '#drafts/placed-orders.ts'
import { pay } from '#queries/payment-calls.ts'
import { waitUntilVisible } from '#platform/wait-until-visible.ts'
import { pollDelay } from './components/outcome.ts'

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
      pay(call, storefront, { order, key: order.payKey, signal: left.signal }).catch((error: unknown) => ({
        error,
      }))
    void waitFor(once, setWaiting, left.signal).then((end) => {
      if (end !== 'other') return
      void navigate({ to: '/payment-result', search: { orderNumber: order.orderNumber }, replace: true })
    })
    return () => left.abort()
  }, [order, call, storefront, navigate])

  return { waitingForNetwork }
}

type Answer = 'leaving' | 'risk' | 'stopped' | { readonly error: unknown }

/** Polls until the browser leaves (`done`), or a result comes that waiting does not change (`other`). */
async function waitFor(
  once: () => Promise<Answer>,
  reportWaiting: (forNetwork: boolean) => void,
  signal: AbortSignal,
): Promise<'done' | 'other'> {
  for (let requested = 1; ; requested += 1) {
    await waitUntilVisible(pollDelay(requested), signal)
    if (signal.aborted) return 'done'
    const answer = await once()
    if (signal.aborted || answer === 'leaving' || answer === 'stopped') return 'done'
    if (answer !== 'risk' && !isPassing(answer.error)) return 'other'
    reportWaiting(answer !== 'risk')
  }
}

/** A temporary failure: worth a retry. */
function isPassing(error: unknown): boolean {
  const kind = failureOf(error)?.kind
  return kind === 'offline' || kind === 'timeout' || kind === 'busy' || kind === 'site-closed'
}
