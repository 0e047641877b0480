import { subscribe } from 'valtio'
import { showBadge } from '#platform/push-api.ts'
import { deviceState } from '../device-state.ts'
import { cartCount, currentCart } from './use-cart.ts'

/** The app's icon shows the number of pieces in the cart, regardless of the page that added them. */
export function followBadge(): void {
  let shown: number | undefined
  const follow = () => {
    const count = cartCount(currentCart())
    if (count === undefined || count === shown) return
    shown = count
    showBadge(count)
  }
  subscribe(deviceState, follow)
  follow()
}
