import { randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import { isShopsFault } from '#domain/returns/return-reasons.ts'
import { returnAfter, type ReturnStep } from '#domain/returns/return-states.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { OrderReturnTable } from '../../db/schema/after-sale-tables.ts'
import { raise } from '../../events/raise.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { EventServices } from '../../services/services.ts'
import { countPieces, isNothingKept } from '../orders/order-pieces.ts'
import { moveOrder, stockRef } from '../orders/orders.commands.ts'
import { linesOfOrder, type Order } from '../orders/orders.queries.ts'
import { giveBackStock } from '../orders/stock.ts'
import { refundGoods, type RefundResult } from '../payment/refund-goods.ts'
import { linesOfReturn, type Return } from './returns.queries.ts'

interface ReturnMove {
  readonly one: Return
  readonly step: ReturnStep
  readonly at: number
  readonly data?: Readonly<Record<string, unknown>>
  /** Columns that change with the state. */
  readonly also?: Updateable<OrderReturnTable>
  /** Reference of its event, where the step can happen more than once. */
  readonly ref?: string
}

/** Moves a return of a locked order by the table of its states and writes its history. Throws `return-decided`. */
export async function moveReturn(
  tx: Tx,
  { one, step, at, data = {}, also = {}, ref = one.id }: ReturnMove,
): Promise<Return> {
  const state = returnAfter(one, step)
  if (!state) throw new ShopError('return-decided')
  const moved = await tx
    .updateTable('order_return')
    .set({ ...also, state, changed_at: at })
    .where('id', '=', one.id)
    .where('state', '=', one.state)
    .returningAll()
    .executeTakeFirst()
  if (!moved) throw new ShopError('return-decided')
  await addReturnEvent(tx, { returnId: one.id, kind: step, ref, at, data })
  return moved
}

interface ReturnEvent {
  readonly returnId: string
  readonly kind: string
  readonly ref: string
  readonly at: number
  readonly data: Readonly<Record<string, unknown>>
}

export async function addReturnEvent(tx: Tx, { returnId, kind, ref, at, data }: ReturnEvent): Promise<void> {
  await tx
    .insertInto('return_event')
    .values({ id: randomUUID(), return_id: returnId, kind, ref, at, data: JSON.stringify(data) })
    .execute()
}

/** The pieces of a return that is not refunded can be in another one again. */
export async function releasePieces(tx: Tx, one: Return): Promise<void> {
  const pieces = await linesOfReturn(tx, one.id)
  await countPieces(tx, one.order_id, { count: 'in_return', pieces, by: -1 })
}

interface Decision {
  /** Its row is locked. */
  readonly order: Order
  readonly one: Return
  readonly at: number
  /** The shop's message to the buyer. */
  readonly note?: string
}

/** The shop agrees to a return; one without goods is refunded at once (spec 4.13). */
export async function approveReturn(
  tx: Tx,
  services: EventServices,
  { order, one, at, note = '' }: Decision,
): Promise<RefundResult | undefined> {
  const moved = await moveReturn(tx, { one, step: 'approve', at, data: { note } })
  // The buyer has stated the parcel with the application.
  const isSent = moved.type === 'self-ship' && moved.tracking !== ''
  if (isSent) await moveReturn(tx, { one: moved, step: 'send', at, ref: 'applied' })
  if (moved.type === 'refund-only') return refundReturn(tx, services, { order, one: moved, at })
  await tell(tx, services, { one, kind: 'approved', at })
  return undefined
}

/** The shop does not take the goods back. */
export async function refuseReturn(
  tx: Tx,
  services: EventServices,
  { one, at, note = '' }: Decision,
): Promise<void> {
  await moveReturn(tx, { one, step: 'refuse', at, data: { note } })
  await releasePieces(tx, one)
  await tell(tx, services, { one, kind: 'refused', at })
}

/**
 * The goods have arrived: those that can be sold again return to stock, once, and the refund follows. Received, restocked and refunded are
 * three facts (traps 2.8). `damaged`: pieces of each line that cannot be sold again.
 */
export async function receiveReturn(
  tx: Tx,
  services: EventServices,
  { order, one, at, damaged = 0 }: Decision & { readonly damaged?: number },
): Promise<RefundResult> {
  const moved = await moveReturn(tx, { one, step: 'receive', at, data: { damaged } })
  let broken = damaged
  const lines = await linesOfOrder(tx, order.id)
  const goods = []
  for (const { position, qty } of await linesOfReturn(tx, one.id)) {
    const isBroken = Math.min(broken, qty)
    broken -= isBroken
    await tx
      .updateTable('return_line')
      .set({ received: qty, restocked: qty - isBroken })
      .where('return_id', '=', one.id)
      .where('position', '=', position)
      .execute()
    const line = lines.find((known) => known.position === position)
    if (line && qty > isBroken) goods.push({ sku: line.sku, qty: qty - isBroken })
  }
  if (goods.length > 0) {
    await giveBackStock(tx, goods, { ref: stockRef(order.id, `return:${one.id}`), at })
    await raise(tx, services, { name: 'stock.changed', skus: goods.map(({ sku }) => sku) })
  }
  await tell(tx, services, { one, kind: 'received', at })
  return refundReturn(tx, services, { order, one: moved, at })
}

/** Gives back what was paid for the pieces of a return. */
async function refundReturn(
  tx: Tx,
  services: EventServices,
  { order, one, at }: Decision,
): Promise<RefundResult> {
  const pieces = (await linesOfReturn(tx, one.id)).map(({ position, qty }) => ({ position, qty }))
  // The provider has given everything back meanwhile: only the goods arrive.
  const isOver = order.status === 'refunded'
  const refund = isOver
    ? { refundId: '', amount: 0 }
    : await refundGoods(tx, services, {
        order,
        pieces,
        kind: 'returned',
        reason: one.reason,
        returnId: one.id,
        isShopsFault: isShopsFault(one.reason),
        at,
      })
  await moveReturn(tx, { one, step: 'refund', at, data: { refundId: refund.refundId } })
  await releasePieces(tx, one)
  await countPieces(tx, order.id, { count: 'returned', pieces })
  if (isOver) return refund
  const isRest = isNothingKept(await linesOfOrder(tx, order.id), [])
  const event = { orderId: order.id, kind: 'returned', ref: one.id, at }
  await moveOrder(tx, services, { order, step: isRest ? 'return-rest' : 'return-part', event })
  return refund
}

function tell(
  tx: Tx,
  services: EventServices,
  { one, kind, at }: Pick<Decision, 'one' | 'at'> & Pick<ServerEvents['return.changed'], 'kind'>,
): Promise<void> {
  return raise(tx, services, { name: 'return.changed', orderId: one.order_id, returnId: one.id, kind, at })
}
