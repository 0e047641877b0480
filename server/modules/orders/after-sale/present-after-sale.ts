import type { OrderView, RefundView } from '#contract/buying/orders.contract.ts'
import type { ReturnView } from '#contract/buying/return-view.ts'
import { tenderWords, type TenderKind } from '#domain/cart/adjustment-words.ts'
import { courierLink } from '#domain/orders/courier-links.ts'
import { orderActions } from '#domain/orders/order-actions.ts'
import { isPaid, lineState, returnable } from '#domain/orders/order-states.ts'
import { giftsTakenOff } from '#domain/orders/kept-gifts.ts'
import { refundOfPieces } from '#domain/orders/refund-amount.ts'
import { isOpenReturn, mayBuyerOfReturn } from '#domain/returns/return-states.ts'
import { isShopsFault } from '#domain/returns/return-reasons.ts'
import { returnUntil } from '#domain/returns/return-window.ts'
import { storefrontOfRow } from '../../../core/storefront-of-row.ts'
import type { Reader } from '../../../db/schema/database.ts'
import { presentHistory } from './present-history.ts'
import {
  refundsOfOrder,
  returnsOfOrder,
  reviewedProducts,
  type RefundWithRows,
  type ReturnWithRows,
} from './read-after-sale.ts'
import { writeDocumentNumber } from '../document-numbers.ts'
import { tendersOf } from '../order-adjustments.ts'
import { parcelsOfOrder } from './order-parcels.ts'
import { countsOf, isReturnable, keptLine } from '../order-pieces.ts'
import { storeOf } from '../order-store.ts'
import { formatterOf, type OrderReading } from '../present-amounts.ts'
import { shownEvents, type Order, type OrderLine } from '../orders.queries.ts'
import { returnReasonName } from './return-reasons.ts'
import { ORDER_TEXTS } from '../orders.texts.ts'

interface OrderWithLines {
  readonly order: Order
  readonly lines: readonly OrderLine[]
}

type Facts = Pick<OrderView, 'actions' | 'returnUntil' | 'parcels' | 'refunds' | 'returns' | 'history'>
type LineFacts = Pick<
  OrderView['item'][number],
  | 'position'
  | 'state'
  | 'toReview'
  | 'reviewed'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'inReturn'
  | 'returned'
  | 'returnable'
>

/** What follows the purchase of an order, for its pages. */
export async function afterSaleOf(
  db: Reader,
  { order, lines, isOfEgifts }: OrderWithLines & { readonly isOfEgifts: boolean },
  reading: OrderReading,
): Promise<{ readonly facts: Facts; readonly ofLine: (line: OrderLine) => LineFacts }> {
  const { now } = reading
  const { site } = storefrontOfRow(order)
  const until = order.delivered_at === null ? undefined : returnUntil(order.delivered_at, site)
  const parcels = await parcelsOfOrder(db, order.id)
  const returns = await returnsOfOrder(db, order.id)
  const refunds = await refundsOfOrder(db, order.id)
  const events = await shownEvents(db, order.id)
  const reviewed = await reviewedProducts(db, order, lines)
  const isToReview = (line: OrderLine) => line.delivered > line.returned && !reviewed.has(line.product_id)
  const actions = orderActions({
    status: order.status,
    lines: lines.map((line) => ({ ...countsOf(line), isReturnable: isReturnable(line) })),
    hasParcel: parcels.length > 0,
    isOfEgifts,
    isToReview: lines.some(isToReview),
    returnUntil: until,
    hasOpenReturn: returns.some(({ state }) => isOpenReturn(state)),
    now,
  })
  const isInTime = until !== undefined && now < until
  return {
    facts: {
      actions: order.hidden_at === null ? actions : actions.filter((action) => action !== 'delete'),
      returnUntil: until ?? null,
      parcels,
      refunds: await presentRefunds(db, order, { reading, refunds, returns }),
      returns: await Promise.all(returns.map((one) => presentReturn(db, one, { order, lines, reading }))),
      history: presentHistory(
        { events, refunds, returns },
        { say: reading.say, format: formatterOf(order, reading.locale) },
      ),
    },
    ofLine(line) {
      const counts = countsOf(line)
      const { shipped, delivered, cancelled, inReturn, returned } = counts
      return {
        position: line.position,
        state: lineState(counts),
        shipped,
        delivered,
        cancelled,
        inReturn,
        returned,
        returnable: isInTime && isReturnable(line) ? returnable(counts) : 0,
        toReview: isToReview(line),
        ...(isPaid(order.status) && reviewed.has(line.product_id) && { reviewed: true }),
      }
    },
  }
}

