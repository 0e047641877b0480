import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { personOf } from './person.ts'

/** What was used stays, as a digest: a code is not used again by deleting an account. */
async function dropGrants(tx: Tx, { email }: ServerEvents['member.erased']): Promise<void> {
  if (email === undefined) return
  await tx.deleteFrom('coupon_grant').where('person', '=', personOf(email)).execute()
}

export const promotionData: PersonalData = { tables: ['coupon_grant'], erase: dropGrants }
