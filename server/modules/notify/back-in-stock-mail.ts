import type { Services } from '../../services/services.ts'
import { transact } from '../../db/transaction.ts'
import { queueOut, type QueuedItem } from '../../queue/outbox.ts'
import { isStockMailOff } from '../preferences/preferences.queries.ts'
import { backMail, type WaitingNotice } from './back-in-stock-letter.ts'

const AT_ONCE = 200

/** Puts a mail into the outbox for every user who waits for a restocked piece. Returns their number. */
export async function queueBackInStockMails(services: Services): Promise<number> {
  const now = services.now()
  const due = await waitedFor(services)
    .select(['stock_notice.sku', 'email', 'site', 'lang', 'requested_at'])
    .orderBy('requested_at')
    .limit(AT_ONCE)
    .execute()
  for (const { requested_at: requestedAt, ...payload } of due) {
    await transact(services.store, async (tx) => {
      const claimed = await tx
        .updateTable('stock_notice')
        .set({ sent_at: now })
        .where('sku', '=', payload.sku)
        .where('email', '=', payload.email)
        .where('requested_at', '=', requestedAt)
        .where('sent_at', 'is', null)
        .executeTakeFirst()
      if (claimed.numUpdatedRows === 0n) return
      const ref = `${payload.sku}:${payload.email}:${requestedAt}`
      await queueOut(tx, { kind: 'back-mail', ref, payload }, now)
    })
  }
  return due.length
}

/** Sends one mail of the outbox, unless its piece was withdrawn or its reader has opted out meanwhile. */
export async function sendBackInStockMail(services: Services, item: QueuedItem): Promise<void> {
  const notice = JSON.parse(item.payload) as WaitingNotice
  const mail = backMail(services, item.id, notice)
  if (mail && !(await isTurnedOff(services, notice))) await services.mail.send(mail)
}

async function isTurnedOff({ store }: Services, { sku, email }: WaitingNotice): Promise<boolean> {
  const off = await store.db
    .selectFrom('stock_notice')
    .select('email')
    .where('sku', '=', sku)
    .where('email', '=', email)
    .where(isStockMailOff)
    .executeTakeFirst()
  return off !== undefined
}

export async function isAnyBackInStock(services: Services): Promise<boolean> {
  return (await waitedFor(services).select('email').limit(1).executeTakeFirst()) !== undefined
}

function waitedFor(services: Services) {
  return services.store.db
    .selectFrom('stock_notice')
    .innerJoin('sku', 'sku.sku', 'stock_notice.sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .where('sent_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where('sku.stock', '>', 0)
    .where('sku.hidden', '=', 0)
    .where('product.on_sale', '=', 1)
    .where(({ not }) => not(isStockMailOff))
}
