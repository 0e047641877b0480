import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { cartList, cartRemove, cartSelect } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { MOST_MESSAGE_BYTES, readPushMessage } from '#contract/push-message.ts'
import { pushKey, pushPreferences, pushSubscribe, pushUnsubscribe } from '#contract/notices/push.contract.ts'
import { HOUR_MS, HOUR_S } from '#domain/time-units.ts'
import { openStore } from '#server/db/open.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { type Browser, type PushService } from '#tests/world/device/push-service.ts'
import type { Piece } from '#tests/world/shops/pieces.ts'
import { aPushWorld, keyed, MORNING, SINGAPORE } from '#tests/world/device/push-world.ts'
import { type Shop } from '#tests/world/shops/shop.ts'
import { type TestClient } from '#tests/world/shops/test-client.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { JOBS } from '../../jobs.ts'
import { runOnce } from '../../queue/run-jobs.ts'
import { deliverOutbox } from '../../queue/outbox.ts'
import { remindOfCarts } from './cart-reminders.ts'
import { vapidKeysOf } from './vapid-keys.ts'

describe.each(ENGINES)('reminders of a bag on %s', (engine) => {
  const world = aPushWorld(engine)
  const { keysOf, subscribe, add, pass, work, tags, rows, outbox, stock } = world
  let shop: Shop
  let service: PushService
  let dress: Piece
  let other: Piece
  let guest: TestClient
  let browser: Browser
  beforeEach(() => {
    ;({ shop, service, dress, other, guest, browser } = world.now())
  })

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
      expect(headers).toMatchObject({ urgency: 'low', ttl: String(12 * HOUR_S) })
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
      expect(browser.received[0]?.message).toMatchObject({ body: `${other.name} and 1 more item` })
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
      // Nodes have processes of their own; in one process SQLite would wait for a lock that its own waiting keeps.
      if (engine === 'sqlite')
        for (const { db } of [shop.services.store, second]) await sql`pragma busy_timeout = 20`.execute(db)
      pass(4)
      await work(shop.services, { ...shop.services, store: second }, shop.services)
      await work(shop.services, { ...shop.services, store: second })
      await second.db.destroy()
      expect(browser.received).toHaveLength(1)
    })

    test('also when the shop was restarted between queueing and sending', async () => {
      pass(4)
      await remindOfCarts(shop.services)
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
          const input = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS }
          await guest.get(placeOrder, input, keyed())
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
      const before = service.requested()
      try {
        for (let hour = 0; hour < 30; hour++) {
          pass(1)
          await work()
        }
        expect(service.requested()).toBe(before)
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
      await remindOfCarts(shop.services)
      await happens()
      await deliverOutbox(shop.services)
      expect(browser.received).toEqual([])
    })

    test('at night it waits for the morning in the user’s time zone', async () => {
      pass(8)
      await add(other)
      pass(4)
      await work()
      expect(browser.received).toEqual([])
      shop.clock.now = MORNING + 22 * HOUR_MS - 1
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
      const before = service.requested()
      service.answerWith(201)
      shop.clock.now += seconds * 1_000 - 1
      await work()
      expect(service.requested()).toBe(before)
      shop.clock.now += 1
      await work()
      expect(browser.received).toHaveLength(1)
    })

    test('a push service that refuses permanently is not called again, and the browser is kept', async () => {
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
      const before = service.requested()
      await work()
      expect(service.requested()).toBe(before + 1)
      expect(await outbox()).toMatchObject([{ state: 'dead' }])
    })
  })

  test('a user who subscribes with a full bag is reminded of it', async () => {
    await add()
    expect(await tags()).toEqual([])
    await subscribe()
    pass(4)
    await work()
    expect(browser.received).toHaveLength(1)
  })

  test('no tags are stored for a user without reminders', async () => {
    await subscribe(guest, browser, { cart: false })
    await add()
    expect(await tags()).toEqual([])
  })

  test('an idle shop looks for reminders without writing anything', async () => {
    await subscribe()
    const jobs = JOBS.filter(({ name }) => ['cart-reminders', 'back-in-stock-push'].includes(name))
    expect(jobs).toHaveLength(2)
    const turn = { owner: 'me', signal: new AbortController().signal }
    for (const job of jobs) expect(await runOnce(shop.services, job, turn)).toBe(false)
  })

  test('the bag itself is what it was', async () => {
    await subscribe()
    await add()
    expect((await guest.get(cartList, {})).goodsTotalQuantity).toBe(1)
  })
})

function nothing(): never {
  throw new RangeError('there is none')
}
