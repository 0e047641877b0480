import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { dropMails } from '../../queue/drop-mails.ts'
import type { PersonalData } from '../../services/personal-data.ts'

async function mergeStockNotices(tx: Tx, { guest, member }: ServerEvents['identity.merged']): Promise<void> {
  await tx
    .updateTable('stock_notice')
    .set({ shopper: shopperKey(member) })
    .where('shopper', '=', shopperKey(guest))
    .execute()
}

/** Also the mails about them, which hold the address. */
async function eraseStockNotices(tx: Tx, { member, email }: ServerEvents['member.erased']): Promise<void> {
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
  const to = new Set(erased.map((notice) => notice.email))
  await dropMails(tx, { kinds: ['back-mail', 'stock-question'], to })
}

export const stockNoticeData: PersonalData = {
  tables: ['stock_notice'],
  merge: mergeStockNotices,
  erase: eraseStockNotices,
  export: async (tx, _, member) => ({
    stockNotices: await tx
      .selectFrom('stock_notice')
      .select(['sku', 'email', 'requested_at as requestedAt', 'sent_at as sentAt'])
      .where('shopper', '=', shopperKey(member))
      .orderBy('requested_at', 'desc')
      .execute(),
  }),
}
