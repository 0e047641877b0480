import { parseShopperKey, shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { createHash } from 'node:crypto'
import type { PushMessage } from '#contract/push-message.ts'
import { quietUntil } from '#domain/push/quiet-hours.ts'
import { HOUR_S } from '#domain/time-units.ts'
import { transact } from '../../db/transaction.ts'
import { PushNotSent, type PushProvider } from '../../providers/push/push-provider.ts'
import type { Services } from '../../services/services.ts'
import { cartVersion, linesOf } from '../cart/cart.queries.ts'
import type { QueuedItem } from '../../queue/outbox.ts'
import { RetryLater } from '../../queue/retry-later.ts'
import { aboutParcel } from './parcel-push.ts'
import { pieceToShow } from './push-tags.ts'
import { forget } from './push.commands.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import { cartMessage, messageText, searchMessage, stockMessage } from './push.present.ts'
import { subscriptionById, type Subscription } from './push.queries.ts'
import type { PushAbout, QueuedPush } from './queue-push.ts'

/** A reminder expires after twelve hours. */
const TTL_SECONDS = 12 * HOUR_S

/**
 * Sends one notification of the outbox, if it is still true and subscribed; otherwise it is dropped. A subscription
 * that has expired is deleted.
 */
export async function sendPush(services: Services, { payload }: Pick<QueuedItem, 'payload'>): Promise<void> {
  const { subscription: id, about } = JSON.parse(payload) as QueuedPush
  const subscription = await subscriptionById(services.store.db, id)
  if (!subscription) return
  const message = await messageFor(services, subscription, about)
  if (!message) return
  const now = services.now()
  const morning = quietUntil(now, subscription.time_zone)
  if (morning !== undefined) throw new RetryLater('it is night there', morning)
  const sent = await sendTo(services.push, subscription, message).catch((error: unknown) => {
    if (!(error instanceof PushNotSent)) throw error
    if (error.hopeless) throw new RetryLater(error.message, 'never')
    throw error.waitMs === undefined ? error : new RetryLater(error.message, now + error.waitMs)
  })
  if (sent === 'gone') await transact(services.store, (tx) => forget(tx, id))
}

/** The store tool uses it, too (`npm run store -- push test`). */
export function sendTo(
  push: PushProvider,
  { endpoint, p256dh, auth }: Pick<Subscription, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
): Promise<'sent' | 'gone'> {
  return push.send({
    endpoint,
    p256dh,
    auth,
    text: messageText(message),
    ttlSeconds: TTL_SECONDS,
    urgency: message.kind === 'cart' ? 'low' : 'normal',
    // A second message about the same subject replaces one that is still waiting.
    topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 24),
  })
}

async function messageFor(
  services: Services,
  subscription: Subscription,
  about: PushAbout,
): Promise<PushMessage | undefined> {
  const storefront = storefrontOfRow(subscription)
  const reader = { storefront, say: services.texts.in(storefront.language) }
  if (about.kind === 'stock') {
    const piece = services.catalogue.sku(about.sku, storefront, services.now())
    const here = piece && piece.onSale && (await stockOf(services, about.sku)) > 0
    return here && subscription.back_in_stock === 1 ? stockMessage(reader, piece) : undefined
  }
  if (about.kind === 'search') return aboutSearch(services, subscription, about)
  if (about.kind === 'parcel') return aboutParcel(services.store.db, subscription, { reader, about })
  const { version, since } = about
  if (subscription.cart_reminder !== 1 || subscription.shopper !== about.shopper) return undefined
  const shopper = parseShopperKey(about.shopper)
  const { db } = services.store
  if ((await cartVersion(db, shopper)) !== version || (await hasBought(services, shopper, since)))
    return undefined
  const lines = await linesOf(db, shopper)
  const piece = pieceToShow(services.catalogue, lines, { ...storefront, now: services.now() })
  return piece && cartMessage(reader, piece, lines.length)
}

/** Dropped if the search was deleted or the browser is another shopper's by now. */
async function aboutSearch(
  services: Services,
  subscription: Subscription,
  { shopper, id, spu, count }: Extract<PushAbout, { kind: 'search' }>,
): Promise<PushMessage | undefined> {
  if (subscription.shopper !== shopper || subscription.back_in_stock !== 1) return undefined
  const search = await services.store.db
    .selectFrom('saved_search')
    .select(['id', 'name', 'page'])
    .where('shopper', '=', shopper)
    .where('id', '=', id)
    .executeTakeFirst()
  const storefront = storefrontOfRow(subscription)
  const [piece] = services.catalogue.cards([spu], storefront)
  const reader = { storefront, say: services.texts.in(storefront.language) }
  return search && piece && searchMessage(reader, { ...search, count }, piece)
}

async function hasBought(services: Services, shopper: Shopper, since: number): Promise<boolean> {
  const order = await services.store.db
    .selectFrom('shop_order')
    .select('id')
    .where('shopper', '=', shopperKey(shopper))
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

async function stockOf(services: Services, sku: string): Promise<number> {
  const row = await services.store.db
    .selectFrom('sku')
    .select('stock')
    .where('sku', '=', sku)
    .where('hidden', '=', 0)
    .executeTakeFirst()
  return row?.stock ?? 0
}
