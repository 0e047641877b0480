import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'

export async function erasePreferences(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('member_preference').where('shopper', '=', shopperKey(member)).execute()
}
