import { shopperKey, type Shopper, type ShopperKey } from '#domain/account/shopper.ts'
import { prepare, type Given } from '../../db/prepared.ts'
import type { Reader } from '../../db/schema/database.ts'

/** A piece that a shopper has added by a promotion. */
export interface ChosenOffer {
  readonly ruleId: string
  readonly sku: string
  readonly productId: string
}

const chosenRows = prepare((db, given: Given<{ shopper: ShopperKey }>) =>
  db
    .selectFrom('cart_offer')
    .select(['rule_id', 'sku', 'product_id'])
    .where('shopper', '=', given('shopper'))
    .orderBy('rule_id'),
)

export async function chosenOffers(
  db: Reader,
  shopper: Shopper | undefined,
): Promise<readonly ChosenOffer[]> {
  if (!shopper) return []
  const { rows } = await chosenRows(db, { shopper: shopperKey(shopper) })
  return rows.map(({ rule_id: ruleId, sku, product_id: productId }) => ({ ruleId, sku, productId }))
}

/** Sizes of these products that can be given away or sold now. */
export function offeredSkus(db: Reader, products: readonly string[]) {
  return db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.sku', 'sku.product_id', 'sku.stock'])
    .where('sku.product_id', 'in', [...products])
    .where('sku.hidden', '=', 0)
    .where('sku.stock', '>', 0)
    .where('product.on_sale', '=', 1)
    .orderBy('sku.position')
    .execute()
}
