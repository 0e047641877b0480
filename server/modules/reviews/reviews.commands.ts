import { shopperKey, type Shopper, type ShopperKey } from '#domain/account/shopper.ts'
import type { SelectQueryBuilder } from 'kysely'
import type { Database, Tx } from '../../db/schema/database.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { ShopperContext } from '../../services/route.ts'

/** Counts a shopper's "helpful" vote once, or removes it; repeating it changes nothing. */
export async function voteHelpful(
  tx: Tx,
  { shopper, now }: Pick<ShopperContext, 'shopper' | 'now'>,
  { id, on }: { readonly id: string; readonly on: boolean },
): Promise<null> {
  await lockVoter(tx, shopper)
  const review = await tx.selectFrom('review').select('id').where('id', '=', id).executeTakeFirst()
  if (!review) throw new ShopError('review-unknown', { id })
  const changed = on
    ? await tx
        .insertInto('review_vote')
        .values({ shopper: shopperKey(shopper), review_id: id, at: now })
        .onConflict((conflict) => conflict.columns(['shopper', 'review_id']).doNothing())
        .executeTakeFirst()
        .then((result) => result.numInsertedOrUpdatedRows ?? 0n)
    : await tx
        .deleteFrom('review_vote')
        .where('shopper', '=', shopperKey(shopper))
        .where('review_id', '=', id)
        .executeTakeFirst()
        .then((result) => result.numDeletedRows)
  if (changed === 0n) return null
  await tx
    .updateTable('review')
    .set((row) => ({ helpful: row('helpful', on ? '+' : '-', 1) }))
    .where('id', '=', id)
    .execute()
  return null
}

/** Two devices of one user take turns; the higher version is the newer response. */
export async function lockVoter(tx: Tx, shopper: Shopper): Promise<void> {
  await tx
    .insertInto('review_voter')
    .values({ shopper: shopperKey(shopper), version: 1 })
    .onConflict((conflict) =>
      conflict.column('shopper').doUpdateSet((row) => ({ version: row('review_voter.version', '+', 1) })),
    )
    .execute()
}

/** These users' votes have changed on the server: their devices must take the next response as newer. */
export async function bumpVoters(
  tx: Tx,
  shoppers: readonly ShopperKey[] | SelectQueryBuilder<Database, 'review_vote', { shopper: ShopperKey }>,
): Promise<void> {
  await tx
    .updateTable('review_voter')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('shopper', 'in', shoppers)
    .execute()
}
