import { msg } from '@lingui/core/macro'
import { writeReview } from '#contract/reviews.contract.ts'
import { syncResource } from '../sync-resource.ts'

/** Reviews on their way: their form shows what was written (`useUnconfirmedReview`). */
export const reviewResource = syncResource({
  name: 'reviews',
  writes: [writeReview],
  describe: () => msg`Send your review`,
})
