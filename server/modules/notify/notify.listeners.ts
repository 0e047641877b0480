import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'

/** Mails that the member waits for go to the new address. */
export async function moveStockNotices(
  tx: Tx,
  { member, from, to }: ServerEvents['member.email-changed'],
): Promise<void> {
  const own = await tx
    .deleteFrom('stock_notice')
    .where('email', '=', from)
    .where('shopper', '=', shopperKey(member))
    .returningAll()
    .execute()
  for (const notice of own)
    await tx
      .insertInto('stock_notice')
      .values({ ...notice, email: to })
      .onConflict((conflict) => conflict.columns(['sku', 'email']).doNothing())
      .execute()
}
