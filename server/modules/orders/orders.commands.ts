import { randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import type { Tx } from '../../db/schema/database.ts'
import type { OrderTable } from '../../db/schema/orders.ts'
import { raise } from '../../events/raise.ts'
import type { Parcel } from '../../events/server-events.ts'
import type { EventServices } from '../../services/services.ts'
import { redoAmounts, undoAmounts } from './order-ledgers.ts'
import { holdsStock, mayMove, type OrderStatus } from './orders.policy.ts'
import { linesOfOrder, type Order } from './orders.queries.ts'
import { giveBackStock } from './stock.ts'

/** An invalid transition of an order's status. */
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
  readonly to: OrderStatus
  readonly event: OrderEvent
  /** Columns that change with the status. */
  readonly also?: Updateable<OrderTable>
}

/**
 * Moves a locked order to its next status and writes the event. Reserved pieces return to stock when the order leaves
 * the statuses that hold them, except by shipping.
 */
export async function moveOrder(
  tx: Tx,
  services: EventServices,
  { order, to, event, also = {} }: OrderMove,
): Promise<void> {
  if (!mayMove(order.status, to)) throw new IllegalStep(`${order.number}: ${order.status} → ${to}`)
  const moved = await tx
    .updateTable('shop_order')
    .set({ ...also, status: to, changed_at: event.at })
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .executeTakeFirst()
  if (moved.numUpdatedRows !== 1n) throw new IllegalStep(`${order.number} is no longer ${order.status}`)
  await addEvent(tx, event)
  if (to === 'cancelled' || to === 'refunded')
    await undoAmounts(tx, order, { step: `${event.kind}:${event.ref}`, at: event.at })
  else if (order.status === 'cancelled') await redoAmounts(tx, order)
  if (!holdsStock(order.status) || holdsStock(to) || to === 'shipped') return
  const lines = await linesOfOrder(tx, order.id)
  await giveBackStock(tx, lines, { ref: stockRef(order.id, event.kind), at: event.at })
  await raise(tx, services, { name: 'stock.changed', skus: lines.map((line) => line.sku) })
}

/** Cancels a locked, unpaid order: its pieces return to stock. */
export async function cancelOrder(
  tx: Tx,
  services: EventServices,
  { order, ...event }: Omit<OrderEvent, 'orderId' | 'ref'> & { readonly order: Order },
): Promise<void> {
  const { id: orderId } = order
  const { at } = event
  await moveOrder(tx, services, {
    order,
    to: 'cancelled',
    event: { ...event, orderId, ref: orderId },
    also: { cancelled_at: at },
  })
  await raise(tx, services, { name: 'order.cancelled', orderId, at })
}

/** Hands a locked, paid order to the courier. */
export async function shipOrder(
  tx: Tx,
  services: EventServices,
  { order, parcel, at }: { readonly order: Order; readonly parcel: Parcel; readonly at: number },
): Promise<void> {
  const { id: orderId } = order
  const event = { orderId, kind: 'shipped', ref: parcel.tracking, at, data: { ...parcel } }
  await moveOrder(tx, services, { order, to: 'shipped', event })
  await raise(tx, services, { name: 'order.shipped', orderId, at, parcel })
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
