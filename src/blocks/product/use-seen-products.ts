import { useQuery } from '@tanstack/react-query'
import type { ProductCard } from '#contract/card-fields.ts'
import { seenProductsQuery } from '#queries/seen-products.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { useStorefront } from '../storefront-context.tsx'

const MOST = 12
const NOTHING: readonly ProductCard[] = []

/** Products this device has seen, the latest first; undefined while it is being looked at. The server has seen nothing. */
export function useSeenProducts(): readonly ProductCard[] | undefined {
  const { data, isError } = useQuery({ ...seenProductsQuery(useStorefront()), enabled: useHydrated() })
  return isError ? NOTHING : data?.slice(0, MOST)
}
