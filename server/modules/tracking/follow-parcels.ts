import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import {
  ParcelRefused,
  ParcelUnknown,
  TrackingDown,
  type FollowedParcel,
  type TrackingProvider,
} from '../../providers/shipping/tracking-provider.ts'
import type { Lease } from '../../queue/lease.ts'
import type { Services } from '../../services/services.ts'
import { applyParcelEvents, type Parcel } from './apply-parcel-events.ts'

const AT_ONCE = 50
/** A provider that is down is left alone for this long. */
const REST_MS = 10 * MINUTE_MS
/** A parcel that its courier does not know is asked for once a day. */
const REFUSED_MS = DAY_MS
/** A parcel that has not arrived by then is not followed any more. */
const LOST_AFTER_MS = 90 * DAY_MS

/** Looks at the parcels that are due, because notices get lost and not every provider sends them. Returns the number of looks. */
export async function followParcels(services: Services, { signal }: Partial<Lease> = {}): Promise<number> {
  const { tracking } = services
  if (!tracking) return 0
  const due = await dueParcels(services, tracking)
    .selectAll()
    .orderBy('next_look_at')
    .limit(AT_ONCE)
    .execute()
  let looks = 0
  for (const parcel of due) {
    if (signal?.aborted) break
    // Moved to the end of the queue first: one parcel that cannot be read must not block the others.
    await lookNext(services, parcel, nextLook(services, tracking, parcel))
    try {
      await lookAt(services, tracking, parcel)
      looks += 1
    } catch (error) {
      if (error instanceof TrackingDown) {
        services.log.warn('tracking.provider-down', { provider: tracking.name, error })
        await rest(services, tracking, parcel)
        return looks
      }
      if (error instanceof ParcelRefused) await lookNext(services, parcel, services.now() + REFUSED_MS)
      services.log.warn('tracking.look-failed', { parcelId: parcel.id, error })
    }
  }
  return looks
}

export async function isAnyParcelDue(services: Services): Promise<boolean> {
  const { tracking } = services
  if (!tracking) return false
  return (await dueParcels(services, tracking).select('id').limit(1).executeTakeFirst()) !== undefined
}

function dueParcels(services: Services, { name }: TrackingProvider) {
  return services.store.db
    .selectFrom('parcel')
    .where('next_look_at', '<=', services.now())
    .where('provider', '=', name)
}

async function lookAt(services: Services, tracking: TrackingProvider, parcel: Parcel): Promise<void> {
  const followed = {
    courier: parcel.courier,
    tracking: parcel.tracking,
    shippedAt: parcel.shipped_at,
  }
  const events = await eventsOf(tracking, followed)
  if (events.length > 0) await applyParcelEvents(services, { parcelId: parcel.id, events })
}

/** The first look at a parcel has the provider follow it. */
async function eventsOf(tracking: TrackingProvider, parcel: FollowedParcel) {
  try {
    return await tracking.look(parcel)
  } catch (error) {
    if (!(error instanceof ParcelUnknown)) throw error
    await tracking.follow(parcel)
    return []
  }
}

function nextLook(services: Services, { everyMs }: TrackingProvider, parcel: Parcel): number | null {
  const next = services.now() + everyMs
  return next - parcel.shipped_at > LOST_AFTER_MS ? null : next
}

/** A parcel that was delivered meanwhile is left alone. */
async function lookNext(services: Services, { id }: Parcel, at: number | null): Promise<void> {
  await services.store.db
    .updateTable('parcel')
    .set({ next_look_at: at })
    .where('id', '=', id)
    .where('next_look_at', 'is not', null)
    .execute()
}

/** All due parcels wait, and the one that could not be read with them. */
async function rest(services: Services, { name }: TrackingProvider, { id }: Parcel): Promise<void> {
  const now = services.now()
  await services.store.db
    .updateTable('parcel')
    .set({ next_look_at: now + REST_MS })
    .where('provider', '=', name)
    .where((row) => row.or([row('next_look_at', '<=', now), row('id', '=', id)]))
    .where('step', '!=', 'delivered')
    .execute()
}
