import type { Tx } from '../../db/schema/database.ts'
import { marketingOf, openDealsOf } from './flash-deals.ts'

/**
 * Writes `product.marketing` of these products: that of their running or next deal, so that cards and pages know its start and end, or
 * what stood there before any deal.
 */
export async function showDeals(tx: Tx, products: readonly string[]): Promise<void> {
  for (const productId of products) {
    const [next] = await openDealsOf(tx, productId)
    await tx
      .updateTable('product')
      .set({ marketing: next ? JSON.stringify(marketingOf(next)) : await marketingBefore(tx, productId) })
      .where('id', '=', productId)
      .execute()
  }
}

async function marketingBefore(tx: Tx, productId: string): Promise<string | null> {
  const piece = await tx
    .selectFrom('flash_piece')
    .innerJoin('promotion', 'promotion.id', 'flash_piece.promotion_id')
    .select('marketing_before')
    .where('product_id', '=', productId)
    .orderBy('promotion.created_at', 'desc')
    .executeTakeFirst()
  return piece?.marketing_before ?? null
}
