import { minor } from '#domain/brand.ts'
import { dealPrice } from '#domain/promotions/deal-price.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { FlashDeal } from './flash-deals.ts'

/** Gives the SKUs of these products the price of the deal, and keeps what they cost before. */
export async function reducePrices(
  tx: Tx,
  { id, percent }: FlashDeal,
  products: readonly string[],
): Promise<void> {
  // SKUs are locked in the order in which orders lock them, so that no deadlock can occur.
  const skus = await tx
    .selectFrom('sku')
    .select('sku')
    .where('product_id', 'in', [...products])
    .execute()
  for (const sku of skus.map((row) => row.sku).toSorted()) {
    const row = await lockPrice(tx, sku)
    const deal = row && dealPrice({ list: minor(row.list_price), price: minor(row.price) }, percent)
    if (!row || deal === undefined) continue
    await tx.insertInto('flash_price').values({ promotion_id: id, sku, before: row.price, deal }).execute()
    await tx.updateTable('sku').set({ price: deal }).where('sku', '=', sku).execute()
  }
}

/** Reads the prices of a SKU and keeps others from changing them until the transaction ends. */
function lockPrice(tx: Tx, sku: string) {
  return tx
    .updateTable('sku')
    .set((row) => ({ price: row.ref('price') }))
    .where('sku', '=', sku)
    .returning(['price', 'list_price'])
    .executeTakeFirst()
}

/** A price that the owner or an import has set meanwhile stays, and none rises above its list price. */
export async function restorePrices(tx: Tx, { id }: Pick<FlashDeal, 'id'>): Promise<void> {
  const reduced = await tx
    .selectFrom('flash_price')
    .select(['sku', 'before', 'deal'])
    .where('promotion_id', '=', id)
    .execute()
  for (const { sku, before, deal } of reduced.toSorted((a, b) => (a.sku < b.sku ? -1 : 1)))
    await tx
      .updateTable('sku')
      .set((row) => ({
        price: row.case().when('list_price', '<', before).then(row.ref('list_price')).else(before).end(),
      }))
      .where('sku', '=', sku)
      .where('price', '=', deal)
      .execute()
}
