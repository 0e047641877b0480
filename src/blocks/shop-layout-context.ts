import { createContext, use } from 'react'

/** Whether the shop's header and footer stand around this part of the page. */
export const ShopLayoutContext = createContext(false)

export function useShopLayout(): boolean {
  return use(ShopLayoutContext)
}
