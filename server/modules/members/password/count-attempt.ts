import { sql } from 'kysely'
import type { RequestContext } from '../../../services/route.ts'

/** Counts one wrong attempt under this key, for all nodes together; the window begins with its first. */
export async function countAttempt(
  { services, now }: Pick<RequestContext, 'services' | 'now'>,
  key: string,
  windowMs: number,
): Promise<void> {
  await services.store.db
    .insertInto('rate_limit')
    .values({ key, hits: 1, window_ends: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when rate_limit.window_ends <= ${now} then 1 else rate_limit.hits + 1 end`,
        window_ends: sql<number>`case when rate_limit.window_ends <= ${now} then ${now + windowMs} else rate_limit.window_ends end`,
      }),
    )
    .execute()
}
