import { queryOptions } from '@tanstack/react-query'
import { myReview, writeReview } from '#contract/catalog/reviews.contract.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { callerOf } from '#api/call.ts'
import type { SaveState } from '../save-operations.ts'
import { enqueue } from '../enqueue.ts'
import { deviceState, useDeviceState } from '../device-state.ts'
import type { ProductPreview, OperationView } from '../outbox/operation-preview.ts'
import { dismissRefused } from '../use-refused.ts'

export type ReviewSent = InputOf<typeof writeReview>

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

/** Sends a review, now or when there is a network; the server checks that the user has bought the piece. */
export function sendReview(review: ReviewSent, product: ProductPreview): Promise<SaveState> {
  const { productsName, imageUrl, baseUrl } = product
  return enqueue('/review/write', review, { product: { productsName, imageUrl, baseUrl } })
}

const isReviewOf =
  (spuCode: string) =>
  ({ path, input }: OperationView) =>
    path === writeReview.path && input['spuCode'] === spuCode

/** The latest pending review, otherwise the latest refused one: no text is lost. */
export function useUnconfirmedReview(spuCode: string): ReviewSent | undefined {
  const { operations, refused } = useDeviceState()
  const ours = isReviewOf(spuCode)
  // Pending operations are in order, refused ones start with the newest.
  const said = operations.findLast(ours) ?? refused.find(ours)
  return said?.input as ReviewSent | undefined
}

/** A new review replaces the refused one. */
export async function dismissRefusedReviews(spuCode: string): Promise<void> {
  const old = deviceState.refused.filter(isReviewOf(spuCode))
  await Promise.allSettled(old.map(({ id }) => dismissRefused(id)))
}
