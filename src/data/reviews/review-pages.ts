import { infiniteQueryOptions } from '@tanstack/react-query'
import { reviewList } from '#contract/reviews.ts'
import type { ReviewSort } from '#domain/reviews/review-sorts.ts'
import type { Place } from '#platform/place.ts'
import { callerOf } from '../call.ts'

/** Pages of a product's reviews in one order, behind the page that ends at `from`; empty begins at the first. */
export function reviewPagesQuery({ language }: Place, spu: string, sort: ReviewSort, from: string) {
  return infiniteQueryOptions({
    queryKey: ['reviews', spu, sort, from, language],
    queryFn: ({ client, signal, pageParam: after }) => {
      const asked = { spuCode: spu, sort, lang: language, ...(after === '' ? {} : { after }) }
      return callerOf(client)(reviewList, asked, { signal })
    },
    initialPageParam: from,
    getNextPageParam: ({ next }) => (next === '' ? undefined : next),
    staleTime: 60_000,
  })
}
