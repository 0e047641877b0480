import { reviewHelpful } from '#contract/requests.contract.ts'
import { myReview, writeReview } from '#contract/reviews.contract.ts'
import type { Services } from '../../services/services.ts'
import { handle, handleQueued, type Route } from '../../services/route.ts'
import { voteHelpful } from './reviews.commands.ts'
import { reviewBy, votesOf } from './reviews.queries.ts'
import { putReview } from './write-review.ts'

export function reviewRoutes({ store }: Services): Route[] {
  return [
    handleQueued(reviewHelpful, {
      act: (tx, context, input) => voteHelpful(tx, context, input),
      present: (db, context) => votesOf(db, context.shopper),
    }),
    handleQueued(writeReview, {
      act: async (tx, context, input) => {
        await putReview(tx, context, input)
        return { spuCode: input.spuCode }
      },
      present: (_, __, outcome) => Promise.resolve(outcome ?? { spuCode: '' }),
    }),
    handle(myReview, (context, { spuCode }) => reviewBy(store.db, context.shopper, spuCode)),
  ]
}
