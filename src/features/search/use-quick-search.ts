import { useQuery } from '@tanstack/react-query'
import { failureOf } from '#contract/failure.ts'
import type { ProductCard } from '#contract/card-fields.ts'
import { POPUP_RESULTS, quickSearchQuery } from '#queries/listing-queries.ts'
import { searchOffline } from '#offline-catalog/search-offline.ts'
import { seenProductsQuery } from '#queries/seen-products.ts'
import { useOnline } from '#platform/online.ts'
import { useStorefront } from '#blocks/storefront-context.tsx'

export interface QuickSearch {
  /** undefined while nothing is known yet. */
  readonly found: readonly ProductCard[] | undefined
  readonly total: number
  readonly understood: string | undefined
  /** The network was not there: found among what this device holds. */
  readonly here: boolean
  readonly busy: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** Up to three products for the words: the shop's, or without a network those this device has seen. */
export function useQuickSearch(keyword: string): QuickSearch {
  const storefront = useStorefront()
  const online = useOnline()
  const query = useQuery({
    ...quickSearchQuery(storefront, keyword),
    // What was found for the last letters stays until these are answered.
    placeholderData: (before) => before,
  })
  const unreached = ['offline', 'timeout'].includes(failureOf(query.error)?.kind ?? '')
  const seen = useQuery({ ...seenProductsQuery(storefront, 'shown'), enabled: unreached })
  const stored = useQuery({
    queryKey: ['search-here', keyword, storefront.language, storefront.currency, seen.dataUpdatedAt],
    queryFn: () => searchOffline(seen.data ?? [], keyword, storefront.language),
    enabled: unreached && seen.data !== undefined,
  })

  const retry = () => void query.refetch()
  if (unreached && stored.data) {
    const found = stored.data.slice(0, POPUP_RESULTS)
    return {
      found,
      total: stored.data.length,
      understood: undefined,
      here: true,
      busy: false,
      error: null,
      retry,
    }
  }
  const waiting = unreached && !stored.error && !seen.error
  return {
    found: query.error ? undefined : query.data?.productList,
    total: query.data?.totalPage ?? 0,
    understood: query.data?.understood,
    // A worker with the whole shop answers for it.
    here: !online,
    busy: query.isFetching || waiting,
    error: waiting ? null : query.error,
    retry,
  }
}