interface RefundReading {
  readonly reading: OrderReading
  readonly refunds: readonly RefundWithRows[]
  readonly returns: readonly ReturnWithRows[]
}

async function presentRefunds(
  db: Reader,
  order: Order,
  { reading, refunds, returns }: RefundReading,
): Promise<RefundView[]> {
  const format = formatterOf(order, reading.locale)
  if (refunds.length === 0) return []
  const tenders = await tendersOf(db, order.id)
  const label = (tender: 'card' | TenderKind, ref: string) => {
    if (tender === 'card') return reading.say(ORDER_TEXTS.card)
    return tenderWords(tender, tenders.find((one) => one.ledgerRef === ref)?.reason ?? {}, reading.say)
  }
  return refunds.map(({ lines, parts, ...refund }) => {
    const number = returns.find(({ id }) => id === refund.return_id)?.number
    return {
      id: refund.id,
      kind: refund.kind,
      ...(number !== undefined && { returnNumber: number }),
      reason: refund.reason,
      ...(refund.credit_number !== null && {
        creditNumber: writeDocumentNumber('C', order.site, refund.credit_number),
      }),
      createdAt: refund.created_at,
      items: lines.map(({ position, qty, amount }) => ({ position, qty, format: format(amount) })),
      shipping: refund.shipping,
      formatShipping: format(refund.shipping),
      ...(refund.gifts > 0 && { formatGifts: format(-refund.gifts) }),
      amount: refund.amount,
      formatAmount: format(refund.amount),
      formatTax: format(refund.tax),
      parts: parts.map(({ tender, ref, amount, state }) => ({
        tender,
        label: label(tender, ref),
        format: format(amount),
        state,
      })),
    }
  })
}

/** A return for its buyer; the amount is what its pieces give back. */
export async function presentReturn(
  db: Reader,
  one: ReturnWithRows,
  { order, lines, reading }: OrderWithLines & { readonly reading: OrderReading },
): Promise<ReturnView> {
  const format = formatterOf(order, reading.locale)
  const link = one.courier === '' ? undefined : courierLink(one.courier, one.tracking)
  return {
    id: one.id,
    returnNumber: one.number,
    type: one.type,
    state: one.state,
    reason: one.reason,
    reasonName: returnReasonName(one.reason, reading.say),
    description: one.description,
    photos: JSON.parse(one.photos) as string[],
    store: await storeOf(db, one.store_id, reading),
    courier: one.courier,
    tracking: one.tracking,
    ...(link !== undefined && { link }),
    appliedAt: one.applied_at,
    items: one.lines.map(({ position, qty }) => ({ position, qty })),
    formatAmount: format(one.refundAmount ?? amountOf(one, lines)),
    canCancel: mayBuyerOfReturn(one, 'cancel'),
    canSend: mayBuyerOfReturn(one, 'send'),
    history: one.events,
  }
}

function amountOf(one: ReturnWithRows, lines: readonly OrderLine[]): number {
  const goods = goodsOf(one, lines)
  const facts = { pieces: one.lines, goods, isShopsFault: isShopsFault(one.reason) }
  return goods - giftsTakenOff(lines.map(keptLine), facts)
}

function goodsOf(one: ReturnWithRows, lines: readonly OrderLine[]): number {
  return one.lines.reduce((sum, { position, qty }) => {
    const line = lines.find((known) => known.position === position)
    if (!line) return sum
    const { qty: all, amount, discount, cancelled, returned } = line
    const back = Math.min(cancelled + returned, all - qty)
    return sum + refundOfPieces({ position, qty: all, part: amount - discount, back }, qty)
  }, 0)
}
