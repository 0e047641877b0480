import type { Selectable } from 'kysely'
import { furthestStep, PARCEL_STEPS, type ParcelEvent, type ParcelStep } from '#domain/orders/parcel-steps.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ParcelTable } from '../../db/schema/after-sale-tables.ts'
import { transact } from '../../db/transaction.ts'
import { raise } from '../../events/raise.ts'
import type { Services } from '../../services/services.ts'
import { deliverParcel } from '../orders/after-sale/deliver-parcel.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { lockOrder } from '../orders/orders.queries.ts'

export type Parcel = Selectable<ParcelTable>

type ApplyServices = Pick<Services, 'store' | 'now' | 'catalogue' | 'env' | 'log' | 'listeners'>

interface ReadEvents {
  readonly parcelId: string
  readonly events: readonly ParcelEvent[]
}

/**
 * Writes the events of a parcel that a look or a notice has read. Events come late, twice and out of order; every sequence of them ends in
 * the same rows, because step and delivery are computed from all events that are written (traps 2.10).
 */
export async function applyParcelEvents(services: ApplyServices, read: ReadEvents): Promise<void> {
  await transact(services.store, (tx) => applyWithin(tx, services, read))
}

async function applyWithin(tx: Tx, services: ApplyServices, read: ReadEvents): Promise<void> {
  const { parcelId } = read
  const now = services.now()
  const known = await parcelById(tx, parcelId)
  if (!known) return
  // A number that a courier has used before has events of that parcel, too.
  const events = read.events.filter(({ at }) => at >= known.shipped_at - DAY_MS)
  if (!(await hasNews(tx, parcelId, events))) return
  const order = await lockOrder(tx, known.order_id, now)
  const before = await parcelById(tx, parcelId)
  if (!order || !before) return
  await addEvents(tx, { parcelId, events }, now)
  const after = await standingOf(tx, before)
  if (after.deliveredAt !== null) await deliverParcel(tx, services, { parcelId, at: after.deliveredAt })
  await keepStanding(tx, before, after)
  if (PARCEL_STEPS.indexOf(after.step) <= PARCEL_STEPS.indexOf(before.step)) return
  await raise(tx, services, {
    name: 'parcel.moved',
    orderId: order.id,
    parcelId,
    step: after.step,
    at: now,
  })
}

function parcelById(tx: Tx, id: string): Promise<Parcel | undefined> {
  return tx.selectFrom('parcel').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Most looks find nothing new, and write nothing. */
async function hasNews(tx: Tx, parcelId: string, events: readonly ParcelEvent[]): Promise<boolean> {
  const rows = await tx.selectFrom('parcel_event').select('ref').where('parcel_id', '=', parcelId).execute()
  const refs = new Set(rows.map(({ ref }) => ref))
  return events.some(({ ref }) => !refs.has(ref))
}

/** A clock that is ahead dates no event later than it was read. */
async function addEvents(tx: Tx, { parcelId, events }: ReadEvents, now: number): Promise<void> {
  const rows = events.map(({ ref, step, place, at }) => ({
    parcel_id: parcelId,
    ref,
    step,
    place,
    at: Math.min(at, now),
    read_at: now,
  }))
  await tx
    .insertInto('parcel_event')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['parcel_id', 'ref']).doNothing())
    .execute()
}

interface Standing {
  readonly step: ParcelStep
  readonly deliveredAt: number | null
}

/**
 * Step and delivery of a parcel, from all its events. A step that was reached without a provider, such as a delivery that the buyer has
 * confirmed, stays; the courier's time of a delivery is preferred.
 */
async function standingOf(tx: Tx, parcel: Parcel): Promise<Standing> {
  const events = await tx
    .selectFrom('parcel_event')
    .select(['step', 'at'])
    .where('parcel_id', '=', parcel.id)
    .execute()
  const deliveries = events.filter(({ step }) => step === 'delivered').map(({ at }) => at)
  return {
    step: furthestStep([parcel, ...events]),
    deliveredAt: deliveries.length > 0 ? Math.min(...deliveries) : parcel.delivered_at,
  }
}

/** The order follows a delivery of which an earlier time is read later. */
async function keepStanding(tx: Tx, parcel: Parcel, { step, deliveredAt }: Standing): Promise<void> {
  const isOver = deliveredAt === null ? {} : { next_look_at: null }
  await tx
    .updateTable('parcel')
    .set({ step, delivered_at: deliveredAt, ...isOver })
    .where('id', '=', parcel.id)
    .execute()
  if (deliveredAt === null) return
  await tx
    .updateTable('shop_order')
    .set((row) => ({
      delivered_at: row
        .selectFrom('parcel')
        .select(({ fn }) => fn.max('parcel.delivered_at').as('last'))
        .where('parcel.order_id', '=', parcel.order_id),
    }))
    .where('id', '=', parcel.order_id)
    .where('delivered_at', 'is not', null)
    .execute()
}
