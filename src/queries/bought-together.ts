import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { boughtTogether, MOST_BAG_SKUS } from '#contract/catalog/bought-together.contract.ts'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { callerOf } from '#api/call.ts'
import { localeParams } from './product-queries.ts'
import { CATALOGUE_FRESH_MS } from './stale-times.ts'

/**
 * Pieces to buy with those of a bag, whose lines come newest first. Without a network a bag that has changed since keeps the
 * pieces that were fetched last.
 */
export function boughtTogetherQuery(storefront: Storefront, bag: readonly string[]) {
  const skus = bag.slice(0, MOST_BAG_SKUS).toSorted()
  const own = [storefront.language, storefront.currency]
  return queryOptions({
    queryKey: ['bought-together', ...own, skus.join(',')],
    queryFn: async ({ client, signal }) => {
      const input = { skus: skus.join(','), ...localeParams(storefront) }
      try {
        return await callerOf(client)(boughtTogether, input, { signal })
      } catch (error) {
        const last = lastFetched(client, ['bought-together', ...own])
        if (!last) throw error
        return last
      }
    },
    enabled: skus.length > 0,
    placeholderData: keepPreviousData,
    staleTime: CATALOGUE_FRESH_MS,
    refetchOnReconnect: 'always',
  })
}

function lastFetched(queries: QueryClient, queryKey: readonly string[]): ProductCard[] | undefined {
  return queries
    .getQueriesData<ProductCard[]>({ queryKey: [...queryKey] })
    .map(([, cards]) => cards)
    .findLast((cards) => cards !== undefined)
}
