import type { Page } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { aPushService, type Browser, type PushService } from '../world/device/push-service.ts'
import { aRunningShop } from '../world/shops/running-shop.ts'
import { arrive, expect, rowsOf, settleIn, test as base } from '../world/browser/fixtures.ts'
import { FULL_BROWSER } from '../world/browser/full-browser.ts'
import { aMember } from '../world/browser/own-account.ts'
import { addFromPage, CARDS, fillCheckout, findPieces, payWith } from '../world/browser/shopping.ts'
import { ownersTool } from '../world/browser/tablet.ts'
import { awake } from '../world/browser/visiting.ts'

/** A server that reminds of a cart within seconds, and the push service that delivers its notifications. */
const test = base.extend<{ address: Browser }, { service: PushService }>({
  service: [
    async ({}, use) => {
      const service = await aPushService()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({}, use) => {
      const shop = await aRunningShop({ PUSH_LOOPBACK: 'on', CART_REMINDER_HOURS: '0.001' })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker' },
  ],
  address: async ({ service, page }, use) => {
    const address = service.browser()
    await page.addInitScript(subscribeAt, address)
    await use(address)
    expect(service.complaints).toEqual([])
  },
})

/** No reminder is sent at night, so it is always noon in the user's time zone. */
const west = new Date().getUTCHours() - 12
test.use({ timezoneId: west === 0 ? 'UTC' : `Etc/GMT${west > 0 ? '+' : ''}${west}` })

/** Runs in the page: a subscription leads to the test's push service, where Chromium's own would need the internet. */
function subscribeAt({ endpoint, p256dh, auth }: Browser): void {
  const stored = 'test-subscription'
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
      .buffer
  const subscription = (key: string) => ({
    endpoint,
    options: { applicationServerKey: bytes(key) },
    getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh),
    unsubscribe: async () => {
      localStorage.removeItem(stored)
      return true
    },
  })
  Object.assign(PushManager.prototype, {
    async getSubscription() {
      const key = localStorage.getItem(stored)
      return key === null ? null : subscription(key)
    },
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      localStorage.setItem(stored, applicationServerKey)
      return subscription(applicationServerKey)
    },
  })
  const requested = Notification.requestPermission.bind(Notification)
  Notification.requestPermission = () => {
    localStorage.setItem('test-asked', '1')
    return requested()
  }
}

const wasAsked = (page: Page) => page.evaluate(() => localStorage.getItem('test-asked') !== null)

/** Delivers a message to the browser as its push service would. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registrations: { registrationId: string; scopeURL: string; isDeleted: boolean }[] = []
  session.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations))
  await session.send('ServiceWorker.enable')
  const ours = () => registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted)
  await expect.poll(ours).toBeDefined()
  const registrationId = ours()?.registrationId ?? ''
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await session.detach()
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

interface Notice {
  readonly title: string
  readonly body: string
  readonly tag: string
}

/**
 * Delivers a message that must be shown as this notification. Chromium drops a notification from its own list when that
 * list is read before the desktop has drawn the first one, so the message is delivered again; its tag replaces the other.
 */
async function deliverUntilShown(page: Page, origin: string, message: { data: string; notice: Notice }) {
  await expect(async () => {
    await deliver(page, origin, message.data)
    await expect.poll(() => shown(page), { timeout: 2_000 }).toEqual([message.notice])
  }).toPass({ timeout: 15_000 })
}

/**
 * Presses the notification in the worker. Only a real press gives the right to focus a window, so that one step is
 * taken as done.
 */
async function press(page: Page, action: string): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('there is no worker')
  await worker.evaluate(async (action) => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      WindowClient: { prototype: { focus(): Promise<unknown> } }
      NotificationEvent: new (type: string, init: object) => Event
    }
    scope.WindowClient.prototype.focus = async function focus() {
      return this
    }
    const [notification] = await scope.registration.getNotifications()
    const event = new scope.NotificationEvent('notificationclick', { notification, action })
    const waits: Promise<unknown>[] = []
    Object.defineProperty(event, 'waitUntil', { value: (work: Promise<unknown>) => waits.push(work) })
    dispatchEvent(event)
    await Promise.all(waits)
  }, action)
}

// The headless shell has no notifications.
test.use(FULL_BROWSER)

