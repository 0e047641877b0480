import { randomUUID } from 'node:crypto'
import { openStore, type DatabaseLocation } from '#server/db/open.ts'
import { skusForMoney } from '../world/shops/pieces.ts'

const PLENTY = 1_000_000

export interface Goods {
  readonly sku: string
  readonly productId: string
  readonly spu: string
}

/** Pieces that never run out, and their initial stock. */
export async function stockUp(place: DatabaseLocation) {
  const { db } = await openStore(place)
  try {
    const rows = await skusForMoney(db)
      .where('product.is_gift_card', '=', 0)
      .where('product.part_point', '=', 0)
      .where('product.pre_sale_days', '=', 0)
      .limit(6)
      .execute()
    for (const { sku, stock } of rows) {
      await db.updateTable('sku').set({ stock: PLENTY }).where('sku', '=', sku).execute()
      const id = randomUUID()
      await db
        .insertInto('stock_move')
        .values({ id, sku, qty: PLENTY - stock, reason: 'received', ref: id, at: 0 })
        .execute()
    }
    const pieces: Goods[] = rows.map(({ sku, productId, spu }) => ({ sku, productId, spu }))
    return { pieces, first: new Map(pieces.map(({ sku }) => [sku, PLENTY])) }
  } finally {
    await db.destroy()
  }
}
