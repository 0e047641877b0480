import { queryOptions } from '@tanstack/react-query'
import { myReview, writeReview } from '#contract/reviews.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { callerOf } from '../call.ts'
import type { Saved } from '../device.ts'
import { withDevice } from '../on-device.ts'
import type { AboutProduct } from '../outbox/about.ts'
import { useRefused } from '../outbox/use-refused.ts'

export type ReviewSent = InputOf<typeof writeReview>

/** Whether I have bought it, and what I have said of it; never kept beyond the page. */
export function myReviewQuery(spuCode: string) {
  return queryOptions({
    queryKey: ['my-review', spuCode],
    queryFn: ({ client, signal }) => callerOf(client)(myReview, { spuCode }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

/** Sends a review, now or when there is a network; the shop looks whether its writer has bought the piece. */
export function sendReview(review: ReviewSent, product: AboutProduct): Promise<Saved> {
  const { productsName, imageUrl, baseUrl } = product
  return withDevice((device) =>
    device.change(writeReview, review, { product: { productsName, imageUrl, baseUrl } }),
  )
}

/** What the shop has refused of it: its words are not lost. */
export function useRefusedReview(spuCode: string): { id: string; review: ReviewSent } | undefined {
  const refused = useRefused().find(
    ({ path, input }) => path === writeReview.path && input['spuCode'] === spuCode,
  )
  return refused && { id: refused.id, review: refused.input as unknown as ReviewSent }
}