test('a bag that was left is called to mind, and the notification opens it @core', async ({
  page,
  context,
  shop,
  address,
}) => {
  await context.grantPermissions(['notifications'], { origin: shop.url })
  const [find] = await findPieces(shop, 1)
  await arrive(page)
  await addFromPage(page, find)
  expect(await wasAsked(page)).toBe(false)

  const panel = page.getByRole('dialog', { name: 'Shopping Bag' })
  await panel.getByRole('button', { name: 'Remind me later' }).click()
  await expect(panel.getByText('We will remind you of this bag.')).toBeVisible()
  expect(rowsOf(shop, 'select endpoint, cart_reminder, time_zone from push_subscription')).toMatchObject([
    { endpoint: address.endpoint, cart_reminder: 1 },
  ])
  await page.keyboard.press('Escape')

  await expect.poll(() => address.received.length, { timeout: 40_000 }).toBe(1)
  const message = address.received[0]?.message ?? {}
  expect(message).toMatchObject({ body: find.card.productsName, url: '/cart' })
  await deliverUntilShown(page, shop.url, {
    data: JSON.stringify(message),
    notice: { title: 'Your bag is as you left it', body: find.card.productsName, tag: 'cart' },
  })

  await press(page, 'open')
  await expect(page).toHaveURL(`${shop.url}/cart`)
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Bag' })).toBeVisible()
  await expect(page.getByText('We will remind you of this bag.')).toBeVisible()
  expect(await shown(page)).toEqual([])
})

