import { parseShopperKey, shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { randomUUID } from 'node:crypto'
import type { InputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/notices/push.contract.ts'
import { isTimeZone } from '#domain/push/quiet-hours.ts'
import type { Tx } from '../../db/schema/database.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { ShopperContext } from '../../services/route.ts'
import { linesOf } from '../cart/cart.queries.ts'
import { clearTags, updatePushTags } from './push-tags.ts'
import { ownSubscription, remindedBrowsers, type Subscription } from './push.queries.ts'

/** Maximum of one user's devices; a new one replaces the oldest. */
const MOST_BROWSERS = 20
const MOST_WATCHES = 100

type Subscribing = InputOf<typeof contract.pushSubscribe>

/** Stores a push subscription. Subscribing again changes its topics, and never duplicates it. */
export async function subscribe(tx: Tx, context: ShopperContext, input: Subscribing): Promise<Subscription> {
  checkAddress(context, input.endpoint)
  const wanted = {
    shopper: shopperKey(context.shopper),
    site: context.site,
    lang: context.language,
    time_zone: readTimeZone(input.timeZone),
    cart_reminder: input.cart ? 1 : 0,
    back_in_stock: input.stock ? 1 : 0,
    ...parcelMoves(input),
    changed_at: context.now,
  }
  const { endpoint, p256dh, auth } = input
  await tx
    .insertInto('push_subscription')
    .values({
      id: randomUUID(),
      endpoint,
      p256dh,
      auth,
      ...wanted,
      parcel_moves: input.parcels ? 1 : 0,
      created_at: context.now,
    })
    .onConflict((conflict) => conflict.column('endpoint').doNothing())
    .execute()
  const known = await tx
    .selectFrom('push_subscription')
    .selectAll()
    .where('endpoint', '=', endpoint)
    .executeTakeFirstOrThrow()
  // Only the browser has its keys: an intercepted address cannot take over the subscription.
  if (known.p256dh !== p256dh || known.auth !== auth) throw new ShopError('forbidden')
  await tx.updateTable('push_subscription').set(wanted).where('id', '=', known.id).execute()
  if (known.shopper !== wanted.shopper) {
    await tx.deleteFrom('stock_watch').where('subscription_id', '=', known.id).execute()
    await settleTags(tx, { ...context, shopper: parseShopperKey(known.shopper) })
  }
  await dropOldest(tx, context.shopper)
  await settleTags(tx, context)
  return { ...known, ...wanted }
}

/** Moves a subscription to the browser's new address; throws `push-unknown` for an unknown one. */
export async function renew(
  tx: Tx,
  context: ShopperContext,
  { old, endpoint, p256dh, auth }: InputOf<typeof contract.pushRenew>,
): Promise<Subscription> {
  checkAddress(context, endpoint)
  const known = await mustOwn(tx, context, old)
  await tx
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('shopper', '=', shopperKey(context.shopper))
    .where('id', '!=', known.id)
    .execute()
  const moved = { endpoint, p256dh, auth, changed_at: context.now }
  await tx.updateTable('push_subscription').set(moved).where('id', '=', known.id).execute()
  return { ...known, ...moved }
}

export async function setPreferences(
  tx: Tx,
  context: ShopperContext,
  { endpoint, timeZone, cart, stock, parcels }: InputOf<typeof contract.pushPreferences>,
): Promise<Subscription> {
  const known = await mustOwn(tx, context, endpoint)
  const wanted = {
    time_zone: readTimeZone(timeZone),
    site: context.site,
    lang: context.language,
    cart_reminder: cart ? 1 : 0,
    back_in_stock: stock ? 1 : 0,
    ...parcelMoves({ parcels }),
    changed_at: context.now,
  }
  await tx.updateTable('push_subscription').set(wanted).where('id', '=', known.id).execute()
  if (known.cart_reminder !== wanted.cart_reminder) await settleTags(tx, context)
  return { ...known, ...wanted }
}

function parcelMoves({ parcels }: { readonly parcels?: boolean | undefined }) {
  return parcels === undefined ? {} : { parcel_moves: parcels ? 1 : 0 }
}

/** No browser of this shopper gets this kind of notification until it turns it on again. */
export async function turnOffEverywhere(
  tx: Tx,
  shopper: Shopper,
  kind: 'cart_reminder' | 'back_in_stock' | 'parcel_moves',
): Promise<void> {
  await tx
    .updateTable('push_subscription')
    .set({ [kind]: 0 })
    .where('shopper', '=', shopperKey(shopper))
    .execute()
  if (kind === 'cart_reminder') await clearTags(tx, shopper)
}

/** Stores a back-in-stock request for a known piece. It also turns that kind of notification on. */
export async function watchStock(
  tx: Tx,
  context: ShopperContext,
  { endpoint, sku, on }: InputOf<typeof contract.pushWatch>,
): Promise<Subscription> {
  const known = await mustOwn(tx, context, endpoint)
  if (!on) {
    await tx
      .deleteFrom('stock_watch')
      .where('subscription_id', '=', known.id)
      .where('sku', '=', sku)
      .execute()
    return known
  }
  if (!context.services.catalogue.sku(sku, context, context.now)) throw new ShopError('sku-unknown', { sku })
  const { n } = await tx
    .selectFrom('stock_watch')
    .select((row) => row.fn.countAll().as('n'))
    .where('subscription_id', '=', known.id)
    .executeTakeFirstOrThrow()
  if (Number(n) >= MOST_WATCHES) throw new ShopError('too-many', { retryAfter: 60 })
  await tx
    .insertInto('stock_watch')
    .values({ subscription_id: known.id, sku, created_at: context.now })
    .onConflict((conflict) => conflict.columns(['sku', 'subscription_id']).doNothing())
    .execute()
  await tx.updateTable('push_subscription').set({ back_in_stock: 1 }).where('id', '=', known.id).execute()
  return { ...known, back_in_stock: 1 }
}

export async function unsubscribe(tx: Tx, context: ShopperContext, endpoint: string): Promise<void> {
  const known = await ownSubscription(tx, context.shopper, endpoint)
  if (!known) return
  await forget(tx, known.id)
  await settleTags(tx, context)
}

/** Deletes all rows of a browser; a queued message for it is not delivered. */
export async function forget(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('stock_watch').where('subscription_id', '=', id).execute()
  await tx.deleteFrom('push_subscription').where('id', '=', id).execute()
}

/** Tags exist exactly while a user has reminders on and something in the cart. */
async function settleTags(tx: Tx, context: ShopperContext): Promise<void> {
  if ((await remindedBrowsers(tx, context.shopper)).length === 0) return clearTags(tx, context.shopper)
  return updatePushTags(tx, context, await linesOf(tx, context.shopper))
}

async function mustOwn(tx: Tx, context: ShopperContext, endpoint: string): Promise<Subscription> {
  const known = await ownSubscription(tx, context.shopper, endpoint)
  if (!known) throw new ShopError('push-unknown')
  return known
}

/** Of more browsers than a user may have, the ones that changed last stay. */
export async function dropOldest(tx: Tx, shopper: Shopper): Promise<void> {
  const browsers = await tx
    .selectFrom('push_subscription')
    .select('id')
    .where('shopper', '=', shopperKey(shopper))
    .orderBy('changed_at', 'desc')
    .execute()
  for (const { id } of browsers.slice(MOST_BROWSERS)) await forget(tx, id)
}

function checkAddress({ services }: ShopperContext, endpoint: string): void {
  if (!services.push.accepts(endpoint)) throw new ShopError('push-address')
}

function readTimeZone(name: string): string {
  if (isTimeZone(name)) return name
  throw new ShopError('bad-input', { problems: [{ field: 'timeZone', problem: 'a time zone' }] })
}
