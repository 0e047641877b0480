import { msg } from '@lingui/core/macro'
import { reviewHelpful, type Votes } from '#contract/notices/requests.contract.ts'
import { syncResource } from './sync-resource.ts'
import type { Vote } from './helpful-count.ts'

/** Reviews that this device has voted on; others are not fetched. */
export interface VotesView {
  readonly byReview: ReadonlyMap<string, Vote>
}

export const votesResource = syncResource({
  name: 'votes',
  writes: [reviewHelpful],
  project(confirmed: Votes | undefined, pending): VotesView {
    const votes = new Map<string, Vote>(
      confirmed?.list.map(({ id, helpful }) => [id, { on: true, helpful }] as const),
    )
    for (const { id, on } of pending.flatMap(({ states }) => states)) {
      const known = votes.get(id)
      if (known?.on === on) continue
      votes.set(id, { on, helpful: known?.helpful === undefined ? undefined : known.helpful + (on ? 1 : -1) })
    }
    return { byReview: votes }
  },
  describe: ({ input }) =>
    input['on'] ? msg`Say that a review helped` : msg`Take back that a review helped`,
})
