import { useQuery } from '@tanstack/react-query'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { seenProductsQuery, type Seen } from '#queries/seen-products.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { useStorefront } from '../../storefront/storefront-context.tsx'

const MOST = 12
const NOTHING: readonly ProductCard[] = []

/** Products that this device has opened or shown, latest first; undefined while they are read, and on the server. */
export function useSeenProducts(seen: Seen): readonly ProductCard[] | undefined {
  const { data, isError } = useQuery({ ...seenProductsQuery(useStorefront(), seen), enabled: useHydrated() })
  return isError ? NOTHING : data?.slice(0, MOST)
}
