import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartAdd, cartList, cartRemove, cartSelect } from '#contract/cart.ts'
import { placeOrder, quoteOrder } from '#contract/checkout.ts'
import { HEADERS } from '#contract/envelope.ts'
import { MOST_MESSAGE_BYTES, readPushMessage } from '#contract/push-message.ts'
import {
  pushKey,
  pushPreferences,
  pushRenew,
  pushState,
  pushSubscribe,
  pushUnsubscribe,
  pushWatch,
} from '#contract/push.ts'
import { openStore } from '#server/db/open.ts'
import type { Services } from '#server/services.ts'
import { endEngines, ENGINES } from '#tests/world/engines.ts'
import { aPushService, type Browser, type PushService } from '#tests/world/push-service.ts'
import { aShop, type Shop } from '#tests/world/shop.ts'
import { aShopper, type Shopper } from '#tests/world/shopper.ts'
import { ADDRESS } from '#tests/world/till.ts'
import { runOnce, JOBS } from '../jobs/jobs.ts'
import { deliverOutbox } from '../jobs/outbox.ts'
import { announceBackInStock } from './back-in-stock.ts'
import { remindOfBags } from './cart-reminders.ts'
import { vapidKeysOf } from './vapid-keys.ts'

afterAll(endEngines)

const HOUR = 3_600_000
const SINGAPORE = 'Asia/Singapore'
/** Eleven in the morning in Singapore, some day after the demo shop was filled. */
const MORNING = Math.floor(Date.now() / (24 * HOUR)) * 24 * HOUR + 3 * HOUR + 48 * HOUR
const keyed = () => ({ [HEADERS.idempotency]: randomUUID() })

