import { readOrderNumber } from '#domain/checkout/order-number.ts'
import { isCurrency, type CurrencyCode } from '#domain/money/currencies.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { lockOrder, type Order, type OrderLine } from '../../modules/orders/orders.queries.ts'
import type { ToolServices } from '../command/command.ts'
import { CommandError } from '../command/complaints.ts'
import { plain } from '../command/printed.ts'
import { findOrder } from './order-queries.ts'

/** Locale of amounts on the owner's terminal. */
export const LOCALE = 'en-SG'

/** An order by its number as the owner types it. */
export async function orderNamed(db: Reader, typed: string): Promise<Order> {
  const number = readOrderNumber(typed)
  const found = number && (await findOrder(db, number))
  if (!found) throw new CommandError(`There is no order ${plain(typed)}.`)
  return found
}

/** Runs `work` on the locked row of an order: commands, buyers and the provider take turns there. */
export async function withLockedOrder<T>(
  { store }: Pick<ToolServices, 'store'>,
  { id, now }: { readonly id: string; readonly now: number },
  work: (tx: Tx, order: Order) => Promise<T>,
): Promise<T> {
  return transact(store, async (tx) => {
    const order = await lockOrder(tx, id, now)
    if (!order) throw new CommandError('The order is gone.')
    return work(tx, order)
  })
}

export function currencyOf({ number, currency }: Pick<Order, 'number' | 'currency'>): CurrencyCode {
  if (!isCurrency(currency)) throw new RangeError(`${number} is in an unknown currency: ${currency}`)
  return currency
}

/** `2 × SKU-M`, in the order of the lines. */
export function piecesInWords(
  lines: readonly Pick<OrderLine, 'position' | 'sku'>[],
  pieces: readonly { readonly position: number; readonly qty: number }[],
): string {
  return pieces
    .map(({ position, qty }) => `${qty} × ${lines.find((line) => line.position === position)?.sku ?? '?'}`)
    .join(', ')
}

export function countInWords(pieces: number): string {
  return pieces === 1 ? '1 piece' : `${pieces} pieces`
}
