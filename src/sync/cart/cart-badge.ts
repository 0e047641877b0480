import { subscribe } from 'valtio'
import { showBadge } from '#platform/push-api.ts'
import { deviceState } from '../device-state.ts'
import { cartCount, currentCart } from './use-cart.ts'

/** The app's icon counts the pieces in the bag, whichever page has put them there. */
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
