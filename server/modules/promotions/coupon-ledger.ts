import type { Ledger } from '../../services/ledger.ts'
import { personOf } from './person.ts'

/**
 * Uses of discount codes. The limit is claimed by one conditional update of the code's row, which also makes orders of one person take
 * turns; a use is given back by deleting it, once (trust.md R12, R13).
 */
export const couponLedger: Ledger = {
  async take(tx, { ref: code, orderId, email, at }) {
    const claimed = await tx
      .updateTable('coupon')
      .set((row) => ({ used: row('used', '+', 1) }))
      .where('code', '=', code)
      .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', at)]))
      .where((row) => row.or([row('uses', 'is', null), row('used', '<', row.ref('uses'))]))
      .returning('per_person')
      .executeTakeFirst()
    if (!claimed) return false
    const person = personOf(email)
    if (claimed.per_person !== null) {
      const uses = await tx
        .selectFrom('coupon_use')
        .select('order_id')
        .where('code', '=', code)
        .where('person', '=', person)
        .execute()
      if (uses.length >= claimed.per_person) {
        await release(tx, code)
        return false
      }
    }
    await tx.insertInto('coupon_use').values({ order_id: orderId, code, person, at }).execute()
    return true
  },

  async giveBack(tx, { ref: code, orderId }) {
    const gone = await tx
      .deleteFrom('coupon_use')
      .where('order_id', '=', orderId)
      .where('code', '=', code)
      .executeTakeFirst()
    if (gone.numDeletedRows === 1n) await release(tx, code)
  },
}

function release(tx: Parameters<Ledger['take']>[0], code: string) {
  return tx
    .updateTable('coupon')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('code', '=', code)
    .execute()
}
