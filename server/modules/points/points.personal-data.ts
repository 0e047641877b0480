import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { pointEntriesOf } from './points.queries.ts'

async function erasePoints(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('point_entry').where('member_id', '=', member.id).execute()
}

export const pointData: PersonalData = {
  // Rows of `birthday_reward` name a member by a keyed hash and outlive the account until the year is over: one reward a year (traps 3.12).
  tables: ['point_entry', 'birthday_reward'],
  erase: erasePoints,
  export: async (tx, _, member) => ({
    points: (await pointEntriesOf(tx, member.id)).map(({ ref: _ref, note = null, ...entry }) => ({
      ...entry,
      note,
    })),
  }),
}
