import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'

/** Challenges name a session alone and are pruned. */
export async function erasePasskeys(
  tx: Tx,
  { member }: Pick<ServerEvents['member.erased'], 'member'>,
): Promise<void> {
  await tx.deleteFrom('passkey').where('member_id', '=', member.id).execute()
  await tx.deleteFrom('passkey_offer').where('member_id', '=', member.id).execute()
}

export const passkeyData: PersonalData = {
  tables: ['passkey', 'passkey_offer'],
  erase: erasePasskeys,
  export: async (tx, _, member) => ({
    passkeys: await tx
      .selectFrom('passkey')
      .select(['name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('member_id', '=', member.id)
      .orderBy('created_at')
      .execute(),
  }),
}
