import { parseShopperKey, shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { transact } from '../../db/transaction.ts'
import type { Services } from '../../services/services.ts'
import { cartVersion } from '../cart/cart.queries.ts'
import type { Lease } from '../../queue/lease.ts'
import { remindedBrowsers } from './push.queries.ts'
import { queuePush } from './queue-push.ts'

const AT_ONCE = 100
/** A user who keeps changing the cart is not reminded every few hours. */
const REST_MS = 24 * HOUR_MS

/**
 * Queues reminders of carts that were not changed for some hours. The tags are cleared in the transaction that writes
 * the outbox: one cart, one reminder, regardless of the number of nodes and of crashes. Returns their number.
 */
export async function remindOfCarts(services: Services, { signal }: Partial<Lease> = {}): Promise<number> {
  const due = await dueCarts(services).select(['shopper', 'cart_update']).limit(AT_ONCE).execute()
  let reminded = 0
  for (const { shopper, cart_update } of due) {
    if (signal?.aborted) break
    if (cart_update !== null && (await remind(services, parseShopperKey(shopper), cart_update))) reminded += 1
  }
  return reminded
}

export async function isAnyCartDue(services: Services): Promise<boolean> {
  return (await dueCarts(services).select('shopper').limit(1).executeTakeFirst()) !== undefined
}

function dueCarts(services: Services) {
  const now = services.now()
  return services.store.db
    .selectFrom('push_tag')
    .where('cart_update', '<=', now - services.env.CART_REMINDER_HOURS * HOUR_MS)
    .where((row) => row.or([row('reminded_at', 'is', null), row('reminded_at', '<=', now - REST_MS)]))
    .orderBy('cart_update')
}

async function remind(services: Services, shopper: Shopper, since: number): Promise<boolean> {
  const now = services.now()
  return transact(services.store, async (tx) => {
    const cleared = await tx
      .updateTable('push_tag')
      .set({ cart_update: null, product_name: null, product_image: null, reminded_at: now })
      .where('shopper', '=', shopperKey(shopper))
      .where('cart_update', '=', since)
      .executeTakeFirst()
    if (cleared.numUpdatedRows !== 1n) return false
    const version = await cartVersion(tx, shopper)
    const browsers = await remindedBrowsers(tx, shopper)
    const about = { kind: 'cart', shopper: shopperKey(shopper), version, since } as const
    for (const browser of browsers) await queuePush(tx, browser, { about, ref: `cart:${since}`, now })
    return browsers.length > 0
  })
}
