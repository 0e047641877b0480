import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { refreshCart } from '#sync/cart/cart-actions.ts'
import type { OrderKey } from '#contract/fields.ts'
import { reopenOrder } from '#commands/checkout-calls.ts'
import { toast } from '#ui/toast/toast.ts'
import { useCaller } from '../use-caller.ts'
import { useFailureWords } from '../use-failure-words.ts'

/** Returns the pieces of an unpaid order to the cart and opens it; the server cancels the order. */
export function useChangeOrder(order: OrderKey) {
  const { t } = useLingui()
  const call = useCaller()
  const navigate = useNavigate()
  const words = useFailureWords()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function change() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { missing } = await reopenOrder(call, order)
      // The server's cart has the pieces, whether this device can fetch it now or later.
      await refreshCart().catch(() => {})
      await navigate({ to: '/cart' })
      if (missing.length > 0) {
        const names = missing.map((piece) => piece.productsName).join(', ')
        toast(t`No longer in the shop: ${names}`)
      }
    } catch (error) {
      setBusy(false)
      setProblem(words(error))
    }
  }

  return { busy, problem, change }
}
