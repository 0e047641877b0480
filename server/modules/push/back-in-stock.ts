import { transact } from '../../db/transaction.ts'
import type { Services } from '../../services/services.ts'
import type { Lease } from '../../queue/lease.ts'
import { queuePush } from './queue-push.ts'

const AT_ONCE = 100

/** Queues a notification for every awaited piece that is in stock again. Returns their number. */
export async function announceStock(services: Services, { signal }: Partial<Lease> = {}): Promise<number> {
  const back = await backAgain(services).select('sku.sku').distinct().limit(AT_ONCE).execute()
  let written = 0
  for (const { sku } of back) {
    if (signal?.aborted) break
    written += await announceBackInStock(services, sku)
  }
  return written
}

export async function isAnyAwaitedBack(services: Services): Promise<boolean> {
  return (await backAgain(services).select('sku.sku').limit(1).executeTakeFirst()) !== undefined
}

/** SQLite keeps the order of a cross join, so that the few requests lead to their SKUs and not a million SKUs to them. */
function backAgain(services: Services) {
  return services.store.db
    .selectFrom('stock_watch')
    .crossJoin('sku')
    .crossJoin('product')
    .whereRef('sku.sku', '=', 'stock_watch.sku')
    .whereRef('product.id', '=', 'sku.product_id')
    .where('sku.stock', '>', 0)
    .where('sku.hidden', '=', 0)
    .where('product.on_sale', '=', 1)
}

/**
 * Queues a notification for every browser that waits for this piece and deletes the requests, in one transaction, so
 * that each is answered once. Returns their number.
 */
export async function announceBackInStock(services: Services, sku: string): Promise<number> {
  return transact(services.store, async (tx) => {
    const watches = await tx.deleteFrom('stock_watch').where('sku', '=', sku).returningAll().execute()
    let written = 0
    for (const { subscription_id, created_at } of watches) {
      const browser = await tx
        .selectFrom('push_subscription')
        .select(['id', 'time_zone'])
        .where('id', '=', subscription_id)
        .where('back_in_stock', '=', 1)
        .executeTakeFirst()
      if (!browser) continue
      const ref = `stock:${sku}:${created_at}`
      await queuePush(tx, browser, { about: { kind: 'stock', sku }, ref, now: services.now() })
      written += 1
    }
    return written
  })
}
