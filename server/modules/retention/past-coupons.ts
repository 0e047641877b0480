import { DAY_MS } from '#domain/time-units.ts'
import type { Store } from '../../db/open.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { MOST_ROWS } from './expired-rows.ts'

/** Unused coupons after their end. */
const COUPONS_KEPT_MS = 400 * DAY_MS

/**
 * Deletes at most `MOST_ROWS` coupons that were given to persons, that are unused, and that have ended 400 days ago, with their
 * grants, in a commit of its own. Returns their number.
 */
export function deletePastCoupons(store: Store, now: number): Promise<number> {
  return transact(store, (tx) => deletePast(tx, now - COUPONS_KEPT_MS))
}

async function deletePast(tx: Tx, before: number): Promise<number> {
  const past = await tx
    .selectFrom('coupon')
    .select('coupon.code')
    .where('coupon.ends_at', '<', before)
    .where('coupon.used', '=', 0)
    .where(({ exists, not, selectFrom }) => {
      const grants = selectFrom('coupon_grant')
        .select('coupon_grant.person')
        .whereRef('coupon_grant.code', '=', 'coupon.code')
      return exists(grants).and(not(exists(grants.where('coupon_grant.until', '>=', before))))
    })
    .limit(MOST_ROWS)
    .execute()
  const codes = past.map(({ code }) => code)
  if (codes.length === 0) return 0
  await tx.deleteFrom('coupon').where('code', 'in', codes).execute()
  await tx.deleteFrom('coupon_grant').where('code', 'in', codes).execute()
  return codes.length
}
