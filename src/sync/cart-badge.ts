import { subscribe } from 'valtio'
import { showBadge } from '#platform/push-api.ts'
import { currentState, deviceState } from './device-state.ts'
import { cartCount } from './resources/cart-view.ts'

/** The app's icon shows the number of pieces in the cart, regardless of the page that added them. */
export function followBadge(): void {
  let shown: number | undefined
  const follow = () => {
    const count = cartCount(currentState('cart'))
    if (count === undefined || count === shown) return
    shown = count
    showBadge(count)
  }
  subscribe(deviceState, follow)
  follow()
}
