import { randomUUID } from 'node:crypto'
import { amountOf } from '#domain/cart/adjustment.ts'
import { giftsTakenOff } from '#domain/orders/kept-gifts.ts'
import { includedTax } from '#domain/region/included-tax.ts'
import {
  creditTax,
  isShippingBack,
  refundable,
  refundOfPieces,
  splitRefund,
  type PiecesBack,
} from '#domain/orders/refund-amount.ts'
import { ShopError } from '../../core/shop-error.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { RefundTable } from '../../db/schema/after-sale-tables.ts'
import { raise } from '../../events/raise.ts'
import type { EventServices } from '../../services/services.ts'
import { creditNumber } from '../orders/document-numbers.ts'
import { adjustmentsOf } from '../orders/order-adjustments.ts'
import { giveBackPart } from '../orders/order-ledgers.ts'
import { isNothingKept, keptLine } from '../orders/order-pieces.ts'
import { linesOfOrder, type Order, type OrderLine } from '../orders/orders.queries.ts'
import { paidTenders, type OrderTender } from './paid-tenders.ts'
import { queueRefundPart } from './refund.ts'

export interface GoodsRefund {
  /** Its row is locked. */
  readonly order: Order
  /** Counted as cancelled or returned by the caller afterwards. */
  readonly pieces: readonly PiecesBack[]
  readonly kind: RefundTable['kind']
  readonly reason: string
  readonly returnId?: string
  readonly isShopsFault?: boolean
  /** Instead of what was paid for the pieces, in minor units of the order. */
  readonly amount?: number
  /** The provider has given it back already. */
  readonly isDone?: boolean
  readonly at: number
}

export interface RefundResult {
  readonly refundId: string
  /** Goods and shipping less gifts, in minor units of the order. */
  readonly amount: number
}

/**
 * Gives back what was paid for pieces of an order, in the transaction that decides it: one refund with its lines and a part for each tender.
 * Gift cards and points have theirs at once; the outbox tells the provider of a card's. Amounts come from the parts that are frozen on the
 * lines, never from prices of today (traps 2.1). Throws `refund-too-much` for an amount that the order's tenders did not pay.
 */
export async function refundGoods(
  tx: Tx,
  services: EventServices,
  refund: GoodsRefund,
): Promise<RefundResult> {
  const { order, kind, reason, returnId = null, at } = refund
  const tenders = await paidTenders(tx, order)
  const most = refundable(tenders)
  if ((refund.amount ?? 0) > most) throw new ShopError('refund-too-much')
  const lines = await linesOfOrder(tx, order.id)
  const amounts = refund.pieces.map((one) => ({ ...one, amount: amountFor(lines, one) }))
  const goods = amounts.reduce((sum, { amount }) => sum + amount, 0)
  const shipping = await shippingBack(tx, refund, lines)
  const gifts = giftsOff(refund, { lines, goods })
  // A gesture of goodwill may have given back some of it before, and the shop may have waived a rest.
  const amount = Math.min(most, refund.amount ?? goods + shipping - gifts)
  const before = await creditedBefore(tx, order)
  const { site } = storefrontOfRow(order)
  const refundId = randomUUID()
  await tx
    .insertInto('refund')
    .values({
      id: refundId,
      order_id: order.id,
      return_id: returnId,
      kind,
      reason,
      credit_number: amount === 0 ? null : await creditNumber(tx, order),
      shipping,
      gifts,
      amount,
      tax: creditTax({ before, amount }, (all) => includedTax(all, site)),
      created_at: at,
    })
    .execute()
  if (amounts.length > 0)
    await tx
      .insertInto('refund_line')
      .values(
        amounts.map(({ position, qty, amount: part }) => ({
          refund_id: refundId,
          position,
          qty,
          amount: part,
        })),
      )
      .execute()
  await payBack(tx, refund, { refundId, amount, tenders })
  await returnRedeemedPoints(tx, refund, { refundId, lines })
  await raise(tx, services, { name: 'order.refunded', orderId: order.id, refundId, at })
  return { refundId, amount }
}