describe.each(ENGINES)('notifications on %s', (engine) => {
  let shop: Shop
  let service: PushService
  let dress: { sku: string; productId: string; name: string }
  let other: typeof dress

  beforeAll(async () => {
    shop = await aShop(engine, { env: { PUSH_LOOPBACK: 'on', CART_REMINDER_HOURS: '4' } })
    service = await aPushService()
    const rows = await shop.services.store.db
      .selectFrom('sku')
      .select(['sku', 'product_id as productId'])
      .where('stock', '>', 20)
      .orderBy('sku')
      .execute()
    const place = { site: 'sg', language: 'en', currency: 'SGD', locale: 'en-GB' } as const
    const found = rows.flatMap((row) => {
      const facts = shop.services.catalogue.sku(row.sku, place, shop.clock.now)
      return facts?.sellable && facts.onSale ? [{ ...row, name: facts.name }] : []
    })
    const [first] = found
    const second = found.find(({ productId }) => productId !== first?.productId)
    if (!first || !second) throw new RangeError('the demo shop sells too little')
    dress = first
    other = second
  })
  afterAll(async () => {
    await shop.close()
    await service.close()
  })

  let guest: Shopper
  let browser: Browser
  beforeEach(() => {
    shop.clock.now = MORNING
    guest = aShopper(shop.url)
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
  const subscribe = (who = guest, with_ = browser, wish: { cart?: boolean; stock?: boolean } = {}) =>
    who.get(pushSubscribe, { ...keysOf(with_), timeZone: SINGAPORE, cart: true, stock: true, ...wish })
  const add = (piece = dress, who = guest) =>
    who.get(cartAdd, { productId: piece.productId, sku: piece.sku, qty: 1 }, keyed())
  const pass = (hours: number) => {
    shop.clock.now += hours * HOUR
  }
  /** One turn of everything that sends, on as many nodes as are given. */
  async function work(...nodes: Services[]): Promise<void> {
    const all = nodes.length > 0 ? nodes : [shop.services]
    await Promise.all(all.map((node) => remindOfBags(node)))
    await Promise.all(all.map((node, at) => deliverOutbox(node, { owner: `node ${at}` })))
  }
  const tags = () => shop.services.store.db.selectFrom('push_tag').selectAll().execute()
  const rows = () => shop.services.store.db.selectFrom('push_subscription').selectAll().execute()
  const outbox = () => shop.services.store.db.selectFrom('outbox').selectAll().execute()

  describe('a bag that was left', () => {
    beforeEach(async () => {
      await subscribe()
      await add()
    })

    test('is called to mind after the set time, with its picture, and not before', async () => {
      pass(3.9)
      await work()
      expect(browser.received).toEqual([])
      pass(0.1)
      await work()
      const [{ message, bytes, headers, key } = nothing()] = browser.received
      expect(message).toMatchObject({
        kind: 'cart',
        title: 'Your bag is as you left it',
        body: dress.name,
        url: '/cart',
        tag: 'cart',
        count: 1,
        lang: 'en',
        actions: [
          { action: 'open', title: 'Open bag' },
          { action: 'later', title: 'Not now' },
        ],
      })
      expect(readPushMessage(message)).toEqual(message)
      expect((await fetch(`${shop.url}${String(message['image'])}`)).headers.get('content-type')).toBe(
        'image/webp',
      )
      expect(bytes).toBeLessThan(MOST_MESSAGE_BYTES)
      expect(headers).toMatchObject({ urgency: 'low', ttl: String(12 * 3_600) })
      expect(key).toBe((await guest.get(pushKey, {})).key)
    })

    test('sets the tags of spec 7.3, which the reminder clears', async () => {
      expect(await tags()).toMatchObject([
        { cart_update: MORNING, product_name: dress.name, product_image: expect.stringContaining('/media/') },
      ])
      pass(4)
      await work()
      expect(await tags()).toMatchObject([{ cart_update: null, product_name: null, product_image: null }])
    })

    test('is counted from its last change', async () => {
      pass(3)
      await add(other)
      pass(3.9)
      await work()
      expect(browser.received).toHaveLength(0)
      pass(0.1)
      await work()
      expect(browser.received[0]?.message).toMatchObject({ body: `${other.name} and 1 more piece`, count: 2 })
    })

    test('is called to mind once, however long it lies', async () => {
      for (let hour = 0; hour < 72; hour++) {
        pass(1)
        await work()
      }
      expect(browser.received).toHaveLength(1)
    })

    test('a bag that is changed every day is not called to mind more often than once a day', async () => {
      pass(4)
      await work()
      await add(other)
      pass(4)
      await work()
      expect(browser.received).toHaveLength(1)
      pass(20)
      await work()
      expect(browser.received).toHaveLength(2)
    })

    test('by one of many nodes that look at the same moment', async () => {
      const second = await openStore(shop.services.env)
      pass(4)
      await work(shop.services, { ...shop.services, store: second }, shop.services)
      await work(shop.services, { ...shop.services, store: second })
      await second.db.destroy()
      expect(browser.received).toHaveLength(1)
    })

    test('also when the shop was restarted between the wish and the sending', async () => {
      pass(4)
      await remindOfBags(shop.services)
      const reopened = await openStore(shop.services.env)
      const keys = await vapidKeysOf(reopened.db)
      await deliverOutbox({ ...shop.services, store: reopened })
      await reopened.db.destroy()
      expect(browser.received).toMatchObject([{ key: keys.publicKey }])
    })

    test('in the language the browser was subscribed in, and on all browsers of the person', async () => {
      const tablet = service.browser()
      await guest.get(
        pushSubscribe,
        { ...keysOf(tablet), timeZone: 'Europe/Paris', cart: true, stock: false },
        { [HEADERS.lang]: 'fr-FR' },
      )
      await add(other)
      pass(6)
      await work()
      expect(tablet.received[0]?.message).toMatchObject({
        title: 'Votre panier vous attend',
        lang: 'fr',
        url: '/fr/cart',
        actions: [{ title: 'Voir le panier' }, { title: 'Plus tard' }],
      })
      expect(browser.received).toHaveLength(1)
    })

    test.each<[string, () => Promise<unknown>]>([
      ['it was emptied', () => guest.get(cartRemove, { skus: [dress.sku] }, keyed())],
      [
        'something was bought',
        async () => {
          const basket = { shippingMethod: 'delivery' } as const
          const { quoteId } = await guest.get(quoteOrder, basket)
          const asked = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS }
          await guest.get(placeOrder, asked, keyed())
        },
      ],
      [
        'the shopper wants no reminders',
        () =>
          guest.get(pushPreferences, {
            endpoint: browser.endpoint,
            timeZone: SINGAPORE,
            cart: false,
            stock: true,
          }),
      ],
      [
        'the shopper wants nothing any more',
        () => guest.get(pushUnsubscribe, { endpoint: browser.endpoint }),
      ],
      ['the goods are sold out', () => stock(dress.sku, 0)],
    ])('is not called to mind when %s', async (_, happens) => {
      await happens()
      const before = service.asked()
      try {
        for (let hour = 0; hour < 30; hour++) {
          pass(1)
          await work()
        }
        expect(service.asked()).toBe(before)
        expect(browser.received).toEqual([])
      } finally {
        await stock(dress.sku, 30)
      }
    })

    test.each<[string, () => Promise<unknown>]>([
      ['emptied', () => guest.get(cartRemove, { skus: [dress.sku] }, keyed())],
      ['changed', () => guest.get(cartSelect, { skus: [dress.sku], selected: false }, keyed())],
      ['given up', () => guest.get(pushUnsubscribe, { endpoint: browser.endpoint })],
    ])('nor when it was %s while the reminder waited to go out', async (_, happens) => {
      pass(4)
      await remindOfBags(shop.services)
      await happens()
      await deliverOutbox(shop.services)
      expect(browser.received).toEqual([])
    })

    test('nobody is woken up: at night it waits for the morning where the shopper is', async () => {
      pass(8)
      await add(other)
      pass(4)
      await work()
      expect(browser.received).toEqual([])
      shop.clock.now = MORNING + 22 * HOUR - 1
      await work()
      expect(browser.received).toEqual([])
      shop.clock.now += 1
      await work()
      expect(browser.received).toHaveLength(1)
    })

    test('a reminder that could not go out by day does not go out at night', async () => {
      pass(9)
      service.answerWith(503)
      await work()
      service.answerWith(201)
      pass(2)
      await work()
      expect(browser.received).toEqual([])
      pass(11)
      await work()
      expect(browser.received).toHaveLength(1)
    })

    test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
      pass(4)
      service.answerWith(status)
      await work()
      expect(await rows()).toEqual([])
      expect(await outbox()).toMatchObject([{ state: 'sent' }])
    })

    test.each([
      [429, { 'retry-after': '600' }, 600],
      [503, {}, 5],
      [500, { 'retry-after': '1' }, 5],
    ])('a push service that says %i %j is asked again later', async (status, headers, seconds) => {
      pass(4)
      service.answerWith(status, headers)
      await work()
      const before = service.asked()
      service.answerWith(201)
      shop.clock.now += seconds * 1_000 - 1
      await work()
      expect(service.asked()).toBe(before)
      shop.clock.now += 1
      await work()
      expect(browser.received).toHaveLength(1)
    })

    test('a push service that refuses for good is not asked again, and the browser is kept', async () => {
      pass(4)
      service.answerWith(403)
      await work()
      service.answerWith(201)
      pass(1)
      await work()
      expect(browser.received).toEqual([])
      expect(await outbox()).toMatchObject([{ state: 'dead', attempts: 1 }])
      expect(await rows()).toHaveLength(1)
    })

    test('a push service that redirects is not followed', async () => {
      pass(4)
      const elsewhere = service.browser()
      service.answerWith(307, { location: elsewhere.endpoint })
      const before = service.asked()
      await work()
      expect(service.asked()).toBe(before + 1)
      expect(await outbox()).toMatchObject([{ state: 'dead' }])
    })
  })

  test('somebody who subscribes with a full bag is reminded of it', async () => {
    await add()
    expect(await tags()).toEqual([])
    await subscribe()
    pass(4)
    await work()
    expect(browser.received).toHaveLength(1)
  })

  test('nothing is kept about the bag of somebody who takes no reminders', async () => {
    await subscribe(guest, browser, { cart: false })
    await add()
    expect(await tags()).toEqual([])
  })

  describe('a piece that is back', () => {
    const waits = () => stock(dress.sku, 0)
    const watch = (on = true) => guest.get(pushWatch, { endpoint: browser.endpoint, sku: dress.sku, on })
    const chore = JOBS.find((job) => job.name === 'back-in-stock-push') ?? nothing()
    const turn = { owner: 'me', signal: new AbortController().signal }

    beforeEach(async () => {
      await waits()
      await subscribe()
    })
    afterEach(() => stock(dress.sku, 30))

    test('is told to who asked, once', async () => {
      expect(await watch()).toEqual({ known: true, cart: true, stock: true, watches: [dress.sku] })
      expect(await runOnce(shop.services, chore, turn)).toBe(false)
      await stock(dress.sku, 3)
      expect(await runOnce(shop.services, chore, turn)).toBe(true)
      await work()
      expect(browser.received).toMatchObject([
        {
          message: {
            kind: 'stock',
            title: 'Back in stock',
            body: expect.stringContaining(dress.name),
            url: expect.stringMatching(new RegExp(`^/products/.+sku=${dress.sku}$`)),
          },
        },
      ])
      expect((await state()).watches).toEqual([])
      await runOnce(shop.services, chore, turn)
      await work()
      expect(browser.received).toHaveLength(1)
    })

    test('is told by one of many nodes', async () => {
      await watch()
      await stock(dress.sku, 3)
      const told = await Promise.all([1, 2, 3].map(() => announceBackInStock(shop.services, dress.sku)))
      expect(told.toSorted()).toEqual([0, 0, 1])
    })

    test.each<[string, () => Promise<unknown>]>([
      ['who no longer waits', () => watch(false)],
      [
        'who wants no such news',
        () =>
          guest.get(pushPreferences, {
            endpoint: browser.endpoint,
            timeZone: SINGAPORE,
            cart: true,
            stock: false,
          }),
      ],
    ])('is not told to %s', async (_, happens) => {
      await watch()
      await happens()
      await stock(dress.sku, 3)
      await runOnce(shop.services, chore, turn)
      await work()
      expect(browser.received).toEqual([])
    })

    test('is not told when it is gone again', async () => {
      await watch()
      await stock(dress.sku, 3)
      await runOnce(shop.services, chore, turn)
      await stock(dress.sku, 0)
      await work()
      expect(browser.received).toEqual([])
    })

    test('can only be awaited when the shop knows it', async () => {
      const { body } = await guest.ask(pushWatch, { endpoint: browser.endpoint, sku: 'NOSUCH-M', on: true })
      expect(body).toMatchObject({ code: 4003, data: { reason: 'sku-unknown' } })
    })
  })

  describe('a subscription', () => {
    test('is one, however often it is made', async () => {
      await subscribe()
      expect(await subscribe(guest, browser, { cart: false })).toMatchObject({ cart: false, stock: true })
      expect(await rows()).toHaveLength(1)
      expect(await state()).toEqual({ known: true, cart: false, stock: true, watches: [] })
    })

    test('answers nobody else: neither read, changed, moved nor ended', async () => {
      await subscribe()
      const stranger = aShopper(shop.url)
      await add(dress, stranger)
      const { endpoint } = browser
      expect(await stranger.get(pushState, { endpoint })).toMatchObject({ known: false })
      const wish = { endpoint, timeZone: SINGAPORE, cart: false, stock: false }
      expect((await stranger.ask(pushPreferences, wish)).body.code).toBe(4032)
      expect((await stranger.ask(pushWatch, { endpoint, sku: dress.sku, on: true })).body.code).toBe(4032)
      const moved = { ...keysOf(service.browser()), old: endpoint }
      expect((await stranger.ask(pushRenew, moved)).body.code).toBe(4032)
      await stranger.get(pushUnsubscribe, { endpoint })
      const overheard = {
        ...keysOf(service.browser()),
        endpoint,
        timeZone: SINGAPORE,
        cart: true,
        stock: true,
      }
      expect((await stranger.ask(pushSubscribe, overheard)).status).toBe(403)
      expect(await rows()).toMatchObject([{ endpoint, cart_reminder: 1, p256dh: browser.p256dh }])
    })

    test('goes with the browser to a new session, and the bag of the old one is no longer spoken of', async () => {
      await subscribe()
      await add()
      const renewed = aShopper(shop.url)
      await subscribe(renewed)
      pass(5)
      await work()
      expect(browser.received).toEqual([])
      expect((await state()).known).toBe(false)
      expect(await rows()).toHaveLength(1)
    })

    test('moves to the address the browser has changed to', async () => {
      await subscribe()
      await add()
      const fresh = service.browser()
      await guest.get(pushRenew, { ...keysOf(fresh), old: browser.endpoint })
      pass(4)
      await work()
      expect([browser.received.length, fresh.received.length]).toEqual([0, 1])
    })

    test.each([
      'http://push.example.com/x',
      'https://127.0.0.1/x',
      'https://localhost/x',
      'https://[::1]/x',
      'https://169.254.169.254/latest/meta-data',
      'https://10.0.0.1/x',
      'https://2130706433/x',
      'https://intranet/x',
      'https://db.internal/x',
      'https://printer.local/x',
      'https://user:pass@push.example.com/x',
      'https://push.example.com:8443/x',
      'file:///etc/passwd',
      'javascript:alert(1)',
    ])('is refused for the address %s', async (endpoint) => {
      const { body } = await guest.ask(pushSubscribe, {
        ...keysOf(browser),
        endpoint,
        timeZone: SINGAPORE,
        cart: true,
        stock: true,
      })
      expect(body).toMatchObject({ code: 4031, data: { reason: 'push-address' } })
    })

    test.each([
      [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
      [{ p256dh: 'short' }, 'p256dh'],
      [{ auth: '../../..' }, 'auth'],
      [{ principal: 'g123' }, 'principal'],
    ])('is refused with %j', async (wrong, field) => {
      const asked = { ...keysOf(browser), timeZone: SINGAPORE, cart: true, stock: true, ...wrong }
      const { status, body } = await guest.ask(pushSubscribe, asked)
      expect([status, JSON.stringify(body.data)]).toEqual([400, expect.stringContaining(field)])
      expect(await rows()).toEqual([])
    })

    test('S4 is not made by another site', async () => {
      const asked = { ...keysOf(browser), timeZone: SINGAPORE, cart: true, stock: true }
      expect((await guest.ask(pushSubscribe, asked, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    })
  })

  test("the shop's key is made once and stays, on every node", async () => {
    const { db } = shop.services.store
    const keys = await Promise.all([1, 2, 3, 4].map(() => vapidKeysOf(db)))
    expect(new Set(keys.map(({ publicKey }) => publicKey))).toEqual(new Set([shop.services.push.publicKey]))
  })

  test('an idle shop looks for reminders without writing anything', async () => {
    await subscribe()
    const chores = JOBS.filter(({ name }) => ['cart-reminders', 'back-in-stock-push'].includes(name))
    expect(chores).toHaveLength(2)
    const turn = { owner: 'me', signal: new AbortController().signal }
    for (const job of chores) expect(await runOnce(shop.services, job, turn)).toBe(false)
  })

  const state = () => guest.get(pushState, { endpoint: browser.endpoint })
  async function stock(sku: string, pieces: number): Promise<void> {
    await shop.services.store.db.updateTable('sku').set({ stock: pieces }).where('sku', '=', sku).execute()
    await shop.services.catalogue.reread([sku])
  }

  test('the bag itself is what it was', async () => {
    await subscribe()
    await add()
    expect((await guest.get(cartList, {})).goodsTotalQuantity).toBe(1)
  })
})

function nothing(): never {
  throw new RangeError('there is none')
}
