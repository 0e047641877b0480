import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'

/** Challenges name a session alone and are pruned. */
export async function erasePasskeys(
  tx: Tx,
  { member }: Pick<ServerEvents['member.erased'], 'member'>,
): Promise<void> {
  await tx.deleteFrom('passkey').where('member_id', '=', member.id).execute()
  await tx.deleteFrom('passkey_offer').where('member_id', '=', member.id).execute()
}