/** What is kept of the gifts' worth; nothing where the amount is given (traps 2.19). */
function giftsOff(
  { pieces, amount, isShopsFault = false }: GoodsRefund,
  { lines, goods }: { readonly lines: readonly OrderLine[]; readonly goods: number },
): number {
  if (amount !== undefined) return 0
  return giftsTakenOff(lines.map(keptLine), { pieces, goods, isShopsFault })
}

/** Sum of the earlier credit notes, also of one whose money has not arrived yet. */
async function creditedBefore(tx: Tx, { id }: Order): Promise<number> {
  const credits = await tx
    .selectFrom('refund')
    .select('amount')
    .where('order_id', '=', id)
    .where('credit_number', 'is not', null)
    .execute()
  return credits.reduce((sum, { amount }) => sum + amount, 0)
}

function amountFor(lines: readonly OrderLine[], { position, qty }: PiecesBack): number {
  const line = lines.find((one) => one.position === position)
  if (!line) throw new RangeError(`an order has no line ${position}`)
  return refundOfPieces(refundableLine(line), qty)
}

function refundableLine(line: OrderLine) {
  const { position, qty, amount, discount, cancelled, returned } = line
  return { position, qty, part: amount - discount, back: cancelled + returned }
}

async function shippingBack(
  tx: Tx,
  { order, pieces, isShopsFault = false }: GoodsRefund,
  lines: readonly OrderLine[],
): Promise<number> {
  const isUnsent = lines.every(({ shipped }) => shipped === 0)
  const isRest = isNothingKept(lines, pieces)
  if (!isShippingBack({ isUnsent, isShopsFault, isRest })) return 0
  return amountOf(await adjustmentsOf(tx, order.id), 'shipping')
}

interface PayingBack {
  readonly refundId: string
  readonly amount: number
  readonly tenders: readonly OrderTender[]
}

async function payBack(
  tx: Tx,
  { order, at, isDone = false }: GoodsRefund,
  { refundId, amount, tenders }: PayingBack,
): Promise<void> {
  for (const share of splitRefund(amount, tenders)) {
    const of = tenders.find(({ tender, ref }) => tender === share.tender && ref === share.ref)
    if (!of) continue
    const id = randomUUID()
    const isCard = share.tender === 'card'
    await tx
      .insertInto('refund_part')
      .values({
        id,
        refund_id: refundId,
        tender: share.tender,
        ref: share.ref,
        amount: share.amount,
        points: 0,
        state: isCard && !isDone ? 'pending' : 'done',
        tries: 0,
        provider_ref: null,
        changed_at: at,
      })
      .execute()
    if (!isCard) {
      const part = { before: of.refunded, amount: share.amount, of: of.paid }
      const step = { step: `refund:${refundId}`, at }
      await giveBackPart(tx, order, { rule: share.tender, ref: share.ref, part, step })
    } else if (!isDone) await queueRefundPart(tx, id, { tries: 0, at })
    if (isCard && of.refunded + share.amount === of.paid)
      await tx
        .updateTable('payment_attempt')
        .set({ state: 'refunded', changed_at: at })
        .where('id', '=', share.ref)
        .execute()
  }
}

/** Points for which a line was redeemed come back with its pieces, whole ones at every split (traps 1.21). */
async function returnRedeemedPoints(
  tx: Tx,
  { order, pieces, at }: GoodsRefund,
  { refundId, lines }: { readonly refundId: string; readonly lines: readonly OrderLine[] },
): Promise<void> {
  const redeemed = (await adjustmentsOf(tx, order.id)).find(({ rule }) => rule === 'points-price')
  if (!redeemed) return
  const of = lines.reduce((sum, { qty }) => sum + qty, 0)
  const before = lines.reduce((sum, { cancelled, returned }) => sum + cancelled + returned, 0)
  const amount = pieces.reduce((sum, { qty }) => sum + qty, 0)
  await giveBackPart(tx, order, {
    rule: redeemed.rule,
    ref: redeemed.ledgerRef ?? '',
    part: { before, amount, of },
    step: { step: `refund:${refundId}`, at },
  })
}
