import { randomUUID } from 'node:crypto'
import { cancellable } from '#domain/orders/order-states.ts'
import type { PiecesBack } from '#domain/orders/refund-amount.ts'
import { ShopError } from '../../../core/shop-error.ts'
import type { Tx } from '../../../db/schema/database.ts'
import { raise } from '../../../events/raise.ts'
import type { Parcel } from '../../../events/server-events.ts'
import type { EventServices } from '../../../services/services.ts'
import { countPieces, countsOf } from '../order-pieces.ts'
import { egiftsOfOrder } from '../egifts-of-order.ts'
import { moveOrder } from '../orders.commands.ts'
import { linesOfOrder, type Order } from '../orders.queries.ts'

interface Shipping {
  readonly order: Order
  readonly parcel: Parcel
  readonly at: number
  /** All that no courier has, without a list. */
  readonly pieces?: readonly PiecesBack[]
  /** The tracking provider that follows the parcel; empty where none knows its courier. */
  readonly provider?: string
}

/** Hands pieces of a locked, paid order to a courier under one number. Throws `order-not-shippable` for pieces that are not there. */
export async function shipOrder(
  tx: Tx,
  services: EventServices,
  { order, parcel, at, pieces, provider = '' }: Shipping,
): Promise<void> {
  const { id: orderId } = order
  // They go by mail, by themselves.
  if ((await egiftsOfOrder(tx, orderId)).length > 0) throw new ShopError('order-not-shippable')
  const lines = await linesOfOrder(tx, orderId)
  const open = new Map(lines.map((line) => [line.position, cancellable(countsOf(line))]))
  const sent = pieces ?? [...open].map(([position, qty]) => ({ position, qty })).filter(({ qty }) => qty > 0)
  if (sent.length === 0 || sent.some(({ position, qty }) => qty < 1 || qty > (open.get(position) ?? 0)))
    throw new ShopError('order-not-shippable')
  const isRest = lines.every(({ position }) => {
    const qty = sent.find((one) => one.position === position)?.qty ?? 0
    return (open.get(position) ?? 0) === qty
  })
  const event = { orderId, kind: 'shipped', ref: parcel.tracking, at, data: { ...parcel } }
  await moveOrder(tx, services, { order, step: isRest ? 'ship-rest' : 'ship-part', event })
  await countPieces(tx, orderId, { count: 'shipped', pieces: sent })
  const parcelId = randomUUID()
  await tx
    .insertInto('parcel')
    .values({
      id: parcelId,
      order_id: orderId,
      ...parcel,
      provider,
      step: 'shipped',
      shipped_at: at,
      delivered_at: null,
      next_look_at: provider === '' ? null : at,
    })
    .execute()
  await tx
    .insertInto('parcel_line')
    .values(sent.map(({ position, qty }) => ({ parcel_id: parcelId, position, qty })))
    .execute()
  await raise(tx, services, { name: 'order.shipped', orderId, at, parcel })
}
