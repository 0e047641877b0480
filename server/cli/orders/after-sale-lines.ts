import type { Reader } from '../../db/schema/database.ts'
import { refundsOfOrder, returnsOfOrder } from '../../modules/orders/after-sale/read-after-sale.ts'
import { writeDocumentNumber } from '../../modules/orders/document-numbers.ts'
import { formatterOf } from '../../modules/orders/present-amounts.ts'
import { parcelsOfOrder } from '../../modules/orders/after-sale/order-parcels.ts'
import { linesOfOrder, type Order } from '../../modules/orders/orders.queries.ts'
import { columns, dateTime } from '../command/printed.ts'
import { LOCALE, piecesInWords } from './named-order.ts'

/** Parcels, returns and refunds of an order; each block ends with an empty line, and one without rows is left out. */
export async function afterSaleLines(db: Reader, order: Order): Promise<string[]> {
  const lines = await linesOfOrder(db, order.id)
  const parcels = (await parcelsOfOrder(db, order.id)).map((parcel) => [
    `parcel ${parcel.tracking}`,
    parcel.courier,
    parcel.deliveredAt === null ? parcel.step : `delivered ${dateTime(parcel.deliveredAt)}`,
    piecesInWords(lines, parcel.items),
  ])
  const returns = (await returnsOfOrder(db, order.id)).map((one) => [
    `return ${one.number}`,
    one.state,
    one.type,
    one.reason,
    piecesInWords(lines, one.lines),
  ])
  return [...block(columns(parcels)), ...block(columns(returns)), ...block(await refundLines(db, order))]
}

async function refundLines(db: Reader, order: Order): Promise<string[]> {
  const format = formatterOf(order, LOCALE)
  const refunds = await refundsOfOrder(db, order.id)
  return columns(
    refunds.flatMap(({ parts, ...refund }) => [
      [
        `refund ${dateTime(refund.created_at)}`,
        refund.kind,
        format(refund.amount),
        refund.credit_number === null ? '' : writeDocumentNumber('C', order.site, refund.credit_number),
        refund.reason,
      ],
      ...parts.map(({ id, tender, amount, state }) => [`  part ${id}`, tender, format(amount), state]),
    ]),
    [2],
  )
}

function block(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [...lines, '']
}
