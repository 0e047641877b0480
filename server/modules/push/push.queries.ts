import { shopperKey, type Shopper, type ShopperKey } from '#domain/account/shopper.ts'
import type { Selectable } from 'kysely'
import type { PushStanding } from '#contract/notices/push.contract.ts'
import { prepare, type Given } from '../../db/prepared.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { PushSubscriptionTable } from '../../db/schema/push-tables.ts'

export type Subscription = Selectable<PushSubscriptionTable>

/** The subscription of this address, if it is this shopper's: an address alone gives no access. */
export async function ownSubscription(
  db: Reader,
  shopper: Shopper | undefined,
  endpoint: string,
): Promise<Subscription | undefined> {
  if (!shopper) return undefined
  return db
    .selectFrom('push_subscription')
    .selectAll()
    .where('endpoint', '=', endpoint)
    .where('shopper', '=', shopperKey(shopper))
    .executeTakeFirst()
}

export async function subscriptionById(db: Reader, id: string): Promise<Subscription | undefined> {
  return db.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst()
}

const reminded = prepare((db, given: Given<{ shopper: ShopperKey }>) =>
  db
    .selectFrom('push_subscription')
    .selectAll()
    .where('shopper', '=', given('shopper'))
    .where('cart_reminder', '=', 1),
)

/** Browsers of one shopper with cart reminders on. */
export async function remindedBrowsers(db: Reader, shopper: Shopper): Promise<Subscription[]> {
  return (await reminded(db, { shopper: shopperKey(shopper) })).rows
}

/** Browsers of one shopper that are notified of the steps of their parcels. */
export function parcelBrowsers(db: Reader, shopper: Shopper): Promise<Subscription[]> {
  return db
    .selectFrom('push_subscription')
    .selectAll()
    .where('shopper', '=', shopperKey(shopper))
    .where('parcel_moves', '=', 1)
    .execute()
}

export async function standingOf(db: Reader, subscription: Subscription | undefined): Promise<PushStanding> {
  if (!subscription) return { known: false, cart: false, stock: false, parcels: false, watches: [] }
  const watches = await db
    .selectFrom('stock_watch')
    .select('sku')
    .where('subscription_id', '=', subscription.id)
    .orderBy('created_at')
    .execute()
  return {
    known: true,
    cart: subscription.cart_reminder === 1,
    stock: subscription.back_in_stock === 1,
    parcels: subscription.parcel_moves === 1,
    watches: watches.map((watch) => watch.sku),
  }
}
