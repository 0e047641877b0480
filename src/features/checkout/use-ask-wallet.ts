import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCaller } from '#blocks/use-caller.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { goToWallet, type ExpressPress } from '#commands/express-calls.ts'
import { newId } from '#platform/device/new-id.ts'

/** Starts another wallet authorisation for the same piece, at its present price; cancelling there returns to this page. */
export function useAskWallet({ productId, sku, qty }: Pick<ExpressPress, 'productId' | 'sku' | 'qty'>) {
  const call = useCaller()
  const navigate = useNavigate()
  const words = useFailureWords()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function ask() {
    setBusy(true)
    setProblem(undefined)
    try {
      const cancelUrl = location.pathname + location.search
      const next = await goToWallet(call, { productId, sku, qty, cancelUrl, key: newId() })
      addEventListener('pageshow', () => setBusy(false), { once: true })
      if (next === 'risk') await navigate({ to: '/pay-loading', search: { wallet: 1 } })
    } catch (error) {
      setBusy(false)
      setProblem(words(error))
    }
  }
  return { busy, problem, ask }
}
