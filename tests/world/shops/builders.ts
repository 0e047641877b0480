import { randomUUID } from 'node:crypto'
import { createShopper, shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Db } from '#server/db/schema/database.ts'

/** Rows of a shop with defaults for all fields that a test does not name. */

let serial = 0

export interface ProductInput {
  readonly sku?: string
  readonly stock?: number
  /** SGD cents. */
  readonly price?: number
  readonly listPrice?: number
  readonly name?: string
  readonly onSale?: boolean
  readonly multiItem?: boolean
  readonly pickup?: boolean
  /** Pieces in each named store. */
  readonly stores?: Readonly<Record<string, number>>
}

export interface Product {
  readonly productId: string
  readonly spu: string
  readonly sku: string
  readonly name: string
  readonly price: number
  readonly stock: number
}

/** One product in one colour and one size, with its ledger entry. */
export async function aProduct(db: Db, input: ProductInput = {}): Promise<Product> {
  const id = `${Date.now().toString(36)}${(serial++).toString(36).padStart(4, '0')}`.toUpperCase()
  const { price = 100_00, stock = 10, name = `Silk Dress ${id}` } = input
  const product: Product = {
    productId: `P${id}`,
    spu: `S${id}`,
    sku: input.sku ?? `S${id}-M`,
    name,
    price,
    stock,
  }
  await db
    .insertInto('product')
    .values({
      id: product.productId,
      spu: product.spu,
      slug: 'silk-dress',
      product_type: 'dresses',
      rank: 1,
      sold: 0,
      created_at: 0,
      changed_at: 0,
      listed: 1,
      on_sale: input.onSale === false ? 0 : 1,
      names: JSON.stringify({ en: name }),
      material: 'Silk',
      fit_type: 'fit',
      elastic: 'none',
      is_new_size: 0,
      is_virtual: 0,
      is_group_virtual: 0,
      is_gift_card: 0,
      tags: '[]',
      act_tags: '[]',
      marketing: null,
      pre_sale_days: 0,
      multi_item: input.multiItem ? 1 : 0,
      part_point: 0,
      part_price: 0,
      all_point: 0,
      pickup: input.pickup === false ? 0 : 1,
      review_info: '{"totalReviews":0,"averageRating":0}',
    })
    .execute()
  await db
    .insertInto('sku')
    .values({
      sku: product.sku,
      product_id: product.productId,
      pid: `C${id}`,
      position: 0,
      size: 'M',
      price,
      list_price: input.listPrice ?? price,
      stock,
      hidden: 0,
    })
    .execute()
  await db
    .insertInto('stock_move')
    .values({ id: randomUUID(), sku: product.sku, qty: stock, reason: 'received', ref: 'opening', at: 0 })
    .execute()
  for (const [storeId, pieces] of Object.entries(input.stores ?? {}))
    await db
      .insertInto('store_stock')
      .values({ store_id: storeId, sku: product.sku, stock: pieces })
      .execute()
  return product
}

/** A product with the row of its colour, which the owner's tool reads. */
export async function aDress(db: Db, input: ProductInput = {}): Promise<Product> {
  const made = await aProduct(db, input)
  const { pid } = await db
    .selectFrom('sku')
    .select('pid')
    .where('sku', '=', made.sku)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('colour')
    .values({
      pid,
      product_id: made.productId,
      position: 0,
      family: 'purple',
      hex: '#a05080',
      names: '{"en":"Orchid"}',
      picture_key: '{}',
    })
    .execute()
  return made
}

export async function aPickupStore(db: Db, id: string): Promise<void> {
  const row = {
    id,
    names: JSON.stringify({ en: `Store ${id}` }),
    address: '1 Orchard Road',
    hours: JSON.stringify({ en: 'Every day 10 am – 8 pm' }),
    position: 1,
  }
  await db.insertInto('store').values(row).execute()
}

export function aGuest(): Shopper {
  return createShopper('guest', randomUUID())
}

export function aMember(): Shopper {
  return createShopper('member', randomUUID())
}

/** Adds lines to a shopper's cart, all of them selected. */
export async function aCart(
  db: Db,
  shopper: Shopper,
  lines: readonly (readonly [product: Product, qty: number])[],
): Promise<void> {
  await db
    .insertInto('cart')
    .values({ shopper: shopperKey(shopper), version: 1, updated_at: 0 })
    .onConflict((conflict) => conflict.column('shopper').doNothing())
    .execute()
  for (const [position, [product, qty]] of lines.entries())
    await db
      .insertInto('cart_line')
      .values({
        shopper: shopperKey(shopper),
        sku: product.sku,
        product_id: product.productId,
        qty,
        selected: 1,
        added_at: position,
      })
      .execute()
}
