import { reviewHelpful } from '#contract/notices/requests.contract.ts'
import { myReview, writeReview } from '#contract/catalog/reviews.contract.ts'
import { handle, handleQueued, type Route } from '../../services/route.ts'
import { voteHelpful } from './reviews.commands.ts'
import { reviewBy, votesOf } from './reviews.queries.ts'
import { putReview } from './write-review.ts'

export const reviewRoutes: readonly Route[] = [
  handleQueued(reviewHelpful, {
    act: voteHelpful,
    present: (db, context) => votesOf(db, context.shopper),
  }),
  handleQueued(writeReview, {
    act: async (tx, context, input) => {
      await putReview(tx, context, input)
      return { spuCode: input.spuCode }
    },
    present: (_, __, outcome) => Promise.resolve(outcome ?? { spuCode: '' }),
  }),
  handle(myReview, (context, { spuCode }) => reviewBy(context.services.store.db, context.shopper, spuCode)),
]
