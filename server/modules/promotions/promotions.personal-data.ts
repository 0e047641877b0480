import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { personOf } from './person.ts'

/** What was used stays, as a digest: a code is not used again by deleting an account. So do uses that staff took who have left. */
async function dropGrants(tx: Tx, { member, email }: ServerEvents['member.erased']): Promise<void> {
  await tx.updateTable('coupon_use').set({ staff_id: null }).where('staff_id', '=', member.id).execute()
  if (email === undefined) return
  await tx.deleteFrom('coupon_grant').where('person', '=', personOf(email)).execute()
}

export const promotionData: PersonalData = { tables: ['coupon_grant', 'coupon_use'], erase: dropGrants }
