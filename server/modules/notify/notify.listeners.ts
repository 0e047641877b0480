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
