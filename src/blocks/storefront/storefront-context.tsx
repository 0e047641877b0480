import { createContext, use } from 'react'
import type { Storefront } from '#platform/current-storefront.ts'

const StorefrontContext = createContext<Storefront | undefined>(undefined)

export const StorefrontProvider = StorefrontContext

/** Site, language and currency of this page; they do not change while it is open. */
export function useStorefront(): Storefront {
  const storefront = use(StorefrontContext)
  if (!storefront) throw new RangeError('no place was provided')
  return storefront
}
