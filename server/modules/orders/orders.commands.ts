import { randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import { orderAfter, type OrderStep } from '#domain/orders/order-states.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { OrderTable } from '../../db/schema/orders.ts'
import { raise } from '../../events/raise.ts'
import type { EventServices } from '../../services/services.ts'
import { receiptNumber } from './document-numbers.ts'
import { redoAmounts, undoAmounts, undoAdjustments } from './order-ledgers.ts'
import { openPieces } from './order-pieces.ts'
import type { Order } from './orders.queries.ts'
import { giveBackStock } from './stock.ts'

/** An event that cannot happen in an order's status. */
export class IllegalStep extends Error {
  override readonly name = 'IllegalStep'
}

export interface OrderEvent {
  readonly orderId: string
  readonly kind: string
  /** Reference of the event: with the kind it identifies the event, which then happens once. */
  readonly ref: string
  readonly at: number
  readonly data?: Readonly<Record<string, unknown>>
}

interface OrderMove {
  readonly order: Order
  readonly step: OrderStep
  readonly event: OrderEvent
  /** Columns that change with the status. */
  readonly also?: Updateable<OrderTable>
}

/**
 * Moves a locked order by the table of its states and writes the event into its history. Where the order ends, the pieces that no courier has
 * return to stock, and its codes can be used again; what its tenders get back is decided by the refund.
 */
export async function moveOrder(
  tx: Tx,
  services: EventServices,
  { order, step, event, also = {} }: OrderMove,
): Promise<void> {
  const transition = orderAfter(order.status, step)
  if (!transition) throw new IllegalStep(`${order.number} is ${order.status}: ${step}`)
  const { to, follows } = transition
  const receipt = step === 'pay' || step === 'revive' ? await receiptNumber(tx, order) : order.receipt_number
  const moved = await tx
    .updateTable('shop_order')
    .set({ ...also, receipt_number: receipt, status: to, changed_at: event.at })
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .executeTakeFirst()
  if (moved.numUpdatedRows !== 1n) throw new IllegalStep(`${order.number} is no longer ${order.status}`)
  await addEvent(tx, event)
  const ended = { step: `${event.kind}:${event.ref}`, at: event.at }
  if (follows.includes('give-back-means')) {
    // What a paid order has taken goes back by its refund, a tender after the other; one without a receipt was never paid.
    if (follows.includes('refund') && order.receipt_number !== null) await undoAdjustments(tx, order, ended)
    else await undoAmounts(tx, order, ended)
  }
  if (follows.includes('take-means')) await redoAmounts(tx, order)
  if (follows.includes('release-stock') && (to === 'cancelled' || to === 'refunded'))
    await releaseOpenPieces(tx, services, { order, event })
}

async function releaseOpenPieces(
  tx: Tx,
  services: EventServices,
  { order, event }: Pick<OrderMove, 'order' | 'event'>,
): Promise<void> {
  const pieces = await openPieces(tx, order.id)
  if (pieces.length === 0) return
  await giveBackStock(tx, pieces, { ref: stockRef(order.id, event.kind), at: event.at })
  await raise(tx, services, { name: 'stock.changed', skus: pieces.map(({ sku }) => sku) })
}

/** Cancels a locked, unpaid order: its pieces return to stock. */
export async function cancelOrder(
  tx: Tx,
  services: EventServices,
  {
    order,
    step,
    ...event
  }: Omit<OrderEvent, 'orderId' | 'ref'> & {
    readonly order: Order
    readonly step: 'expire' | 'take-back' | 'cancel'
  },
): Promise<void> {
  const { id: orderId } = order
  const { at } = event
  await moveOrder(tx, services, {
    order,
    step,
    event: { ...event, orderId, ref: orderId },
    also: { cancelled_at: at },
  })
  await raise(tx, services, { name: 'order.cancelled', orderId, at })
}

/** Each stock movement of an order happens at most once: the ledger's reference identifies it. */
export function stockRef(orderId: string, step: string): string {
  return `${orderId}:${step}`
}

export async function addEvent(tx: Tx, event: OrderEvent): Promise<void> {
  await tx
    .insertInto('order_event')
    .values({
      id: randomUUID(),
      order_id: event.orderId,
      kind: event.kind,
      ref: event.ref,
      at: event.at,
      data: JSON.stringify(event.data ?? {}),
    })
    .execute()
}
