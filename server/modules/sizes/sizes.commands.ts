import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { applyToMySizes, type SizeProfile } from '#domain/sizing/my-sizes.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ShopperContext } from '../../services/route.ts'
import { sizesOf } from './sizes.queries.ts'

export const NO_SIZES = {
  height: null,
  bust: null,
  waist: null,
  hip: null,
  weight: null,
  bra: null,
  country: null,
}

/** Sets some of a user's measurements; for each the latest value of all devices counts. */
export async function saveSizes(
  tx: Tx,
  { shopper, now }: Pick<ShopperContext, 'shopper' | 'now'>,
  operation: SizeProfile,
): Promise<null> {
  await bumpSizesVersion(tx, shopper, now)
  await tx
    .updateTable('size_info')
    .set({ ...NO_SIZES, ...applyToMySizes(await sizesOf(tx, shopper), operation) })
    .where('shopper', '=', shopperKey(shopper))
    .execute()
  return null
}

/** Also locks the row: two devices of one user take turns. */
async function bumpSizesVersion(tx: Tx, shopper: Shopper, now: number): Promise<void> {
  await tx
    .insertInto('size_info')
    .values({ ...NO_SIZES, shopper: shopperKey(shopper), version: 1, saved_at: now })
    .onConflict((conflict) =>
      conflict
        .column('shopper')
        .doUpdateSet((row) => ({ saved_at: now, version: row('size_info.version', '+', 1) })),
    )
    .execute()
}
