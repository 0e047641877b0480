import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { CartLineState } from '#domain/cart/apply-to-cart.ts'
import type { Reader } from '../../db/schema/database.ts'

export interface CartLineRow extends CartLineState {
  readonly addedAt: number
}

/** The lines of a shopper's cart, newest first. */
export async function linesOf(db: Reader, shopper: Shopper | undefined): Promise<CartLineRow[]> {
  if (!shopper) return []
  const rows = await db
    .selectFrom('cart_line')
    .selectAll()
    .where('shopper', '=', shopperKey(shopper))
    .orderBy('added_at', 'desc')
    .orderBy('sku')
    .execute()
  return rows.map((row) => ({
    sku: row.sku,
    productId: row.product_id,
    qty: row.qty,
    selected: row.selected === 1,
    addedAt: row.added_at,
  }))
}

export async function cartVersion(db: Reader, shopper: Shopper | undefined): Promise<number> {
  if (!shopper) return 0
  const row = await db
    .selectFrom('cart')
    .select('version')
    .where('shopper', '=', shopperKey(shopper))
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Price, stock and sale of these SKUs from the database: the catalogue in memory follows seconds later. */
export async function skusNow(db: Reader, skus: readonly string[]) {
  if (skus.length === 0) return []
  return db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.sku', 'sku.price', 'sku.list_price', 'sku.stock', 'sku.hidden', 'product.on_sale'])
    .where('sku.sku', 'in', [...skus])
    .execute()
}
export type SkuNow = Awaited<ReturnType<typeof skusNow>>[number]
