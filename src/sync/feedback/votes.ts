import type { SaveState } from '../save-operations.ts'
import { useResource } from '../device-state.ts'
import { enqueue } from '../enqueue.ts'
import type { ProductPreview } from '../outbox/operation-preview.ts'
import type { Vote } from '../resources/helpful-count.ts'

export function useVote(id: string): Vote | undefined {
  const votes = useResource('votes')
  return votes.status === 'ready' ? votes.byReview.get(id) : undefined
}

/** Votes a review helpful, or removes the vote; shown at once, sent when there is a network. */
export function voteHelpful(id: string, on: boolean, product: ProductPreview): Promise<SaveState> {
  const { productsName, imageUrl, baseUrl } = product
  return enqueue('/review/helpful', { id, on }, { product: { productsName, imageUrl, baseUrl } })
}
