import { currentState, useResource, type StateOf } from '../device-state.ts'

export type CartState = StateOf<'cart'>

/** The cart as the user sees it; `unknown` on the server and in the first render. */
export function useCart(): CartState {
  return useResource('cart')
}

export function useCartCount(): number | undefined {
  return cartCount(useResource('cart'))
}

/** Pieces in the cart; those of the last cart shown while the device cannot be read, undefined before any was. */
export function cartCount(cart: CartState): number | undefined {
  if (cart.status === 'ready') return cart.count
  return cart.status === 'failed' ? cart.last?.count : undefined
}

/** As `useCart`, read once: for a decision after waiting for the server. */
export function currentCart(): CartState {
  return currentState('cart')
}
