import type { Tx } from '../../db/schema/database.ts'
import type { Order } from './orders.queries.ts'

/** The receipt of an order, numbered once, in the transaction that pays it. */
export async function receiptNumber(
  tx: Tx,
  { site, receipt_number: known }: Pick<Order, 'site' | 'receipt_number'>,
): Promise<number> {
  return known ?? nextNumber(tx, `receipt:${site}`)
}

/** A credit note that names the receipt of an order; null for an order without one. */
export async function creditNumber(
  tx: Tx,
  { site, receipt_number: receipt }: Pick<Order, 'site' | 'receipt_number'>,
): Promise<number | null> {
  return receipt === null ? null : nextNumber(tx, `credit:${site}`)
}

/** The next number of a series, without gaps: it is given with its transaction or not at all (traps 2.16). */
async function nextNumber(tx: Tx, series: string): Promise<number> {
  const { last } = await tx
    .insertInto('document_series')
    .values({ series, last: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet((row) => ({ last: row('document_series.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** A document's number as it is printed: R-SG-000123, C-SG-000045. */
export function writeDocumentNumber(kind: 'R' | 'C', site: string, number: number): string {
  return `${kind}-${site.toUpperCase()}-${String(number).padStart(6, '0')}`
}
