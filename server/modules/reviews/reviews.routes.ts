import { reviewHelpful } from '#contract/requests.ts'
import { myReview, writeReview } from '#contract/reviews.ts'
import type { Services } from '../../services.ts'
import { serve, serveQueued, type Served } from '../../http/served.ts'
import { voteHelpful } from './reviews.commands.ts'
import { reviewBy, votesOf } from './reviews.queries.ts'
import { putReview } from './write-review.ts'

export function reviewRoutes({ store }: Services): Served[] {
  return [
    serveQueued(reviewHelpful, {
      act: (tx, call, input) => voteHelpful(tx, call, input),
      present: (db, call) => votesOf(db, call.principal),
    }),
    serveQueued(writeReview, {
      act: async (tx, call, input) => {
        await putReview(tx, call, input)
        return { spuCode: input.spuCode }
      },
      present: (_, __, outcome) => Promise.resolve(outcome ?? { spuCode: '' }),
    }),
    serve(myReview, (call, { spuCode }) => reviewBy(store.db, call.principal, spuCode)),
  ]
}
