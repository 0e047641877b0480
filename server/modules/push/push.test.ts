import { beforeEach, describe, expect, test } from 'vitest'
import {
  pushPreferences,
  pushRenew,
  pushState,
  pushSubscribe,
  pushUnsubscribe,
  pushWatch,
} from '#contract/notices/push.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { type Browser, type PushService } from '#tests/world/device/push-service.ts'
import type { Piece } from '#tests/world/shops/pieces.ts'
import { aPushWorld, SINGAPORE } from '#tests/world/device/push-world.ts'
import { type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { vapidKeysOf } from './vapid-keys.ts'

describe.each(ENGINES)('subscriptions on %s', (engine) => {
  const world = aPushWorld(engine)
  const { keysOf, subscribe, add, pass, work, rows, state } = world
  let shop: Shop
  let service: PushService
  let dress: Piece
  let guest: TestClient
  let browser: Browser
  beforeEach(() => {
    ;({ shop, service, dress, guest, browser } = world.now())
  })

  describe('a subscription', () => {
    test('is one, however often it is made', async () => {
      await subscribe()
      expect(await subscribe(guest, browser, { cart: false })).toMatchObject({ cart: false, stock: true })
      expect(await rows()).toHaveLength(1)
      expect(await state()).toEqual({ known: true, cart: false, stock: true, parcels: false, watches: [] })
    })

    test('keeps the notices of parcels when an app that does not know them changes the rest', async () => {
      await subscribe(guest, browser, { parcels: true })
      const { endpoint } = browser
      const rest = { timeZone: SINGAPORE, cart: false, stock: true }
      expect(await guest.get(pushPreferences, { endpoint, ...rest })).toMatchObject({ parcels: true })
      expect(await subscribe()).toMatchObject({ cart: true, parcels: true })
      expect(await guest.get(pushPreferences, { endpoint, ...rest, parcels: false })).toMatchObject({
        parcels: false,
      })
    })

    test('is closed to other users: neither read, changed, moved nor ended', async () => {
      await subscribe()
      const stranger = aTestClient(shop.url)
      await add(dress, stranger)
      const { endpoint } = browser
      expect(await stranger.get(pushState, { endpoint })).toMatchObject({ known: false })
      const switches = { endpoint, timeZone: SINGAPORE, cart: false, stock: false }
      expect((await stranger.ask(pushPreferences, switches)).body.code).toBe(4032)
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
      const renewed = aTestClient(shop.url)
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
      [{ shopper: 'g123' }, 'shopper'],
    ])('is refused with %j', async (wrong, field) => {
      const input = { ...keysOf(browser), timeZone: SINGAPORE, cart: true, stock: true, ...wrong }
      const { status, body } = await guest.ask(pushSubscribe, input)
      expect([status, JSON.stringify(body.data)]).toEqual([400, expect.stringContaining(field)])
      expect(await rows()).toEqual([])
    })

    test('S4 is not made by another site', async () => {
      const input = { ...keysOf(browser), timeZone: SINGAPORE, cart: true, stock: true }
      expect((await guest.ask(pushSubscribe, input, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    })
  })

  test("the shop's key is made once and stays, on every node", async () => {
    const { db } = shop.services.store
    const keys = await Promise.all([1, 2, 3, 4].map(() => vapidKeysOf(db)))
    expect(new Set(keys.map(({ publicKey }) => publicKey))).toEqual(new Set([shop.services.push.publicKey]))
  })
})
