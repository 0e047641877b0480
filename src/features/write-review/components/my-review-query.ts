import { queryOptions } from '@tanstack/react-query'
import { callerOf } from '#api/call.ts'
import { myReview } from '#contract/catalog/reviews.contract.ts'

/** Whether the user has bought it, and their review; never stored beyond the page. */
export function myReviewQuery(spuCode: string) {
  return queryOptions({
    queryKey: ['my-review', spuCode],
    queryFn: ({ client, signal }) => callerOf(client)(myReview, { spuCode }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}
