import type { Tx } from '../../db/schema/database.ts'
import type { RequestContext } from '../../services/route.ts'
import { readEmail } from '../notify/notify.policy.ts'

/**
 * Subscribing twice changes nothing, and the response does not reveal whether an address was known (trust.md S6).
 */
export async function joinNewsletter(tx: Tx, context: RequestContext, given: string): Promise<null> {
  const { principal, site, language: lang, now } = context
  await tx
    .insertInto('newsletter')
    .values({ email: readEmail(given), principal, site, lang, joined_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  return null
}
