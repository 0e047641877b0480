import { useQuery } from '@tanstack/react-query'
import { failureOf } from '#contract/failure.ts'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import type { Listing } from '#contract/catalog/listing.contract.ts'
import { loadPack } from '#queries/language-pack.ts'
import { POPUP_RESULTS, quickSearchQuery } from '#queries/listing-queries.ts'
import { callerOf } from '#api/call.ts'
import { searchOffline } from '#offline-catalog/search-offline.ts'
import { seenProductsQuery } from '#queries/seen-products.ts'
import { useOnline } from '#platform/online.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'

export interface QuickSearch {
  /** undefined before the first result. */
  readonly found: readonly ProductCard[] | undefined
  readonly total: number
  readonly understood: string | undefined
  /** Words of the catalogue that look like the typed ones, when nothing was found. */
  readonly nearest: readonly string[]
  /** Categories and articles that are named so. */
  readonly suggested: Listing['suggested']
  /** Found offline, among the products on this device. */
  readonly here: boolean
  readonly busy: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** Up to three products: the server's results, or without a network those that this device has seen. */
export function useQuickSearch(keyword: string): QuickSearch {
  const storefront = useStorefront()
  const online = useOnline()
  const query = useQuery({
    ...quickSearchQuery(storefront, keyword),
    // The previous results stay until the new ones arrive.
    placeholderData: (before) => before,
  })
  const unreached = ['offline', 'timeout'].includes(failureOf(query.error)?.kind ?? '')
  const seen = useQuery({ ...seenProductsQuery(storefront, 'shown'), enabled: unreached })
  const stored = useQuery({
    queryKey: ['search-here', keyword, storefront.language, storefront.currency, seen.dataUpdatedAt],
    queryFn: async ({ client }) => {
      const { language } = storefront
      const texts = await loadPack(callerOf(client), language, () => {})
      return searchOffline(seen.data ?? [], keyword, { language, texts })
    },
    enabled: unreached && seen.data !== undefined,
  })

  const retry = () => void query.refetch()
  if (unreached && stored.data) {
    const found = stored.data.slice(0, POPUP_RESULTS)
    return {
      found,
      total: stored.data.length,
      understood: undefined,
      nearest: [],
      suggested: undefined,
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
    nearest: query.data?.nearest ?? [],
    suggested: query.data?.suggested,
    // A worker with the offline catalogue answers the call.
    here: !online,
    busy: query.isFetching || waiting,
    error: waiting ? null : query.error,
    retry,
  }
}
