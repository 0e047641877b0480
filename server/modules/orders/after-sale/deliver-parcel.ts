import type { Tx } from '../../../db/schema/database.ts'
import { raise } from '../../../events/raise.ts'
import type { EventServices, Services } from '../../../services/services.ts'
import { countPieces } from '../order-pieces.ts'
import { addEvent, moveOrder } from '../orders.commands.ts'
import { lockOrder, type Order } from '../orders.queries.ts'

type Delivering = EventServices & Pick<Services, 'now'>

/**
 * A parcel has arrived: its pieces count as delivered, and the order is, once all its parcels are (traps 2.11). `at` is when it arrived. A
 * second call changes nothing.
 */
export async function deliverParcel(
  tx: Tx,
  services: Delivering,
  { parcelId, at }: { readonly parcelId: string; readonly at: number },
): Promise<void> {
  const parcel = await tx
    .selectFrom('parcel')
    .select(['order_id', 'tracking'])
    .where('id', '=', parcelId)
    .executeTakeFirst()
  const order = parcel && (await lockOrder(tx, parcel.order_id, services.now()))
  if (!order) return
  const arrived = await tx
    .updateTable('parcel')
    .set({ delivered_at: at, step: 'delivered', next_look_at: null })
    .where('id', '=', parcelId)
    .where('delivered_at', 'is', null)
    .executeTakeFirst()
  if (arrived.numUpdatedRows !== 1n) return
  const pieces = await tx
    .selectFrom('parcel_line')
    .select(['position', 'qty'])
    .where('parcel_id', '=', parcelId)
    .execute()
  await countPieces(tx, order.id, { count: 'delivered', pieces })
  const event = { orderId: order.id, kind: 'arrived', ref: parcelId, at, data: { tracking: parcel.tracking } }
  await addEvent(tx, event)
  await deliverIfComplete(tx, services, { order, at })
}

/** The buyer confirms that everything has arrived (spec 4.13). A second call changes nothing. */
export async function confirmArrival(
  tx: Tx,
  services: Delivering,
  { order, at }: { readonly order: Order; readonly at: number },
): Promise<void> {
  const parcels = await tx
    .selectFrom('parcel')
    .select('id')
    .where('order_id', '=', order.id)
    .where('delivered_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id: parcelId } of parcels) await deliverParcel(tx, services, { parcelId, at })
}

/** An order of which a courier has everything is delivered with its last parcel; any other keeps its status. */
export async function deliverIfComplete(
  tx: Tx,
  services: EventServices,
  { order, at }: { readonly order: Order; readonly at: number },
): Promise<void> {
  if (order.status !== 'shipped') return
  const dates = await tx
    .selectFrom('parcel')
    .select('delivered_at')
    .where('order_id', '=', order.id)
    .execute()
  if (dates.some(({ delivered_at: when }) => when === null)) return
  // The last parcel counts, in whatever order they were reported.
  const deliveredAt = Math.max(at, ...dates.map(({ delivered_at: when }) => when ?? 0))
  const event = { orderId: order.id, kind: 'delivered', ref: order.id, at: deliveredAt }
  await moveOrder(tx, services, { order, step: 'deliver', event, also: { delivered_at: deliveredAt } })
  await raise(tx, services, { name: 'order.delivered', orderId: order.id, at: deliveredAt })
}
