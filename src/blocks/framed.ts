import { createContext, use } from 'react'

/** Whether the shop's header and footer stand around this part of the page. */
export const Framed = createContext(false)

export function useFramed(): boolean {
  return use(Framed)
}
