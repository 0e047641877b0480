import { useQuery } from '@tanstack/react-query'
import { failureOf } from '#contract/failure.ts'
import type { ProductCard } from '#contract/product-card.ts'
import { POPUP_RESULTS, quickSearchQuery } from '#data/listings.ts'
import { searchHere } from '#data/search-here.ts'
import { seenHereQuery } from '#data/seen-here.ts'
import { useOnline } from '#platform/online.ts'
import { usePlace } from '#blocks/place.tsx'

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
  const place = usePlace()
  const online = useOnline()
  const asked = useQuery({
    ...quickSearchQuery(place, keyword),
    // What was found for the last letters stays until these are answered.
    placeholderData: (before) => before,
  })
  const unreached = ['offline', 'timeout'].includes(failureOf(asked.error)?.kind ?? '')
  const seen = useQuery({ ...seenHereQuery(place), enabled: unreached })
  const kept = useQuery({
    queryKey: ['search-here', keyword, place.language, place.currency, seen.dataUpdatedAt],
    queryFn: () => searchHere(seen.data ?? [], keyword, place.language),
    enabled: unreached && seen.data !== undefined,
  })

  const retry = () => void asked.refetch()
  if (unreached && kept.data) {
    const found = kept.data.slice(0, POPUP_RESULTS)
    return {
      found,
      total: kept.data.length,
      understood: undefined,
      here: true,
      busy: false,
      error: null,
      retry,
    }
  }
  const waiting = unreached && !kept.error && !seen.error
  return {
    found: asked.error ? undefined : asked.data?.productList,
    total: asked.data?.totalPage ?? 0,
    understood: asked.data?.understood,
    // A worker with the whole shop answers for it.
    here: !online,
    busy: asked.isFetching || waiting,
    error: waiting ? null : asked.error,
    retry,
  }
}
