import { createShopper } from '#domain/account/shopper.ts'
import type { Tx } from '../../../db/schema/database.ts'
import { purgeLog } from '../../../db/purge-log.ts'
import { transact } from '../../../db/transaction.ts'
import { raise } from '../../../events/raise.ts'
import type { Services } from '../../../services/services.ts'

const AT_ONCE = 50

/** Erases the accounts whose week is over, each in one transaction (trust.md S37). Returns their number. */
export async function eraseMembers(services: Services): Promise<number> {
  const now = services.now()
  const due = await dueMembers(services).select('id').orderBy('leaves_at').limit(AT_ONCE).execute()
  let erased = 0
  for (const { id } of due)
    if (await transact(services.store, (tx) => eraseMember(tx, services, { id, now }))) erased += 1
  if (erased > 0) await purgeLog(services.store)
  return erased
}

export async function isAnyMemberDue(services: Services): Promise<boolean> {
  return (await dueMembers(services).select('id').limit(1).executeTakeFirst()) !== undefined
}

function dueMembers({ store, now }: Services) {
  return store.db.selectFrom('member').where('leaves_at', '<=', now())
}

async function eraseMember(
  tx: Tx,
  services: Services,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<boolean> {
  // The condition again: the member may have signed in since.
  const member = await tx
    .deleteFrom('member')
    .where('id', '=', id)
    .where('leaves_at', '<=', now)
    .returning(['email', 'email_confirmed_at'])
    .executeTakeFirst()
  if (!member) return false
  await raise(tx, services, {
    name: 'member.erased',
    member: createShopper('member', id),
    email: member.email_confirmed_at === null ? undefined : member.email,
    at: now,
  })
  return true
}
