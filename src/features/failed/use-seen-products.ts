import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Listing } from '#contract/listing.ts'
import type { ProductCard } from '#contract/product-card.ts'

const MOST = 12

/** Products of the lists that were opened since the page was loaded, the latest first. */
export function useSeenProducts(): readonly ProductCard[] {
  const queries = useQueryClient()
  const [seen, setSeen] = useState<readonly ProductCard[]>([])
  // After the first render: the server has seen nothing.
  useEffect(() => {
    const lists = queries
      .getQueryCache()
      .findAll({ queryKey: ['listing'] })
      .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
      .map((query) => (query.state.data as Listing | undefined)?.productList ?? [])
    const cards = queries
      .getQueriesData<readonly ProductCard[]>({ queryKey: ['cards'] })
      .map(([, list]) => list ?? [])
    const bySpu = new Map([...lists, ...cards].flat().map((card) => [card.spuCode, card]))
    setSeen([...bySpu.values()].slice(0, MOST))
  }, [queries])
  return seen
}
