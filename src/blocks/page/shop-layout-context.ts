import { createContext, use } from 'react'

/** Whether this part of the page is inside the shop's header and footer. */
export const ShopLayoutContext = createContext(false)

export function useShopLayout(): boolean {
  return use(ShopLayoutContext)
}
