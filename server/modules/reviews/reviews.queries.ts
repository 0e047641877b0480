import type { Votes } from '#contract/requests.ts'
import type { Reader } from '../../db/schema/database.ts'

/** So many votes go back to the device; older ones are known to the shop alone. */
const MOST_VOTES = 500

/** The reviews somebody found helpful, newest vote first, with their counts. */
export async function votesOf(db: Reader, principal: string): Promise<Votes> {
  const head = await db
    .selectFrom('review_voter')
    .select('version')
    .where('principal', '=', principal)
    .executeTakeFirst()
  const list = await db
    .selectFrom('review_vote')
    .innerJoin('review', 'review.id', 'review_vote.review_id')
    .select(['review.id', 'review.helpful'])
    .where('review_vote.principal', '=', principal)
    .orderBy('review_vote.at', 'desc')
    .orderBy('review.id')
    .limit(MOST_VOTES)
    .execute()
  return { version: head?.version ?? 0, owner: principal, list }
}
