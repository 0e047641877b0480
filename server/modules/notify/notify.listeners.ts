import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'

export async function mergeStockNotices(
  tx: Tx,
  { guest, member }: ServerEvents['identity.merged'],
): Promise<void> {
  await tx
    .updateTable('stock_notice')
    .set({ shopper: shopperKey(member) })
    .where('shopper', '=', shopperKey(guest))
    .execute()
}
