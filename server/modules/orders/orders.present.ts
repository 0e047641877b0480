import type { OrderView } from '#contract/buying/orders.contract.ts'
import { includedTax } from '#domain/region/included-tax.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import type { Reader } from '../../db/schema/database.ts'
import { afterSaleOf } from './after-sale/present-after-sale.ts'
import { egiftsOfOrder } from './egifts-of-order.ts'
import { isGift } from './order-pieces.ts'
import { writeDocumentNumber } from './document-numbers.ts'
import { adjustmentsOf, tendersOf } from './order-adjustments.ts'
import { formatterOf, presentAmounts, type OrderReading } from './present-amounts.ts'
import { storeOf } from './order-store.ts'
import { paymentStateOf } from './orders.policy.ts'
import {
  addressesOfOrder,
  attemptsOf,
  linesOfOrder,
  wasChanged,
  type Order,
  type OrderLine,
} from './orders.queries.ts'

function giftOf({ gift_least: least, gift_worth: worth }: OrderLine, format: (amount: number) => string) {
  if (least === null || worth === null) return {}
  return { gift: { least, formatLeast: format(least), worth, formatWorth: format(worth) } }
}

/** An order for the client: in its own currency and language, amounts formatted for the user's locale. */
export async function presentOrder(db: Reader, order: Order, reading: OrderReading): Promise<OrderView> {
  const [newest] = await attemptsOf(db, order.id)
  const state = paymentStateOf(order.status, newest?.state, await wasChanged(db, order))
  const format = formatterOf(order, reading.locale)
  const lines = await linesOfOrder(db, order.id)
  const egifts = await egiftsOfOrder(db, order.id)
  const after = await afterSaleOf(db, { order, lines, isOfEgifts: egifts.length > 0 }, reading)
  const { site } = storefrontOfRow(order)
  return {
    orderNumber: order.number,
    status: order.status,
    paymentState: state === 'risk' ? 'waiting' : state,
    createdAt: order.created_at,
    payBy: order.pay_by,
    paidAt: order.paid_at,
    deliveredAt: order.delivered_at,
    ...(order.receipt_number !== null && {
      receiptNumber: writeDocumentNumber('R', order.site, order.receipt_number),
    }),
    formatTax: format(includedTax(order.total, site)),
    ...after.facts,
    email: order.email,
    shippingMethod: order.shipping_method,
    ...addressesOfOrder(order),
    note: order.note,
    store: await storeOf(db, order.store_id, reading),
    item: lines.map((line) => ({
      sku: line.sku,
      productId: line.product_id,
      spuCode: line.spu,
      productsName: line.name,
      color: line.color,
      size: line.size,
      imageUrl: line.image,
      baseUrl: line.url,
      qty: line.qty,
      finalPrice: line.unit,
      formatFinalPrice: format(line.unit),
      amount: line.amount,
      formatAmount: format(line.amount),
      part: line.amount - line.discount,
      formatPart: format(line.amount - line.discount),
      finalSale: line.final_sale === 1,
      isGift: isGift(line),
      ...(line.offer_rule !== null && { isOffer: true }),
      ...giftOf(line, format),
      ...after.ofLine(line),
    })),
    ...(egifts.length > 0 && { egifts }),
    ...presentAmounts(
      { ...order, adjustments: await adjustmentsOf(db, order.id), tenders: await tendersOf(db, order.id) },
      { format, say: reading.say },
    ),
  }
}
