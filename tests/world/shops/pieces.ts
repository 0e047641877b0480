import type { Db } from '#server/db/schema/database.ts'
import type { Shop } from './shop.ts'

export interface Piece {
  readonly sku: string
  readonly productId: string
  readonly spu: string
  readonly stock: number
  readonly name: string
}

/** SKUs of the demo shop with plenty in stock that are sold for money alone or for money and points. */
export function skusForMoney(db: Db) {
  return db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.sku', 'sku.product_id as productId', 'product.spu', 'sku.stock'])
    .where('sku.stock', '>', 5)
    .where('sku.hidden', '=', 0)
    .where('product.on_sale', '=', 1)
    .where('product.is_virtual', '=', 0)
    .where('product.is_group_virtual', '=', 0)
    .where('product.all_point', '=', 0)
    .orderBy('sku.sku')
}

/** Pieces of the demo shop that can be bought with money and are in stock in the stores, one per product. */
export async function somePieces(shop: Shop): Promise<(at: number) => Piece> {
  const rows = await skusForMoney(shop.services.store.db).execute()
  const place = { site: 'sg', language: 'en', currency: 'SGD', locale: 'en-GB' } as const
  const sellable = rows.flatMap((row, at) => {
    const first = rows.findIndex((other) => other.productId === row.productId) === at
    const facts = first ? shop.services.catalogue.sku(row.sku, place, shop.clock.now) : undefined
    return facts?.sellable ? [{ ...row, name: facts.name }] : []
  })
  return (at) => {
    const piece = sellable[at]
    if (!piece) throw new Error('the demo shop is too small')
    return piece
  }
}
