import { useState } from 'react'
import { useCaller } from '#blocks/use-caller.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { buyAgain, type Repurchased } from '#commands/order-calls.ts'
import type { OrderAccess } from '#contract/fields.ts'
import { newId } from '#platform/device/new-id.ts'
import { refreshCart } from '#sync/cart/cart-actions.ts'

/** Puts the pieces of an order into the bag. The key is made with the button, so that a repeated press adds them once. */
export function useRepurchase(access: OrderAccess) {
  const call = useCaller()
  const words = useFailureWords()
  const [key] = useState(newId)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<Repurchased>()

  async function start() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await buyAgain(call, access, key)
      // The server's cart has the pieces, whether this device can fetch it now or later.
      await refreshCart().catch(() => {})
      setDone(answer)
    } catch (error) {
      setProblem(words(error))
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, done, start: () => void start() }
}
