import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { cartAdd } from '#contract/buying/cart.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { pushState, pushSubscribe } from '#contract/notices/push.contract.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { deliverOutbox } from '#server/queue/outbox.ts'
import { remindOfCarts } from '#server/modules/push/cart-reminders.ts'
import type { Services } from '#server/services/services.ts'
import type { Engine } from '#server/db/open.ts'
import { somePieces, type Piece } from '../shops/pieces.ts'
import { aPushService, type Browser, type PushService } from './push-service.ts'
import { aShop, type Shop } from '../shops/shop.ts'
import { aTestClient, type TestClient } from '../shops/test-client.ts'

export const SINGAPORE = 'Asia/Singapore'
/** Eleven in the morning in Singapore, on a day after the demo shop was filled. */
export const MORNING = Math.floor(Date.now() / DAY_MS) * DAY_MS + 3 * HOUR_MS + 2 * DAY_MS
export const keyed = () => ({ [HEADERS.idempotency]: randomUUID() })

/**
 * A server with notifications, the push service, and a user with a browser: the server once for all tests of its
 * describe block, everything else new for each.
 */
export function aPushWorld(engine: Engine) {
  let shop: Shop
  let service: PushService
  let dress: Piece
  let other: Piece

  beforeAll(async () => {
    shop = await aShop(engine, { env: { PUSH_LOOPBACK: 'on', CART_REMINDER_HOURS: '4' } })
    service = await aPushService()
    const piece = await somePieces(shop)
    dress = piece(0)
    other = piece(1)
  })
  afterAll(async () => {
    await shop.close()
    await service.close()
  })

  let guest: TestClient
  let browser: Browser
  beforeEach(() => {
    shop.clock.now = MORNING
    guest = aTestClient(shop.url)
    browser = service.browser()
    service.answerWith(201)
  })
  afterEach(async () => {
    const { db } = shop.services.store
    for (const table of ['push_subscription', 'push_tag', 'stock_watch', 'outbox', 'job_lease'] as const)
      await db.deleteFrom(table).execute()
    expect(service.complaints).toEqual([])
  })

  const keysOf = ({ endpoint, p256dh, auth }: Browser) => ({ endpoint, p256dh, auth })
  const subscribe = (
    who = guest,
    with_ = browser,
    switches: { cart?: boolean; stock?: boolean; parcels?: boolean } = {},
  ) => who.get(pushSubscribe, { ...keysOf(with_), timeZone: SINGAPORE, cart: true, stock: true, ...switches })
  const add = (piece = dress, who = guest) =>
    who.get(cartAdd, { productId: piece.productId, sku: piece.sku, qty: 1 }, keyed())
  const pass = (hours: number) => {
    shop.clock.now += hours * HOUR_MS
  }
  /** One run of every sending job, on the given number of nodes. */
  async function work(...nodes: Services[]): Promise<void> {
    const all = nodes.length > 0 ? nodes : [shop.services]
    await Promise.all(all.map((node) => remindOfCarts(node)))
    await Promise.all(all.map((node, at) => deliverOutbox(node, { owner: `node ${at}` })))
  }
  const tags = () => shop.services.store.db.selectFrom('push_tag').selectAll().execute()
  const rows = () => shop.services.store.db.selectFrom('push_subscription').selectAll().execute()
  const outbox = () => shop.services.store.db.selectFrom('outbox').selectAll().execute()

  const state = () => guest.get(pushState, { endpoint: browser.endpoint })
  async function stock(sku: string, pieces: number): Promise<void> {
    await shop.services.store.db.updateTable('sku').set({ stock: pieces }).where('sku', '=', sku).execute()
    await shop.services.catalogue.reread([sku])
  }

  return {
    now: () => ({ shop, service, dress, other, guest, browser }),
    keysOf,
    subscribe,
    add,
    pass,
    work,
    tags,
    rows,
    outbox,
    state,
    stock,
  }
}
