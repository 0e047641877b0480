import type { Tx } from '../../db/schema/database.ts'
import { openDeal } from './flash-deals.ts'
import { endDeal } from './settle-deals.ts'

/** Ends a promotion at `now` (epoch milliseconds), begun or not: a flash deal with its prices. */
export async function endPromotion(
  tx: Tx,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<'ended' | 'over' | 'unknown'> {
  const deal = await openDeal(tx, id)
  const { numUpdatedRows } = await tx
    .updateTable('promotion')
    .set({ ends_at: now })
    .where('id', '=', id)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .executeTakeFirst()
  if (numUpdatedRows === 1n) {
    if (deal) await endDeal(tx, deal, now)
    return 'ended'
  }
  const known = await tx.selectFrom('promotion').select('id').where('id', '=', id).executeTakeFirst()
  return known ? 'over' : 'unknown'
}
