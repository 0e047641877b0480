import type { ParcelView } from '#contract/buying/orders.contract.ts'
import { courierLink } from '#domain/orders/courier-links.ts'
import { PARCEL_STEPS, type ParcelEvent } from '#domain/orders/parcel-steps.ts'
import type { Reader } from '../../../db/schema/database.ts'

/** What couriers have of an order, first shipped first; events newest first, and of those at one time the furthest. */
export async function parcelsOfOrder(db: Reader, orderId: string): Promise<ParcelView[]> {
  const parcels = await db
    .selectFrom('parcel')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('shipped_at')
    .orderBy('id')
    .execute()
  if (parcels.length === 0) return []
  const ids = parcels.map(({ id }) => id)
  const lines = await db
    .selectFrom('parcel_line')
    .selectAll()
    .where('parcel_id', 'in', ids)
    .orderBy('position')
    .execute()
  const events = await db.selectFrom('parcel_event').selectAll().where('parcel_id', 'in', ids).execute()
  return parcels.map(({ id, courier, tracking, step, shipped_at, delivered_at }) => {
    const link = courierLink(courier, tracking)
    return {
      courier,
      tracking,
      ...(link === undefined ? {} : { link }),
      step,
      shippedAt: shipped_at,
      deliveredAt: delivered_at,
      items: lines.filter((line) => line.parcel_id === id).map(({ position, qty }) => ({ position, qty })),
      events: events
        .filter((event) => event.parcel_id === id)
        .toSorted(newestFirst)
        .map((event) => ({ step: event.step, place: event.place, at: event.at })),
    }
  })
}

function newestFirst(one: ParcelEvent, other: ParcelEvent): number {
  return (
    other.at - one.at ||
    PARCEL_STEPS.indexOf(other.step) - PARCEL_STEPS.indexOf(one.step) ||
    (one.ref < other.ref ? -1 : 1)
  )
}
