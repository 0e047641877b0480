import { readGuideCode } from '#domain/account/guide-code.ts'
import type { Shopper } from '#domain/account/shopper.ts'
import { prepare, type Given } from '../../db/prepared.ts'
import type { Reader } from '../../db/schema/database.ts'

const sellable = prepare((db, given: Given<{ skus: readonly string[] }>) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select([
      'sku.sku',
      'sku.product_id',
      'sku.price',
      'sku.list_price',
      'sku.stock',
      'sku.hidden',
      'product.on_sale',
      'product.multi_item',
      'product.marketing',
      'product.tags',
      'product.is_gift_card',
      'product.is_virtual',
      'product.is_group_virtual',
      'product.pickup',
      'product.all_point',
      'product.part_point',
      'product.part_price',
    ])
    .where('sku.sku', 'in', given('skus')),
)

/** Price and stock of a SKU from the database: these decide, not the catalogue in memory. */
export async function sellableRows(db: Reader, skus: readonly string[]) {
  if (skus.length === 0) return []
  return (await sellable(db, { skus })).rows
}
export type SellableRow = Awaited<ReturnType<typeof sellableRows>>[number]

/** The address that a member has confirmed or registered with; empty for a guest. */
export async function emailOf(db: Reader, shopper: Shopper): Promise<string> {
  if (shopper.kind === 'guest') return ''
  const member = await db.selectFrom('member').select('email').where('id', '=', shopper.id).executeTakeFirst()
  return member?.email ?? ''
}

/** The address that a member has confirmed; undefined for others: an address that was only typed is no proof (trust.md S33). */
export async function confirmedEmailOf(db: Reader, shopper: Shopper): Promise<string | undefined> {
  if (shopper.kind === 'guest') return undefined
  const member = await db
    .selectFrom('member')
    .select('email')
    .where('id', '=', shopper.id)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return member?.email
}

/** The code of a guide as a shared link names it; null for a code of no guide. */
export async function guideCodeOf(db: Reader, given: string | undefined): Promise<string | null> {
  if (given === undefined) return null
  const guide = await db
    .selectFrom('member')
    .select('guide_code')
    .where('guide_code', '=', readGuideCode(given))
    .where('role', '=', 'guide')
    .executeTakeFirst()
  return guide?.guide_code ?? null
}
