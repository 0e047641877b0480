import { createHash } from 'node:crypto'
import { goodsTotal } from '#domain/cart/bag.ts'
import type { PushMessage } from '#contract/push-message.ts'
import { quietUntil } from '#domain/push/quiet-hours.ts'
import { transact } from '../../db/transaction.ts'
import { PushNotSent, type PushProvider } from '../../providers/push/provider.ts'
import type { Services } from '../../services.ts'
import { cartVersion, linesOf } from '../cart/cart.queries.ts'
import { NotNow } from '../jobs/not-now.ts'
import { pieceToShow } from './bag-tags.ts'
import { forget } from './push.commands.ts'
import { placeOfRow } from '../../place-of-row.ts'
import { cartMessage, messageText, stockMessage } from './push.present.ts'
import { subscriptionById, type Subscription } from './push.queries.ts'
import type { PushAbout, QueuedPush } from './queue-push.ts'

/** A reminder of yesterday's bag helps nobody. */
const KEPT_SECONDS = 12 * 3_600

/**
 * Sends one notification of the outbox, if it is still true and welcome; what is not is dropped without a word. A
 * browser that is gone is forgotten.
 */
export async function sendPush(services: Services, payload: string): Promise<void> {
  const { subscription: id, about } = JSON.parse(payload) as QueuedPush
  const subscription = await subscriptionById(services.store.db, id)
  if (!subscription) return
  const message = await messageFor(services, subscription, about)
  if (!message) return
  const now = services.now()
  const morning = quietUntil(now, subscription.time_zone)
  if (morning !== undefined) throw new NotNow('it is night there', morning)
  const sent = await sendTo(services.push, subscription, message).catch((error: unknown) => {
    if (!(error instanceof PushNotSent)) throw error
    if (error.hopeless) throw new NotNow(error.message, 'never')
    throw error.waitMs === undefined ? error : new NotNow(error.message, now + error.waitMs)
  })
  if (sent === 'gone') await transact(services.store, (tx) => forget(tx, id))
}

/** Also how the owner tries it (`npm run store -- push test`). */
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
    keptSeconds: KEPT_SECONDS,
    urgency: message.kind === 'cart' ? 'low' : 'normal',
    // A second message about the same thing takes the place of one that still waits.
    topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 24),
  })
}

async function messageFor(
  services: Services,
  subscription: Subscription,
  about: PushAbout,
): Promise<PushMessage | undefined> {
  const place = placeOfRow(subscription)
  if (about.kind === 'stock') {
    const piece = services.catalogue.sku(about.sku, place, services.now())
    const here = piece && piece.onSale && (await stockOf(services, about.sku)) > 0
    return here && subscription.back_in_stock === 1 ? stockMessage(place, piece) : undefined
  }
  const { principal, version, since } = about
  if (subscription.cart_reminder !== 1 || subscription.principal !== principal) return undefined
  const { db } = services.store
  if ((await cartVersion(db, principal)) !== version || (await hasBought(services, principal, since)))
    return undefined
  const lines = await linesOf(db, principal)
  const piece = pieceToShow(services.catalogue, lines, place, services.now())
  return piece && cartMessage(place, piece, lines.length, goodsTotal(lines))
}

async function hasBought(services: Services, principal: string, since: number): Promise<boolean> {
  const order = await services.store.db
    .selectFrom('shop_order')
    .select('id')
    .where('principal', '=', principal)
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
