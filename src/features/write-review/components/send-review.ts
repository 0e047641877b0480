import { writeReview } from '#contract/catalog/reviews.contract.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { enqueue } from '#sync/enqueue.ts'
import type { CallToDescribe, ProductPreview } from '#sync/outbox/operation-preview.ts'
import type { SaveState } from '#sync/save-operations.ts'

export type ReviewSent = InputOf<typeof writeReview>

/** Sends a review, now or when there is a network; the server checks that the user has bought the piece. */
export function sendReview(review: ReviewSent, product: ProductPreview): Promise<SaveState> {
  return enqueue('/review/write', review, previewOfReview(product))
}

export function previewOfReview({ productsName, imageUrl, baseUrl }: ProductPreview) {
  return { product: { productsName, imageUrl, baseUrl } }
}

export const isReviewOf =
  (spuCode: string) =>
  ({ path, input }: CallToDescribe): boolean =>
    path === writeReview.path && input['spuCode'] === spuCode
