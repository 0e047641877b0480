import { reviewHelpful } from '#contract/requests.ts'
import type { Saved } from '../device.ts'
import { useDeviceState } from '../device-state.ts'
import { withDevice } from '../on-device.ts'
import type { About, AboutProduct } from '../outbox/about.ts'
import type { Vote } from './vote-model.ts'

export function useVote(id: string): Vote | undefined {
  return useDeviceState().votes.get(id)
}

/** Says that a review helped, or takes it back; shown at once, sent when there is a network. */
export function voteHelpful(id: string, on: boolean, product: AboutProduct): Promise<Saved> {
  const { productsName, imageUrl, baseUrl } = product
  const about: About = { product: { productsName, imageUrl, baseUrl } }
  return withDevice((device) => device.change(reviewHelpful, { id, on }, about))
}
