import { msg } from '@lingui/core/macro'
import { writeReview } from '#contract/catalog/reviews.contract.ts'
import { syncResource } from './sync-resource.ts'

/** Pending reviews: their form shows the text (`useUnconfirmedReview`). */
export const feedbackResource = syncResource({
  name: 'reviews',
  writes: [writeReview],
  describe: () => msg`Send your review`,
  form: ({ input }) => ({
    href: `/user/write-review/${String(input['spuCode'])}`,
    words: msg`Open the review`,
  }),
})
