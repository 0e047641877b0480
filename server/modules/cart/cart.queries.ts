import { shopperKey, type Shopper, type ShopperKey } from '#domain/account/shopper.ts'
import type { CartLineState } from '#domain/cart/apply-to-cart.ts'
import { prepare, type Given } from '../../db/prepared.ts'
import type { Reader } from '../../db/schema/database.ts'

export interface CartLineRow extends CartLineState {
  readonly addedAt: number
}

const linesOfCart = prepare((db, given: Given<{ shopper: ShopperKey }>) =>
  db
    .selectFrom('cart_line')
    .selectAll()
    .where('shopper', '=', given('shopper'))
    .orderBy('added_at', 'desc')
    .orderBy('sku'),
)

/** The lines of a shopper's cart, newest first. */
export async function linesOf(db: Reader, shopper: Shopper | undefined): Promise<CartLineRow[]> {
  if (!shopper) return []
  const { rows } = await linesOfCart(db, { shopper: shopperKey(shopper) })
  return rows.map((row) => ({
    sku: row.sku,
    productId: row.product_id,
    qty: row.qty,
    selected: row.selected === 1,
    addedAt: row.added_at,
  }))
}

const versionOfCart = prepare((db, given: Given<{ shopper: ShopperKey }>) =>
  db.selectFrom('cart').select('version').where('shopper', '=', given('shopper')),
)

export async function cartVersion(db: Reader, shopper: Shopper | undefined): Promise<number> {
  if (!shopper) return 0
  const [row] = (await versionOfCart(db, { shopper: shopperKey(shopper) })).rows
  return row?.version ?? 0
}

const skuRows = prepare((db, given: Given<{ skus: readonly string[] }>) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.sku', 'sku.price', 'sku.list_price', 'sku.stock', 'sku.hidden', 'product.on_sale'])
    .where('sku.sku', 'in', given('skus')),
)

/** Price, stock and sale of these SKUs from the database: the catalogue in memory follows seconds later. */
export async function skusNow(db: Reader, skus: readonly string[]) {
  if (skus.length === 0) return []
  return (await skuRows(db, { skus })).rows
}
export type SkuNow = Awaited<ReturnType<typeof skusNow>>[number]
