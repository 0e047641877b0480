import type { Job } from '../../queue/run-jobs.ts'
import type { Services } from '../../services/services.ts'
import { isDealDue } from './flash-deals.ts'
import { settleDeals } from './settle-deals.ts'

const EVERY_MS = 1_000

export const promotionJobs: readonly Job<Services>[] = [
  {
    name: 'flash-deals',
    everyMs: EVERY_MS,
    // Each deal is claimed: a node that was killed holds up none.
    leasesItems: true,
    isDue: ({ store, now }) => isDealDue(store.db, now()),
    run: followDeals,
  },
]

/** This node shows the new prices at once; the others follow the products that are marked as changed. */
async function followDeals({ store, catalogue, now }: Services): Promise<number> {
  const settled = await settleDeals(store, now())
  if (settled > 0) await catalogue.refresh(now())
  return settled
}
