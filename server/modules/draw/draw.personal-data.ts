import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { parseEffect } from './prize-file.ts'

async function eraseSpins(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('draw_spin').where('member_id', '=', member.id).execute()
}

export const drawData: PersonalData = {
  tables: ['draw_spin'],
  erase: eraseSpins,
  export: async (tx, _, member) => ({
    draws: (
      await tx.selectFrom('draw_spin').selectAll().where('member_id', '=', member.id).orderBy('day').execute()
    ).map(({ day, effect, code, at }) => ({ day, prize: parseEffect(effect).kind, code, at })),
  }),
}
