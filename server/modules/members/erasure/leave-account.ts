import { createShopper } from '#domain/account/shopper.ts'
import { ShopError } from '../../../core/shop-error.ts'
import type { Tx } from '../../../db/schema/database.ts'
import { transact } from '../../../db/transaction.ts'
import type { RequestContext } from '../../../services/route.ts'
import { endSessionsOf } from '../../identity/identity.commands.ts'
import { LEAVING_MS } from '../members.policy.ts'
import { memberOf, type Member } from '../members.queries.ts'
import { queueMemberMail } from '../mail/queue-member-mail.ts'

/** Deletes the account of the member who calls, a week from now, and signs them out everywhere (trust.md S37). */
export async function leaveAccount(context: RequestContext): Promise<{ leavesAt: number }> {
  const { services, now } = context
  const leavesAt = now + LEAVING_MS
  await transact(services.store, async (tx) => {
    const member = await memberOf(tx, context.shopper)
    if (!member) throw new ShopError('sign-in-needed')
    await tx.updateTable('member').set({ leaves_at: leavesAt }).where('id', '=', member.id).execute()
    await endSessionsOf(tx, createShopper('member', member.id))
    await queueMemberMail(tx, { template: 'leaving', memberId: member.id }, now)
  })
  await context.leave()
  return { leavesAt }
}

/**
 * A sign-in takes the deletion back. From the end of the week on the account counts as gone, also while the job has not
 * erased it: throws `sign-in-wrong`. The row's lock decides between this and the job.
 */
export async function takeBackDeletion(tx: Tx, { id }: Member, now: number): Promise<void> {
  const stays = await tx
    .updateTable('member')
    .set({ leaves_at: null })
    .where('id', '=', id)
    .where('leaves_at', '>', now)
    .executeTakeFirst()
  if (stays.numUpdatedRows !== 1n) throw new ShopError('sign-in-wrong')
}
