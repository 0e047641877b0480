import { infiniteQueryOptions } from '@tanstack/react-query'
import { reviewList } from '#contract/catalog/reviews.contract.ts'
import type { ReviewFilter } from '#domain/reviews/review-filter.ts'
import type { ReviewSort } from '#domain/reviews/review-sorts.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { callerOf } from '#api/call.ts'
import { CATALOGUE_FRESH_MS } from './stale-times.ts'

export interface ReviewPages {
  readonly sort: ReviewSort
  readonly filter: ReviewFilter
  /** Where the page before them ends; empty begins with the first. */
  readonly from: string
}

/** Pages of a product's reviews in one order; a filter that is not set is left out of the address. */
export function reviewPagesQuery({ language }: Storefront, spu: string, { sort, filter, from }: ReviewPages) {
  return infiniteQueryOptions({
    queryKey: ['reviews', spu, sort, filter, from, language],
    queryFn: ({ client, signal, pageParam: after }) => {
      const input = { spuCode: spu, sort, ...filter, lang: language, ...(after === '' ? {} : { after }) }
      return callerOf(client)(reviewList, input, { signal })
    },
    initialPageParam: from,
    getNextPageParam: ({ next }) => (next === '' ? undefined : next),
    staleTime: CATALOGUE_FRESH_MS,
  })
}
