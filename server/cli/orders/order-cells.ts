import { writeAmount } from '../../core/price-text.ts'
import { writeDocumentNumber } from '../../modules/orders/document-numbers.ts'
import { dateTime } from '../command/printed.ts'
import type { ExportedLine } from './exported-lines.ts'
import { currencyOf } from './named-order.ts'

interface Cell {
  readonly name: string
  of(line: ExportedLine): string
}

const money =
  (amount: (line: ExportedLine) => number) =>
  (line: ExportedLine): string =>
    writeAmount(amount(line), currencyOf(line.order))

/** Columns of the export in their order. Money is in the order's currency, with a point and as many decimals as it has. */
const CELLS: readonly Cell[] = [
  { name: 'order', of: ({ order }) => order.number },
  { name: 'date', of: ({ order }) => dateTime(order.created_at) },
  { name: 'status', of: ({ order }) => order.status },
  { name: 'site', of: ({ order }) => order.site },
  { name: 'currency', of: ({ order }) => order.currency },
  { name: 'email', of: ({ order }) => order.email },
  { name: 'sku', of: ({ line }) => line.sku },
  { name: 'product', of: ({ line }) => line.name },
  { name: 'colour', of: ({ line }) => line.color },
  { name: 'size', of: ({ line }) => line.size },
  { name: 'qty', of: ({ line }) => String(line.qty) },
  { name: 'unit', of: money(({ line }) => line.unit) },
  { name: 'discount', of: money(({ line }) => line.discount) },
  { name: 'paid', of: money(paidFor) },
  { name: 'shipped', of: ({ line }) => String(line.shipped) },
  { name: 'delivered', of: ({ line }) => String(line.delivered) },
  { name: 'cancelled', of: ({ line }) => String(line.cancelled) },
  { name: 'returned', of: ({ line }) => String(line.returned) },
  { name: 'receipt', of: receiptOf },
  { name: 'refunded', of: money(({ refunded }) => refunded) },
]

export const ORDER_COLUMNS: readonly string[] = CELLS.map(({ name }) => name)

export function cellsOf(line: ExportedLine): string[] {
  return CELLS.map((cell) => cell.of(line))
}

/** An order without a receipt was not sold. */
function paidFor({ order, line }: ExportedLine): number {
  return order.receipt_number === null ? 0 : line.amount - line.discount
}

function receiptOf({ order: { site, receipt_number: number } }: ExportedLine): string {
  return number === null ? '' : writeDocumentNumber('R', site, number)
}
