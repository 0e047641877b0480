import type { Ledger } from '../../services/ledger.ts'

/** The login discount of a member: of two orders that were quoted with it one has it (trust.md R12, R13). */
export const heldDiscountLedger: Ledger = {
  async take(tx, { ref, orderId }) {
    const taken = await tx
      .updateTable('login_discount')
      .set({ order_id: orderId })
      .where('id', '=', ref)
      .where('order_id', 'is', null)
      .executeTakeFirst()
    return taken.numUpdatedRows === 1n
  },

  async giveBack(tx, { orderId }) {
    await tx.updateTable('login_discount').set({ order_id: null }).where('order_id', '=', orderId).execute()
  },
}
