import type { SaveState } from '../sync-client.ts'
import { useResource } from '../device-state.ts'
import { withSync } from '../open-sync.ts'
import type { OperationPreview, ProductPreview } from '../outbox/operation-preview.ts'
import type { Vote } from '../resources/helpful-count.ts'

export function useVote(id: string): Vote | undefined {
  const votes = useResource('votes')
  return votes.status === 'ready' ? votes.byReview.get(id) : undefined
}

/** Votes a review helpful, or removes the vote; shown at once, sent when there is a network. */
export function voteHelpful(id: string, on: boolean, product: ProductPreview): Promise<SaveState> {
  const { productsName, imageUrl, baseUrl } = product
  const preview: OperationPreview = { product: { productsName, imageUrl, baseUrl } }
  return withSync((device) => device.enqueue(device.calls.reviewHelpful, { id, on }, preview))
}
