import type { PushMessage } from '#contract/push-message.ts'
import { parseShopperKey, shopperKey } from '#domain/account/shopper.ts'
import type { NotifiedStep } from '#domain/orders/notified-steps.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'
import { parcelMessage, type PushReader } from './push.present.ts'
import { parcelBrowsers, type Subscription } from './push.queries.ts'
import { queuePush, type PushAbout } from './queue-push.ts'

interface ParcelMove {
  readonly parcelId: string
  readonly step: NotifiedStep
  readonly at: number
}

/** Queues a notification for every browser of a member that is notified of parcels. A guest has no page that follows a parcel. */
export async function queueParcelPush(tx: Tx, { parcelId, step, at }: ParcelMove): Promise<void> {
  const parcel = await parcelWithOrder(tx, parcelId)
  if (!parcel) return
  const shopper = parseShopperKey(parcel.shopper)
  if (shopper.kind !== 'member') return
  const about = { kind: 'parcel', shopper: shopperKey(shopper), parcelId, step } as const
  for (const browser of await parcelBrowsers(tx, shopper))
    await queuePush(tx, browser, { about, ref: `${step}:${parcelId}`, now: at })
}

/** Dropped when the parcel is a step further, the browser another shopper's, or its notifications are off by now. */
export async function aboutParcel(
  db: Reader,
  subscription: Subscription,
  { reader, about }: { readonly reader: PushReader; readonly about: Extract<PushAbout, { kind: 'parcel' }> },
): Promise<PushMessage | undefined> {
  if (subscription.parcel_moves !== 1 || subscription.shopper !== about.shopper) return undefined
  const parcel = await parcelWithOrder(db, about.parcelId)
  if (parcel?.step !== about.step || parcel.shopper !== about.shopper) return undefined
  return parcelMessage(reader, { ...parcel, step: about.step })
}

function parcelWithOrder(db: Reader, parcelId: string) {
  return db
    .selectFrom('parcel')
    .innerJoin('shop_order', 'shop_order.id', 'parcel.order_id')
    .select([
      'parcel.id',
      'parcel.courier',
      'parcel.tracking',
      'parcel.step',
      'shop_order.number',
      'shop_order.shopper',
    ])
    .where('parcel.id', '=', parcelId)
    .executeTakeFirst()
}
