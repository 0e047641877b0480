import type { ProductTable } from '../../db/schema/catalog.ts'
import type { Tx } from '../../db/schema/database.ts'

const AT_ONCE = 500

/**
 * Makes every node read these products again: each gets a `changed_at` (epoch milliseconds) later than any node has
 * seen.
 */
export async function markChanged(tx: Tx, productIds: readonly string[], now: number): Promise<void> {
  for (let at = 0; at < productIds.length; at += AT_ONCE)
    await tx
      .updateTable('product')
      .set((row) => ({
        changed_at: row
          .case()
          .when('changed_at', '<', now)
          .then(now)
          .else(row('changed_at', '+', 1))
          .end(),
      }))
      .where('id', 'in', productIds.slice(at, at + AT_ONCE))
      .execute()
}

/**
 * Whether a product is as it was read, by its `changed_at`; it stays so until the transaction ends. What is sold changes its stock
 * and not the product.
 */
export async function holdsVersion(
  tx: Tx,
  { id, changed_at }: Pick<ProductTable, 'id' | 'changed_at'>,
): Promise<boolean> {
  const held = await tx
    .updateTable('product')
    .set({ changed_at })
    .where('id', '=', id)
    .where('changed_at', '=', changed_at)
    .executeTakeFirst()
  return held.numUpdatedRows === 1n
}
