import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'

/** The record of scans stays without the erased member, on either side of it; a sign-in of staff goes. */
async function eraseLookups(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
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

/** The record of scans names members on both sides: whose card it was, and who of the staff scanned it. */
export const staffData: PersonalData = {
  tables: ['staff_session', 'member_lookup', 'till_confirmation'],
  erase: eraseLookups,
  export: async (tx, _, member) => ({
    cardScans: await tx
      .selectFrom('member_lookup')
      .select(['store_id as store', 'at'])
      .where('member_id', '=', member.id)
      .orderBy('at', 'desc')
      .execute(),
  }),
}
