import { PAID_STATUSES } from '#domain/orders/order-states.ts'
import { setImmediate as nextTask } from 'node:timers/promises'
import { createPairCount, type Pair } from '#domain/catalog/bought-together.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Reader } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import type { Lease } from '../../queue/lease.ts'
import type { Services } from '../../services/services.ts'

const COUNTED_MS = 180 * DAY_MS
/** The newest ones: what they are counted with stays in memory. */
const MOST_ORDERS = 20_000
const ORDERS_AT_ONCE = 500
const PRODUCTS_AT_ONCE = 100

/**
 * Counts the pairs of products in paid orders, and writes those of the products whose pairs have changed. Returns the
 * number of these products. Orders without their buyer's name, or about to lose it, no longer count (trust.md S37).
 */
export async function recomputePairs(
  { store, now }: Services,
  { signal }: Partial<Lease> = {},
): Promise<number> {
  const at = now()
  const count = createPairCount()
  for await (const products of paidOrders(store.db, at - COUNTED_MS)) {
    if (signal?.aborted) return 0
    count.add(products)
  }
  const best = count.best()
  const stored = await storedPairs(store.db)
  const changed = [...new Set([...best.keys(), ...stored.keys()])].filter(
    (product) => textOf(best.get(product)) !== textOf(stored.get(product)),
  )
  for (let from = 0; from < changed.length; from += PRODUCTS_AT_ONCE) {
    if (signal?.aborted) break
    const some = changed.slice(from, from + PRODUCTS_AT_ONCE)
    const rows = some.flatMap((product) =>
      (best.get(product) ?? []).map(({ otherId, score }) => ({
        product_id: product,
        other_id: otherId,
        score,
        computed_at: at,
      })),
    )
    await transact(store, async (tx) => {
      await tx.deleteFrom('bought_together').where('product_id', 'in', some).execute()
      if (rows.length > 0) await tx.insertInto('bought_together').values(rows).execute()
    })
  }
  return changed.length
}

/** The products of each order that counts. */
async function* paidOrders(db: Reader, since: number): AsyncIterable<readonly string[]> {
  const orders = await db
    .selectFrom('shop_order')
    .select('id')
    .where('paid_at', '>', since)
    .where('status', 'in', [...PAID_STATUSES, 'held'])
    .where('email', '!=', '')
    .where('shopper', 'not in', db.selectFrom('order_erasure').select('shopper'))
    .orderBy('paid_at', 'desc')
    .limit(MOST_ORDERS)
    .execute()
  for (let from = 0; from < orders.length; from += ORDERS_AT_ONCE) {
    const ids = orders.slice(from, from + ORDERS_AT_ONCE).map(({ id }) => id)
    const lines = await db
      .selectFrom('order_line')
      .select(['order_id', 'product_id'])
      .where('order_id', 'in', ids)
      .execute()
    const byOrder = Map.groupBy(lines, (line) => line.order_id)
    yield* [...byOrder.values()].map((own) => own.map((line) => line.product_id))
    await nextTask()
  }
}

async function storedPairs(db: Reader): Promise<ReadonlyMap<string, readonly Pair[]>> {
  const rows = await db
    .selectFrom('bought_together')
    .select(['product_id', 'other_id as otherId', 'score'])
    .orderBy('score', 'desc')
    .orderBy('other_id')
    .execute()
  return Map.groupBy(rows, (row) => row.product_id)
}

function textOf(pairs: readonly Pair[] = []): string {
  return pairs
    .map(({ otherId, score }) => `${otherId} ${score}`)
    .toSorted()
    .join()
}
