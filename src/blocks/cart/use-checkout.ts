import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { refreshCart, removeFromCart } from '#sync/cart/cart-actions.ts'
import { currentCartChanges, dismissCartChanges, useCartChanges } from '#sync/cart/cart-changes.ts'
import { currentCart } from '#sync/cart/use-cart.ts'
import { useExpress } from '../express/use-express.ts'
import { isSignedInHere } from '../identity/ask-sign-in.ts'
import { closeOverlay } from '../overlays.ts'
import { isStored, useReportSave } from '../sync/use-report-save.ts'
import { useNotSaved } from '../use-not-saved.ts'
import type { FilledCart } from './cart-contents.ts'
import { beforeCheckout, isFree, type BeforeCheckout } from './before-checkout.ts'

/** Limit in milliseconds for the check with the server before checkout opens; checkout checks again. */
const ASK_WITHIN_MS = 3_000

type Way = 'form' | 'wallet'

export interface Checkout {
  readonly before: BeforeCheckout
  /** Nothing is selected, and checkout was pressed. */
  readonly nothing: boolean
  /** A decision is needed first, and checkout was pressed. */
  readonly asking: boolean
  /** The way that is being taken. */
  readonly busy: Way | undefined
  /** To the form of the checkout, or to a wallet that pays the bag (spec 4.6). */
  go(way: Way): Promise<void>
  /** Removes the lines that must leave, accepts the new prices, and continues with the rest. */
  accept(): Promise<void>
  stay(): void
}

/** The step to checkout: fetches the cart and shows in the bag what prevents it (spec 4.14, 5, 8). */
export function useCheckout(cart: FilledCart): Checkout {
  const navigate = useNavigate()
  const changes = useCartChanges()
  const report = useReportSave()
  const notSaved = useNotSaved()
  const [pressed, setPressed] = useState(false)
  const express = useExpress()
  const [busy, setBusy] = useState<Way>()
  // The question returns to the way that was pressed.
  const [chosen, setChosen] = useState<Way>('form')
  const before = beforeCheckout(cart.lines, changes)
  const decided = before.gone.length === 0 && before.repriced.length === 0

  async function leave(way: Way): Promise<void> {
    setPressed(false)
    if (way === 'wallet') return express.press({})
    closeOverlay()
    void navigate({ to: isSignedInHere() ? '/checkout' : '/checkout-guest' })
  }

  return {
    before,
    nothing: pressed && decided && !before.rest,
    asking: pressed && !busy && !decided,
    busy: express.busy ? 'wallet' : busy,
    async go(way) {
      setChosen(way)
      setBusy(way)
      await request()
      setBusy(undefined)
      const now = currentCart()
      const lines = now.status === 'ready' ? now.lines : cart.lines
      if (isFree(beforeCheckout(lines, currentCartChanges()))) await leave(way)
      else setPressed(true)
    },
    async accept() {
      const { gone, repriced, rest } = before
      setBusy(chosen)
      try {
        if (gone.length > 0 && !isStored(await report(removeFromCart(gone.map((line) => line.sku))))) return
        if (repriced.length > 0) await dismissCartChanges()
        setPressed(false)
        if (rest) await leave(chosen)
      } catch {
        notSaved()
      } finally {
        setBusy(undefined)
      }
    },
    stay: () => setPressed(false),
  }
}

/** Without a network, or without a response in time, checkout itself reports that it needs one. */
function request(): Promise<unknown> {
  if (!navigator.onLine) return Promise.resolve()
  const patience = new Promise((resolve) => setTimeout(resolve, ASK_WITHIN_MS))
  return Promise.race([refreshCart().catch(() => {}), patience])
}
