import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import type { PlacedOrder } from '#drafts/placed-orders.ts'
import { pay } from '#commands/payment-calls.ts'
import { newId } from '#platform/device/new-id.ts'

/** Pays an existing order. A new key: the button has just appeared, and the last payment has ended. */
export function usePay(order: PlacedOrder) {
  const call = useCaller()
  const storefront = useStorefront()
  const navigate = useNavigate()
  const words = useFailureWords()
  const [key] = useState(newId)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function start() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const next = await pay(call, storefront, { order, key })
      if (next === 'risk') {
        await navigate({ to: '/pay-loading', search: { orderNumber: order.orderNumber }, replace: true })
      }
    } catch (error) {
      setBusy(false)
      setProblem(words(error))
    }
  }

  return { busy, problem, start }
}
