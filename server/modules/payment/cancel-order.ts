import {
  applyRefund as applyRefundCall,
  type cancelOrder as cancelCall,
} from '#contract/buying/orders.contract.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { giftsLost } from '#domain/orders/kept-gifts.ts'
import type { PiecesBack } from '#domain/orders/refund-amount.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { raise } from '../../events/raise.ts'
import { keyedBy, once } from '../../services/idempotency.ts'
import type { RequestContext } from '../../services/route.ts'
import type { EventServices, Services } from '../../services/services.ts'
import { deliverIfComplete } from '../orders/after-sale/deliver-parcel.ts'
import { usedBeforeSent } from '../orders/egifts-of-order.ts'
import { orderFor } from '../orders/order-access.ts'
import { countPieces, isGift, isNothingKept, keptLine, openPieces } from '../orders/order-pieces.ts'
import { cancelOrder, moveOrder, stockRef } from '../orders/orders.commands.ts'
import { formatterOf } from '../orders/present-amounts.ts'
import { attemptsOf, hasEvent, linesOfOrder, lockOrder, type Order } from '../orders/orders.queries.ts'
import { giveBackStock } from '../orders/stock.ts'
import { isOpenAtProvider } from '../orders/orders.policy.ts'
import { closePayment, orDown } from './payment.commands.ts'
import { refundGoods, type RefundResult } from './refund-goods.ts'

const WITHDRAWN = 'withdrawn'

/**
 * Cancels an order of which no courier has anything, in one transaction: its pieces return to stock, codes, gift cards and points to their
 * ledgers, and what card or wallet paid is refunded (spec 4.13). Repeated and parallel calls change nothing more. Throws
 * `order-not-cancellable` for any other order.
 */
export async function cancelWholeOrder(
  context: RequestContext,
  { reason, ...access }: InputOf<typeof cancelCall>,
): Promise<OutputOf<typeof cancelCall>> {
  const { services } = context
  const { id, status } = await orderFor(context, access)
  // A page of the provider that is open could still be paid.
  if (status === 'unpaid') await closePayments(services, id)
  await transact(services.store, async (tx) => {
    const order = await lockOrder(tx, id, services.now())
    if (!order) throw new ShopError('order-unknown')
    await cancelAllOf(tx, services, { order, reason, at: services.now() })
  })
  return {}
}

async function closePayments(services: Services, orderId: string): Promise<void> {
  for (const attempt of await attemptsOf(services.store.db, orderId))
    if (isOpenAtProvider(attempt)) await orDown(closePayment(services, attempt))
}

interface Cancelling {
  /** Its row is locked. */
  readonly order: Order
  readonly reason: string
  /** The shop cancels: its gifts stay, and shipping is given back as for a mistake of its own. */
  readonly isShopsFault?: boolean
  readonly at: number
}

/** The same in a transaction of the caller, for buyer and owner. */
export async function cancelAllOf(
  tx: Tx,
  services: EventServices,
  { order, reason, isShopsFault = false, at }: Cancelling,
): Promise<void> {
  if (await isWithdrawn(tx, order)) return
  if (order.status === 'unpaid') {
    const open = (await attemptsOf(tx, order.id)).filter(isOpenAtProvider)
    // The provider has begun to take the money.
    if (open.some((attempt) => attempt.provider_ref !== null)) throw new ShopError('payment-open')
    return cancelOrder(tx, services, { order, step: 'cancel', kind: WITHDRAWN, at, data: { reason } })
  }
  if (order.status !== 'processing') throw new ShopError('order-not-cancellable')
  const pieces = await openPieces(tx, order.id)
  await cancelPieces(tx, services, { order, reason, isShopsFault, at, pieces })
}

async function isWithdrawn(tx: Tx, { id, status }: Order): Promise<boolean> {
  return (status === 'refunded' || status === 'cancelled') && (await hasEvent(tx, id, [WITHDRAWN]))
}

