import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'

/** The record of scans stays without the erased member, on either side of it; a sign-in of staff goes. */
export async function eraseLookups(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('staff_session').where('member_id', '=', member.id).execute()
  await tx.updateTable('member_lookup').set({ member_id: null }).where('member_id', '=', member.id).execute()
  await tx.updateTable('member_lookup').set({ staff_id: null }).where('staff_id', '=', member.id).execute()
  await tx
    .updateTable('till_confirmation')
    .set({ member_id: null })
    .where('member_id', '=', member.id)
    .execute()
  await tx
    .updateTable('till_confirmation')
    .set({ staff_id: null })
    .where('staff_id', '=', member.id)
    .execute()
}
