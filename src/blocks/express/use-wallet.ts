import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ExpressGoods } from '#commands/express-calls.ts'
import { newId } from '#platform/device/new-id.ts'
import { useCaller } from '../use-caller.ts'

export interface Wallet {
  /** True during the redirect: further presses are ignored. */
  readonly busy: boolean
  /** Leaves for the wallet, which returns to this page when it is cancelled. Throws `CallError`. */
  readonly ask: (goods: ExpressGoods) => Promise<void>
}

/** The way to a wallet that pays these goods at their present price (spec 4.6); its code is loaded at the first press. */
export function useWallet(): Wallet {
  const call = useCaller()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function ask(goods: ExpressGoods) {
    setBusy(true)
    try {
      const { goToWallet } = await import('#commands/express-calls.ts')
      const cancelUrl = location.pathname + location.search
      const next = await goToWallet(call, { ...goods, cancelUrl, key: newId() })
      // The browser may restore this page from its cache on the way back.
      addEventListener('pageshow', () => setBusy(false), { once: true })
      if (next === 'risk') await navigate({ to: '/pay-loading', search: { wallet: 1 } })
    } catch (error) {
      setBusy(false)
      throw error
    }
  }
  return { busy, ask }
}
