import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { preferencesOf } from './preferences.queries.ts'

async function erasePreferences(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('member_preference').where('shopper', '=', shopperKey(member)).execute()
}

export const preferenceData: PersonalData = {
  tables: ['member_preference'],
  erase: erasePreferences,
  export: async (tx, _, member) => {
    const { style, stockMail } = await preferencesOf(tx, member)
    return { preferences: { style, stockMail } }
  },
}
