import { SITES } from '#domain/region/sites.ts'
import { useStorefront } from './storefront-context.tsx'

/** Whether shoppers of this site can collect in a store. */
export function useHasStores(): boolean {
  return SITES[useStorefront().site].hasStores
}
