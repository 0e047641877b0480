import type { ShopperKey } from '#domain/account/shopper.ts'
import type { NotifiedStep } from '#domain/orders/notified-steps.ts'
import { quietUntil } from '#domain/push/quiet-hours.ts'
import type { Tx } from '../../db/schema/database.ts'
import { queueOut } from '../../queue/outbox.ts'
import type { Subscription } from './push.queries.ts'

/** The subject of a notification: enough to check, when it is sent, whether it is still true. */
export type PushAbout =
  | { readonly kind: 'cart'; readonly shopper: ShopperKey; readonly version: number; readonly since: number }
  | { readonly kind: 'stock'; readonly sku: string }
  | {
      readonly kind: 'search'
      readonly shopper: ShopperKey
      readonly id: string
      /** The newest piece, and how many there are. */
      readonly spu: string
      readonly count: number
    }
  | {
      readonly kind: 'parcel'
      readonly shopper: ShopperKey
      readonly parcelId: string
      readonly step: NotifiedStep
    }

export interface QueuedPush {
  readonly subscription: string
  readonly about: PushAbout
}

/**
 * Writes a notification into the outbox, for the morning if it is night in the user's time zone. Queued once per `ref`
 * and subscription.
 */
export async function queuePush(
  tx: Tx,
  { id, time_zone }: Pick<Subscription, 'id' | 'time_zone'>,
  { about, ref, now }: { readonly about: PushAbout; readonly ref: string; readonly now: number },
): Promise<void> {
  const payload: QueuedPush = { subscription: id, about }
  await queueOut(
    tx,
    { kind: 'push', ref: `${ref}:${id}`, payload: { ...payload } },
    quietUntil(now, time_zone) ?? now,
  )
}
