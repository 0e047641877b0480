import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { PaymentMethod } from '#domain/checkout/payment-methods.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import type { PlacedOrder } from '#drafts/placed-orders.ts'
import { pay } from '#commands/payment-calls.ts'
import { newId } from '#platform/device/new-id.ts'

/**
 * Pays an existing order, the way it was begun or another one. A new key: the button has just appeared, and the last payment has
 * ended; another way has a key of its own.
 */
export function usePay(order: PlacedOrder) {
  const call = useCaller()
  const storefront = useStorefront()
  const navigate = useNavigate()
  const words = useFailureWords()
  const pressed = useRef<{ readonly method: PaymentMethod | undefined; readonly key: string }>(undefined)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function start(method?: PaymentMethod) {
    if (busy) return
    if (pressed.current?.method !== method) pressed.current = undefined
    const { key } = (pressed.current ??= { method, key: newId() })
    setBusy(true)
    setProblem(undefined)
    try {
      const next = await pay(call, storefront, { order, key, method })
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
