import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'

/** The card stays valid by its code, without an owner. */
async function forgetOwner(tx: Tx, { email }: ServerEvents['member.erased']): Promise<void> {
  if (email === undefined) return
  await tx.updateTable('gift_card').set({ email: null }).where('email', '=', email).execute()
}

export const giftCardData: PersonalData = { tables: ['gift_card'], erase: forgetOwner }
