import { reviewHelpful } from '#contract/requests.ts'
import { serveQueued, type Served } from '../../http/served.ts'
import { voteHelpful } from './reviews.commands.ts'
import { votesOf } from './reviews.queries.ts'

export function reviewRoutes(): Served[] {
  return [
    serveQueued(reviewHelpful, {
      act: (tx, call, input) => voteHelpful(tx, call, input),
      present: (db, call) => votesOf(db, call.principal),
    }),
  ]
}
