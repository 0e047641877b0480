import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Buying } from '#blocks/product/buying/use-buying.ts'
import { useCaller } from '#blocks/use-caller.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { toast } from '#ui/toast/toast.ts'
import { newId } from '#platform/device/new-id.ts'

export interface Express {
  readonly busy: boolean
  /** False when a size has to be picked first. */
  readonly press: () => Promise<boolean>
}

/** Express checkout of the chosen piece (spec 4.6); what goes to the wallet is loaded at the first press. */
export function useExpress({ take, qty }: Buying): Express {
  const { t } = useLingui()
  const call = useCaller()
  const navigate = useNavigate()
  const words = useFailureWords()
  const [busy, setBusy] = useState(false)

  async function press() {
    const piece = take()
    if (!piece) return false
    if (!navigator.onLine) {
      toast(t`Express checkout needs the network.`)
      return true
    }
    setBusy(true)
    try {
      const { productId, sku } = piece
      const { goToWallet } = await import('#commands/express-calls.ts')
      const cancelUrl = location.pathname + location.search
      const next = await goToWallet(call, { productId, sku, qty, cancelUrl, key: newId() })
      // The browser may restore this page from its cache on the way back.
      addEventListener('pageshow', () => setBusy(false), { once: true })
      if (next === 'risk') await navigate({ to: '/pay-loading', search: { wallet: 1 } })
    } catch (error) {
      setBusy(false)
      toast(words(error))
    }
    return true
  }
  return { busy, press }
}
