import { isSameCourier } from '#domain/orders/courier-links.ts'
import type { Reader } from '../../db/schema/database.ts'
import { NoticeRejected, type ParcelNotice } from '../../providers/shipping/tracking-provider.ts'
import type { Services } from '../../services/services.ts'
import { applyParcelEvents } from './apply-parcel-events.ts'

export interface NoticeAnswer {
  readonly status: 200 | 400 | 404
  readonly body: string
}

/** As received: the signature covers these bytes. */
interface RawNotice {
  readonly raw: Uint8Array
  readonly headers: Headers
}

/**
 * A provider's notice about a parcel: `POST /api/tracking/notice/{provider}`. Its signature is checked on the raw bytes. A parcel that
 * the shop does not have changes nothing, and is answered as one that it has: the provider would repeat the notice.
 */
export async function receiveParcelNotice(
  services: Services,
  provider: string,
  { raw, headers }: RawNotice,
): Promise<NoticeAnswer> {
  const { tracking } = services
  if (provider !== tracking?.name) return { status: 404, body: 'unknown provider' }
  try {
    const notice = await tracking.readNotice(raw, headers, services.now())
    const { events } = notice
    if (events.length > 0)
      for (const parcelId of await parcelsOf(services.store.db, provider, notice))
        await applyParcelEvents(services, { parcelId, events })
    return { status: 200, body: 'ok' }
  } catch (error) {
    if (!(error instanceof NoticeRejected)) throw error
    services.log.warn('tracking.notice-rejected', { provider, why: error.message })
    return { status: 400, body: 'not accepted' }
  }
}

/** Orders that travel together share one number. */
async function parcelsOf(
  db: Reader,
  provider: string,
  { courier, tracking }: ParcelNotice,
): Promise<string[]> {
  const rows = await db
    .selectFrom('parcel')
    .select(['id', 'courier'])
    .where('tracking', '=', tracking)
    .where('provider', '=', provider)
    .orderBy('id')
    .execute()
  return rows.filter((row) => isSameCourier(row.courier, courier)).map(({ id }) => id)
}
