import type { Tx } from '../../db/schema/database.ts'
import type { RequestContext } from '../../services/route.ts'
import type { Member } from './members.queries.ts'
import { queueMemberMail } from './mail/queue-member-mail.ts'

/**
 * Remembers the browser of a sign-in, and mails the member when the account has another known browser and this one is
 * new (trust.md S5). The first browser of an account is the one that registered.
 */
export async function rememberBrowser(
  tx: Tx,
  { browser, now }: Pick<RequestContext, 'browser' | 'now'>,
  { id }: Member,
): Promise<void> {
  const known = await tx.selectFrom('member_browser').select('browser').where('member_id', '=', id).execute()
  const added = await tx
    .insertInto('member_browser')
    .values({ member_id: id, browser, first_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'browser']).doNothing())
    .executeTakeFirst()
  if (known.length > 0 && added.numInsertedOrUpdatedRows === 1n)
    await queueMemberMail(tx, { template: 'new-device', memberId: id, browser }, now)
}