/** Cancels pieces of a paid order that no courier has and refunds what was paid for them, once for each key (spec 4.13). */
export async function applyRefund(
  context: RequestContext,
  input: InputOf<typeof applyRefundCall>,
): Promise<OutputOf<typeof applyRefundCall>> {
  const { reason, items, ...access } = input
  const { services } = context
  const { id } = await orderFor(context, access)
  return once(services.store, keyedBy(context, applyRefundCall, input), async (tx) => {
    const order = await lockOrder(tx, id, services.now())
    if (!order) throw new ShopError('order-unknown')
    const pieces = items ?? (await openPieces(tx, id))
    const { refundId, amount } = await cancelPieces(tx, services, {
      order,
      reason,
      at: services.now(),
      pieces,
    })
    return { refundId, formatAmount: formatterOf(order, context.locale)(amount) }
  })
}

/**
 * Cancels these pieces. Throws `order-not-cancellable` where a courier has them, they were cancelled before, or an eGift card that they have
 * bought is used, even before its mail is known to have gone out (traps 3.16).
 */
export async function cancelPieces(
  tx: Tx,
  services: EventServices,
  {
    order,
    reason,
    isShopsFault = false,
    at,
    pieces: named,
  }: Cancelling & { readonly pieces: readonly PiecesBack[] },
): Promise<RefundResult> {
  const open = await openPieces(tx, order.id)
  const pieces = await withGifts(tx, order, { named, open, isShopsFault })
  const used = await usedBeforeSent(tx, order.id)
  const openAt = (position: number) =>
    (open.find((one) => one.position === position)?.qty ?? 0) - used.filter((one) => one === position).length
  const isThere = new Set(pieces.map(({ position }) => position)).size === pieces.length
  if (
    !isThere ||
    pieces.length === 0 ||
    pieces.some(({ position, qty }) => qty < 1 || qty > openAt(position))
  )
    throw new ShopError('order-not-cancellable')
  const isRest = open.every(({ position, qty }) =>
    pieces.some((one) => one.position === position && one.qty === qty),
  )
  const isUnsent = order.status === 'processing'
  if (!isUnsent && order.status !== 'part-shipped') throw new ShopError('order-not-cancellable')
  const isWhole = isRest && isUnsent
  const refund = await refundGoods(tx, services, {
    order,
    pieces,
    kind: 'cancelled',
    reason,
    isShopsFault,
    at,
  })
  const event = {
    orderId: order.id,
    kind: isWhole ? WITHDRAWN : 'part-cancelled',
    ref: refund.refundId,
    at,
    data: { reason },
  }
  const step = isWhole ? 'cancel' : isRest ? 'cancel-rest' : 'cancel-part'
  await moveOrder(tx, services, { order, step, event })
  // Leaving the order has put all of its pieces back.
  if (!isWhole) await putBack(tx, services, { order, pieces, ref: refund.refundId, at })
  await countPieces(tx, order.id, { count: 'cancelled', pieces })
  if (isRest && !isUnsent)
    await deliverIfComplete(tx, services, { order: { ...order, status: 'shipped' }, at })
  return refund
}

/** A gift that no courier has leaves with the goods that it was given for (traps 2.19), and with the last ones where the shop cancels. */
async function withGifts(
  tx: Tx,
  order: Order,
  {
    named,
    open,
    isShopsFault,
  }: {
    readonly named: readonly PiecesBack[]
    readonly open: readonly PiecesBack[]
    readonly isShopsFault: boolean
  },
): Promise<readonly PiecesBack[]> {
  const lines = await linesOfOrder(tx, order.id)
  const lost = isShopsFault ? [] : giftsLost(lines.map(keptLine), named)
  const leaving = isNothingKept(lines, named) ? lines.filter(isGift) : lost
  const gifts = new Set(leaving.map(({ position }) => position))
  const left = open.filter(
    ({ position }) => gifts.has(position) && !named.some((one) => one.position === position),
  )
  return [...named, ...left.map(({ position, qty }) => ({ position, qty }))]
}

async function putBack(
  tx: Tx,
  services: EventServices,
  {
    order,
    pieces,
    ref,
    at,
  }: Pick<Cancelling, 'order' | 'at'> & { readonly pieces: readonly PiecesBack[]; readonly ref: string },
): Promise<void> {
  const lines = await linesOfOrder(tx, order.id)
  const goods = pieces.flatMap(({ position, qty }) => {
    const line = lines.find((one) => one.position === position)
    return line ? [{ sku: line.sku, qty }] : []
  })
  await giveBackStock(tx, goods, { ref: stockRef(order.id, `part:${ref}`), at })
  await raise(tx, services, { name: 'stock.changed', skus: goods.map(({ sku }) => sku) })
}
