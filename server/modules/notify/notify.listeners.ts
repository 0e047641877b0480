import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { dropBackInStockMails } from './back-in-stock-mail.ts'

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

/** Also the mails about them, which hold the address. */
export async function eraseStockNotices(
  tx: Tx,
  { member, email }: ServerEvents['member.erased'],
): Promise<void> {
  const erased = await tx
    .deleteFrom('stock_notice')
    .where((row) =>
      row.or([
        row('shopper', '=', shopperKey(member)),
        ...(email === undefined ? [] : [row('email', '=', email)]),
      ]),
    )
    .returning('email')
    .execute()
  await dropBackInStockMails(tx, new Set(erased.map((notice) => notice.email)))
}

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
