import { currentState, useDeviceValue, useResource, type StateOf } from '../device-state.ts'
import { cartCount } from '../resources/cart-view.ts'

export type CartState = StateOf<'cart'>

/** The cart as the user sees it; `unknown` on the server and in the first render. */
export function useCart(): CartState {
  return useResource('cart')
}

export function useCartCount(): number | undefined {
  return useDeviceValue(({ resources: { cart } }) => (cart ? cartCount(cart as CartState) : undefined))
}

/** As `useCart`, read once: for a decision after waiting for the server. */
export function currentCart(): CartState {
  return currentState('cart')
}
