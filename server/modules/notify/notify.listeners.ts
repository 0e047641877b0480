import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'

export async function mergeStockNotices(
  tx: Tx,
  { guest, member }: ServerEvents['identity.merged'],
): Promise<void> {
  await tx.updateTable('stock_notice').set({ principal: member }).where('principal', '=', guest).execute()
}