test('a sold-out size: a notification once it is back', async ({ page, context, shop, address }) => {
  const find = (await findPieces(shop, 2))[1]
  if (!find) throw new Error('nothing to buy')
  const sizes = rowsOf(shop, 'select sku from sku where pid = (select pid from sku where sku = ?)', find.sku)
  const restock = async (pieces: string) => {
    for (const { sku } of sizes) await ownersTool(shop, 'stock', String(sku), pieces)
  }
  await restock('0')
  await context.grantPermissions(['notifications'], { origin: shop.url })
  await arrive(page)
  const offer = page.getByRole('button', { name: 'Tell me by notification' })
  await expect(async () => {
    await page.goto(`/products/x-${find.card.spuCode}?sku=${find.sku}&no-shell=1`)
    await expect(offer).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await offer.click()
  await expect(page.getByRole('button', { name: 'Stop waiting' })).toBeVisible()
  await restock('4')
  await expect.poll(() => address.received.length, { timeout: 40_000 }).toBe(1)
  expect(address.received[0]?.message).toMatchObject({
    kind: 'stock',
    body: expect.stringContaining(find.card.productsName),
    url: expect.stringContaining(find.sku),
  })
})

test('a member asks beside an order to be told of its parcel, and the notification opens its steps (spec 2.14)', async ({
  page,
  context,
  shop,
  address,
}) => {
  await context.grantPermissions(['notifications'], { origin: shop.url })
  const email = await aMember(page, shop)
  const [find] = await findPieces(shop, 1)
  await addFromPage(page, find)
  await page.goto('/checkout')
  await fillCheckout(page, email)
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await payWith(page, CARDS.paid)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  const order = String(rowsOf(shop, 'select number from shop_order where email = ?', email)[0]?.['number'])
  const steps = `/user/orders/track/${order}`

  await page.goto(steps)
  await page.getByRole('button', { name: 'Notify me of each step' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('This device is notified of each step.')).toBeVisible()
  expect(
    rowsOf(
      shop,
      'select cart_reminder, back_in_stock, parcel_moves from push_subscription where endpoint = ?',
      address.endpoint,
    ),
  ).toEqual([{ cart_reminder: 0, back_in_stock: 0, parcel_moves: 1 }])
  expect(await violationsOf(page)).toEqual([])

  await ownersTool(shop, 'ship', order, '--courier', 'SingPost', '--tracking', 'SP12345678')
  await expect.poll(() => address.received.length, { timeout: 40_000 }).toBe(1)
  const message = address.received[0]?.message ?? {}
  const body = `Order ${order}. SingPost, SP12345678`
  expect(message).toMatchObject({ title: 'Your parcel is on its way', body, url: steps })
  await page.goto('/this-device')
  await settleIn(page)
  await deliverUntilShown(page, shop.url, {
    data: JSON.stringify(message),
    notice: { title: 'Your parcel is on its way', body, tag: String(message['tag']) },
  })
  await press(page, 'open')
  await expect(page).toHaveURL(`${shop.url}${steps}`)
  await expect(page.getByRole('heading', { name: 'Your parcel' })).toBeVisible()
})

test('a message that cannot be read shows the shop, and "Not now" leads nowhere', async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(['notifications'], { origin: shop.url })
  await page.goto('/this-device')
  await settleIn(page)
  await deliverUntilShown(page, shop.url, {
    data: 'this is no JSON',
    notice: { title: 'Vanda', body: '', tag: 'vanda' },
  })
  await press(page, 'later')
  expect(await shown(page)).toEqual([])
  await expect(page).toHaveURL(`${shop.url}/this-device`)
})

test('the settings: asked by a finger only, chosen by kind, kept, turned off', async ({
  page,
  context,
  shop,
  address,
}) => {
  await context.grantPermissions(['notifications'], { origin: shop.url })
  await arrive(page)
  await page.goto('/this-device')
  await awake(page)
  const section = page.getByRole('region', { name: 'Notifications' })
  await expect(section.getByText('No notifications on this device yet.')).toBeVisible()
  expect(await wasAsked(page)).toBe(false)

  const [cart, stock] = [section.getByLabel('My bag'), section.getByLabel('Back in stock')]
  const parcels = section.getByLabel('My parcels')
  await stock.press('Space')
  await expect(section.getByText('Your browser allows notifications.')).toBeVisible()
  await expect(stock).toBeChecked()
  await cart.check()
  await expect(cart).toBeChecked()
  const stored = () =>
    rowsOf(
      shop,
      'select cart_reminder, back_in_stock, parcel_moves from push_subscription where endpoint = ?',
      address.endpoint,
    )
  // A press shows before the server has received it.
  await expect.poll(stored).toEqual([{ cart_reminder: 1, back_in_stock: 1, parcel_moves: 0 }])
  await parcels.check()
  await expect.poll(stored).toEqual([{ cart_reminder: 1, back_in_stock: 1, parcel_moves: 1 }])
  expect(await violationsOf(page, { within: 'main', practice: true })).toEqual([])

  await page.reload()
  await expect(cart).toBeChecked()
  await cart.uncheck()
  await expect(cart).not.toBeChecked()
  await expect.poll(stored).toEqual([{ cart_reminder: 0, back_in_stock: 1, parcel_moves: 1 }])
  await section.getByRole('button', { name: 'Turn all notifications off' }).click()
  await expect(section.getByText('No notifications on this device yet.')).toBeVisible()
  await expect.poll(stored).toEqual([])
})

test('a subscription that the browser has lost is renewed at the next visit', async ({
  page,
  context,
  shop,
  address,
}) => {
  await context.grantPermissions(['notifications'], { origin: shop.url })
  await arrive(page)
  await page.goto('/this-device')
  const section = page.getByRole('region', { name: 'Notifications' })
  await section.getByLabel('My bag').check()
  const rows = () => rowsOf(shop, 'select id from push_subscription where endpoint = ?', address.endpoint)
  await expect.poll(rows).toHaveLength(1)
  await page.evaluate(() => localStorage.removeItem('test-subscription'))
  await page.goto('/cart')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test-subscription') !== null)).toBe(true)
  expect(rows()).toHaveLength(1)
})

test('a browser that says no is not asked again, and the settings say how to undo it', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  const [find] = await findPieces(shop, 1)
  await arrive(page)
  await addFromPage(page, find)
  await expect(page.getByText('Remind me later')).toHaveCount(0)
  await page.goto('/this-device')
  const section = page.getByRole('region', { name: 'Notifications' })
  await expect(section.getByText('Your browser blocks notifications from this shop')).toBeVisible()
  await expect(section.getByText('open the site settings beside the address')).toBeVisible()
  await expect(section.getByRole('checkbox')).toHaveCount(0)
  expect(await violationsOf(page, { within: 'main', practice: true })).toEqual([])
})

test('where notifications cannot work, nothing offers them', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
    Object.defineProperty(navigator, 'standalone', { value: false })
  })
  const [find] = await findPieces(shop, 1)
  await arrive(page)
  await addFromPage(page, find)
  await expect(page.getByText('Remind me later')).toHaveCount(0)
  await page.goto('/this-device')
  await expect(page.getByText('choose "Add to Home Screen"')).toBeVisible()
})
