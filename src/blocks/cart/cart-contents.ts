import { useEffect, useState } from 'react'
import { refreshCart } from '#sync/cart/cart-actions.ts'
import { isSessionMarked } from '#sync/session-mark.ts'
import { useCart, type CartState } from '#sync/cart/use-cart.ts'
import { isCartBroughtByAdd } from './open-after-add.ts'

export type FilledCart = CartState & { readonly status: 'ready' }

export type CartContents =
  | { readonly state: 'loading' | 'failed' | 'empty' }
  | { readonly state: 'filled'; readonly cart: FilledCart }

/** What became of asking the shop for the bag since this page asked. */
export type RefreshState = 'asking' | 'answered' | 'failed'

/**
 * Which of its states the bag shows. A bag the shop has never confirmed on this device is empty only once the shop has
 * said so: it may be filled there (style.md 8). `untouched`: the shop never opened a session here, so there is none.
 */
export function contentsOf(view: CartState, requested: RefreshState, untouched: boolean): CartContents {
  if (view.status === 'failed') return { state: 'failed' }
  if (view.status === 'unknown') return { state: requested === 'asking' ? 'loading' : 'failed' }
  if (view.lines.length > 0) return { state: 'filled', cart: view }
  if (view.asOf !== undefined || requested === 'answered' || untouched) return { state: 'empty' }
  return { state: requested === 'asking' ? 'loading' : 'failed' }
}

/** Asks the shop for bag and wishlist; what comes back shows through `useBag` and `useWishes`. */
export function refreshed(): Promise<RefreshState> {
  return refreshCart().then(
    () => 'answered',
    () => 'failed',
  )
}

/** Asks the shop as the bag opens, unless the response of the add that opened it has brought the bag (spec 4.6). */
async function refreshOnOpen(): Promise<RefreshState> {
  return (await isCartBroughtByAdd()) ? 'answered' : refreshed()
}

/** Interval at which an open bag is fetched anew: prices and stock change while the shopper looks at it. */
const ASK_EVERY_MS = 20_000

/** Asks for the bag while it is looked at, and at once when the shopper comes back to it. */
function useFreshCart(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void refreshed()
    }
    const timer = setInterval(look, ASK_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}

/** The bag on the screen: fresh when the screen opens, and asked for while it is open. */
export function useCartContents(): { readonly contents: CartContents; readonly ask: () => void } {
  const view = useCart()
  const [requested, setRequested] = useState<RefreshState>('asking')
  useEffect(() => void refreshOnOpen().then(setRequested), [])
  useFreshCart()
  const ask = () => {
    setRequested('asking')
    void refreshed().then(setRequested)
  }
  // Cookies are read only after the device was: the server renders this page as well.
  const untouched = view.status === 'ready' && !isSessionMarked()
  return { contents: contentsOf(view, requested, untouched), ask }
}
