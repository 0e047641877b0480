import { GIFT_BOX_SPU } from '#domain/catalog/notices.ts'
import { cancellable } from '#domain/orders/order-states.ts'
import type { KeptLine } from '#domain/orders/kept-gifts.ts'
import type { PiecesBack } from '#domain/orders/refund-amount.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'
import { linesOfOrder, type OrderLine } from './orders.queries.ts'
import type { Pieces } from './stock.ts'

/** Added by a promotion, and free. */
export function isGift(line: Pick<OrderLine, 'offer_rule' | 'unit'>): boolean {
  return line.offer_rule !== null && line.unit === 0
}

/** A line as the rules about gifts read it. */
export function keptLine(line: OrderLine): KeptLine {
  const { position, qty, amount, discount, cancelled, returned, gift_least, gift_worth } = line
  return {
    position,
    qty,
    part: amount - discount,
    cancelled,
    returned,
    isOffer: line.offer_rule !== null,
    ...(gift_least !== null && gift_worth !== null && { gift: { least: gift_least, worth: gift_worth } }),
  }
}

/** Final sale, the gift box and gifts cannot be returned (spec 4.13). */
export function isReturnable(line: OrderLine): boolean {
  return line.final_sale === 0 && line.spu !== GIFT_BOX_SPU && !isGift(line)
}

/** Pieces of a line by what has become of them, as the domain counts them. */
export function countsOf(line: OrderLine) {
  const { qty, shipped, delivered, cancelled, in_return: inReturn, returned } = line
  return { qty, shipped, delivered, cancelled, inReturn, returned }
}

/** Pieces of an order that no courier has and that are not cancelled. */
export async function openPieces(db: Reader, orderId: string): Promise<(Pieces & PiecesBack)[]> {
  return (await linesOfOrder(db, orderId)).flatMap((line) => {
    const qty = cancellable(countsOf(line))
    return qty > 0 ? [{ sku: line.sku, position: line.position, qty }] : []
  })
}

/** Counts that only grow, and `in_return`, by how the table's checks bound them. */
export type PieceCount = 'shipped' | 'delivered' | 'cancelled' | 'in_return' | 'returned'

/**
 * Adds pieces to a count of their lines. The order's row is locked before; the table's checks refuse more pieces than there are, and the whole
 * transaction with them.
 */
export async function countPieces(
  tx: Tx,
  orderId: string,
  {
    count,
    pieces,
    by = 1,
  }: { readonly count: PieceCount; readonly pieces: readonly PiecesBack[]; readonly by?: 1 | -1 },
): Promise<void> {
  for (const { position, qty } of pieces)
    await tx
      .updateTable('order_line')
      .set((row) => ({ [count]: row(count, '+', qty * by) }))
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute()
}

/** Whether nothing that was paid for is kept once these pieces go back: gifts have no worth of their own (traps 2.19). */
export function isNothingKept(lines: readonly OrderLine[], pieces: readonly PiecesBack[]): boolean {
  return lines
    .filter((line) => !isGift(line))
    .every(({ position, qty, cancelled, returned }) => {
      const back = pieces.find((one) => one.position === position)?.qty ?? 0
      return back === qty - cancelled - returned
    })
}

/** Pieces of an order that were neither cancelled nor given back. */
export async function openOrKept(db: Reader, orderId: string): Promise<PiecesBack[]> {
  return (await linesOfOrder(db, orderId)).flatMap(({ position, qty, cancelled, returned }) =>
    qty > cancelled + returned ? [{ position, qty: qty - cancelled - returned }] : [],
  )
}
