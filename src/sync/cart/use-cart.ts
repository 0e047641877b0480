import { deviceState, useDeviceState } from '../device-state.ts'
import type { CartView } from './cart-view.ts'

/** The bag as the shopper sees it; `unknown` on the server and in the first render. */
export function useCart(): CartView {
  return useDeviceState().cart as CartView
}

export function useCartCount(): number | undefined {
  return useDeviceState().cart.count
}

/** As `useBag`, read once: for what is decided after waiting for the shop. */
export function currentCart(): CartView {
  return deviceState.cart
}
