import { minor, type Minor } from '#domain/brand.ts'
import type { Adjustment, AdjustmentRuleId } from '#domain/cart/adjustment.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'

/** An adjustment as its order keeps it. */
export interface OrderAdjustment {
  readonly rule: AdjustmentRuleId
  readonly amount: Minor
  readonly reason: Readonly<Record<string, string | number>>
  readonly ledgerRef: string | undefined
  /** Epoch milliseconds of the cancellation or refund; undefined while the adjustment counts. */
  readonly undoneAt: number | undefined
}

/** Writes the adjustments in the transaction that places the order. */
export async function writeAdjustments(
  tx: Tx,
  orderId: string,
  adjustments: readonly Adjustment[],
): Promise<void> {
  if (adjustments.length === 0) return
  const rows = adjustments.map(({ rule, amount, reason, ledgerRef }, position) => ({
    order_id: orderId,
    position,
    rule,
    amount,
    reason: JSON.stringify(reason),
    ledger_ref: ledgerRef ?? null,
    undone_at: null,
  }))
  await tx.insertInto('order_adjustment').values(rows).execute()
}

/** Adjustments of an order, in the order of their effect. */
export async function adjustmentsOf(db: Reader, orderId: string): Promise<OrderAdjustment[]> {
  const rows = await db
    .selectFrom('order_adjustment')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    rule: row.rule as AdjustmentRuleId,
    amount: minor(row.amount),
    reason: JSON.parse(row.reason) as OrderAdjustment['reason'],
    ledgerRef: row.ledger_ref ?? undefined,
    undoneAt: row.undone_at ?? undefined,
  }))
}

/** Marks the adjustments of a cancelled or refunded order as undone; a second call changes nothing. */
export async function undoAdjustments(tx: Tx, orderId: string, at: number): Promise<void> {
  await tx
    .updateTable('order_adjustment')
    .set({ undone_at: at })
    .where('order_id', '=', orderId)
    .where('undone_at', 'is', null)
    .execute()
}

/** A cancelled order that was paid after all is sold at its old sum: its adjustments count again. */
export async function redoAdjustments(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('order_adjustment').set({ undone_at: null }).where('order_id', '=', orderId).execute()
}
