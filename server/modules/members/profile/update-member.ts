import type { Updateable } from 'kysely'
import type { Tx } from '../../../db/schema/database.ts'
import type { MemberTable } from '../../../db/schema/member-tables.ts'
import type { Member } from '../members.queries.ts'

type Shown = Pick<
  Updateable<MemberTable>,
  | 'birthday'
  | 'country'
  | 'email'
  | 'email_confirmed_at'
  | 'first_name'
  | 'last_name'
  | 'new_email'
  | 'nickname'
  | 'phone'
>

/**
 * Changes what a member sees of the profile, and its version with it: a device keeps the newest it has read. Returns the
 * member before the change; undefined where there is none. Two devices of one member take turns at the row.
 */
export async function updateMember(
  tx: Tx,
  id: string,
  change: (member: Member) => Shown,
): Promise<Member | undefined> {
  const member = await tx
    .updateTable('member')
    .set((row) => ({ profile_version: row('profile_version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!member) return undefined
  const changed = change(member)
  if (Object.keys(changed).length > 0)
    await tx.updateTable('member').set(changed).where('id', '=', id).execute()
  return member
}

/**
 * The member's row as it is once every transaction that is changing it has ended; no other changes it until this one ends.
 * A new password ends all sessions: a login that has compared the old one must not open another after that (trust.md S3).
 */
export function lockMember(tx: Tx, id: string): Promise<Member | undefined> {
  return tx
    .updateTable('member')
    .set((row) => ({ password: row.ref('password') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}
