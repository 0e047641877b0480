import { minor, type Minor } from '#domain/brand.ts'
import type { Adjustment } from '#domain/cart/adjustment.ts'
import type { Tender } from '#domain/cart/tenders.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'

/** A change of an order's sum, or a tender that pays a part of it, as its order keeps it. */
export interface OrderAmount {
  /** The rule, or the kind of tender. */
  readonly rule: string
  readonly amount: Minor
  readonly reason: Readonly<Record<string, string | number>>
  readonly ledgerRef: string | undefined
  /** Epoch milliseconds of the cancellation or refund; undefined while it counts. */
  readonly undoneAt: number | undefined
}

/** Writes the adjustments in the transaction that places the order. */
export async function writeAdjustments(
  tx: Tx,
  orderId: string,
  adjustments: readonly Adjustment[],
): Promise<void> {
  if (adjustments.length === 0) return
  const rows = adjustments.map(({ rule, ...one }, position) => ({ rule, ...columns(orderId, position, one) }))
  await tx.insertInto('order_adjustment').values(rows).execute()
}

/** Writes the tenders in the transaction that places the order. */
export async function writeTenders(tx: Tx, orderId: string, tenders: readonly Tender[]): Promise<void> {
  if (tenders.length === 0) return
  const rows = tenders.map(({ kind, ...one }, position) => ({ kind, ...columns(orderId, position, one) }))
  await tx.insertInto('order_tender').values(rows).execute()
}

function columns(
  orderId: string,
  position: number,
  { amount, reason, ledgerRef }: Pick<Adjustment, 'amount' | 'reason' | 'ledgerRef'>,
) {
  return {
    order_id: orderId,
    position,
    amount,
    reason: JSON.stringify(reason),
    ledger_ref: ledgerRef ?? null,
    undone_at: null,
  }
}

/** Adjustments of an order, in the order of their effect. */
export async function adjustmentsOf(db: Reader, orderId: string): Promise<OrderAmount[]> {
  const rows = await db
    .selectFrom('order_adjustment')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(readAmount)
}

/** Tenders of an order, in their order. */
export async function tendersOf(db: Reader, orderId: string): Promise<OrderAmount[]> {
  const rows = await db
    .selectFrom('order_tender')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(({ kind, ...row }) => readAmount({ ...row, rule: kind }))
}

function readAmount(row: {
  readonly rule: string
  readonly amount: number
  readonly reason: string
  readonly ledger_ref: string | null
  readonly undone_at: number | null
}): OrderAmount {
  return {
    rule: row.rule,
    amount: minor(row.amount),
    reason: JSON.parse(row.reason) as OrderAmount['reason'],
    ledgerRef: row.ledger_ref ?? undefined,
    undoneAt: row.undone_at ?? undefined,
  }
}

const AMOUNT_TABLES = ['order_adjustment', 'order_tender'] as const

/** Marks what an order's sum was made of as undone; what was undone before keeps its time. */
export async function markUndone(tx: Tx, orderId: string, at: number): Promise<void> {
  for (const table of AMOUNT_TABLES)
    await tx
      .updateTable(table)
      .set({ undone_at: at })
      .where('order_id', '=', orderId)
      .where('undone_at', 'is', null)
      .execute()
}

/** Lets the amounts of an order count again. */
export async function markDone(tx: Tx, orderId: string): Promise<void> {
  for (const table of AMOUNT_TABLES)
    await tx.updateTable(table).set({ undone_at: null }).where('order_id', '=', orderId).execute()
}
