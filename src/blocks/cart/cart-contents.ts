import { useEffect, useState } from 'react'
import { refreshCart } from '#sync/cart/cart-actions.ts'
import { isUntouched } from '#sync/open-sync.ts'
import { isSessionMarked } from '#sync/session-mark.ts'
import { useCart, type CartState } from '#sync/cart/use-cart.ts'
import { isCartBroughtByAdd } from '../product/buying/open-after-add.ts'

export type FilledCart = CartState & { readonly status: 'ready' }

export type CartContents =
  | { readonly state: 'loading' | 'failed' | 'empty' }
  | { readonly state: 'filled'; readonly cart: FilledCart }

/** State of the cart request since this page started it. */
export type RefreshState = 'asking' | 'answered' | 'failed'

/**
 * Which of its states the bag shows. A cart that the server has never confirmed on this device counts as empty only
 * once the server has confirmed it. `untouched`: the server has no session for this device, so there is no cart.
 */
export function contentsOf(view: CartState, requested: RefreshState, untouched: boolean): CartContents {
  if (view.status === 'failed') return { state: 'failed' }
  if (view.status === 'unknown') return { state: requested === 'asking' ? 'loading' : 'failed' }
  if (view.lines.length > 0) return { state: 'filled', cart: view }
  if (view.asOf !== undefined || requested === 'answered' || untouched) return { state: 'empty' }
  return { state: requested === 'asking' ? 'loading' : 'failed' }
}

/**
 * Fetches cart and wishlist; the result shows through `useCart` and `useWishlist`. Where there can be none, the device's
 * database is not loaded for it.
 */
export async function refreshed(): Promise<RefreshState> {
  if (await isUntouched()) return 'answered'
  return refreshCart().then(
    () => 'answered',
    () => 'failed',
  )
}

/** Fetches the cart as the bag opens, unless the response of the add that opened it contains the cart (spec 4.6). */
async function refreshOnOpen(): Promise<RefreshState> {
  return (await isCartBroughtByAdd()) ? 'answered' : refreshed()
}

/** Interval at which an open bag is fetched again, in ms: prices and stock change while it is on the screen. */
const ASK_EVERY_MS = 20_000

/** Fetches the cart at intervals while it is visible, and at once when the page becomes visible. */
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

/** The cart for the screen: fetched when the screen opens and at intervals while it is open. */
export function useCartContents(): { readonly contents: CartContents; readonly ask: () => void } {
  const view = useCart()
  const [requested, setRequested] = useState<RefreshState>('asking')
  useEffect(() => void refreshOnOpen().then(setRequested), [])
  useFreshCart()
  const ask = () => {
    setRequested('asking')
    void refreshed().then(setRequested)
  }
  // The cookie is read only after the device state: the server renders this page as well.
  const untouched = view.status === 'ready' && !isSessionMarked()
  return { contents: contentsOf(view, requested, untouched), ask }
}
