import { infiniteQueryOptions } from '@tanstack/react-query'
import { reviewList } from '#contract/reviews.contract.ts'
import type { ReviewSort } from '#domain/reviews/review-sorts.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { callerOf } from '#api/call.ts'
import { CATALOGUE_FRESH_MS } from './stale-times.ts'

export interface ReviewPages {
  readonly sort: ReviewSort
  /** Where the page before them ends; empty begins with the first. */
  readonly from: string
}

/** Pages of a product's reviews in one order. */
export function reviewPagesQuery({ language }: Storefront, spu: string, { sort, from }: ReviewPages) {
  return infiniteQueryOptions({
    queryKey: ['reviews', spu, sort, from, language],
    queryFn: ({ client, signal, pageParam: after }) => {
      const input = { spuCode: spu, sort, lang: language, ...(after === '' ? {} : { after }) }
      return callerOf(client)(reviewList, input, { signal })
    },
    initialPageParam: from,
    getNextPageParam: ({ next }) => (next === '' ? undefined : next),
    staleTime: CATALOGUE_FRESH_MS,
  })
}
