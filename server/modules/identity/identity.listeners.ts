import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'

/** The guest's devices keep their place in the device sequence, now as the member's. */
export async function mergeDevices(
  tx: Tx,
  { guest, member, at }: ServerEvents['identity.merged'],
): Promise<void> {
  await tx
    .updateTable('device')
    .set({ shopper: shopperKey(member), seen_at: at })
    .where('shopper', '=', shopperKey(guest))
    .execute()
}
