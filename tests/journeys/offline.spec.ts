import type { BrowserContext, Locator, Page } from '@playwright/test'
import {
  arrive,
  expect,
  goOffline,
  waitUntilStored,
  rowsOf,
  settleIn,
  test,
} from '../world/browser/fixtures.ts'
import {
  addAndSend,
  cartOnServer,
  deviceOf,
  drained,
  shopperOf,
  waitingOn,
} from '../world/browser/device-facts.ts'
import { localRow } from '../world/browser/local-row.ts'
import { addFromPage, chooseSize, findPieces, quantity } from '../world/browser/shopping.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'

const wishlistOnServer = (shop: RunningShop, shopper: string) =>
  rowsOf(shop, 'select spu from wishlist_item where shopper = ? order by added_at desc', shopper).map(
    ({ spu }) => String(spu),
  )

/** Operations of a device in the order in which the server has applied them. */
const appliedOf = (shop: RunningShop, device: string) =>
  rowsOf(shop, 'select seq from device_answer where device_id = ? order by at, seq', device).map(({ seq }) =>
    Number(seq),
  )

/** Visits every page once, as a user does before going offline. */
async function lookAround(page: Page, paths: readonly string[]): Promise<void> {
  await arrive(page)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('main h1').first()).toBeVisible()
    await waitUntilStored(page)
  }
}

/** The picture has loaded, not only its frame. */
async function isRendered(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
}

/** The server has applied every operation of this device, each once and in order. */
async function expectWholeChain(shop: RunningShop, page: Page): Promise<void> {
  const device = await deviceOf(page)
  if (!device) throw new Error('this browser has no device sequence')
  expect(appliedOf(shop, device.id)).toEqual(Array.from({ length: device.lastSeq }, (_, index) => index + 1))
}

test('a page that opened past the worker is under its control all the same (offline.md V4)', async ({
  page,
  context,
}) => {
  await arrive(page)
  // As Shift and Reload: the browser opens such a page without a worker, as it does one that was under way when the
  // worker was activated.
  const cdp = await context.newCDPSession(page)
  const loaded = page.waitForEvent('load')
  await cdp.send('Page.reload', { ignoreCache: true })
  await loaded
  await page.locator('html[data-app="on"]').waitFor({ state: 'attached' })
  await settleIn(page)
})

test('after one visit the first page opens without a network, from a cold start', async ({
  page,
  context,
}) => {
  await arrive(page)
  await expect
    .poll(() =>
      page.evaluate(() =>
        caches
          .open('vanda-catalogue')
          .then((cache) => cache.keys())
          .then((keys) => keys.length),
      ),
    )
    .toBeGreaterThan(0)
  const title = await page.locator('main h1').first().innerText()
  await goOffline(context)
  await page.reload()
  await expect(page.locator('main h1').first()).toHaveText(title)
  await expect(page.getByText(/You’re offline/).first()).toBeVisible()
})

test('offline: seen pages open, bag and wishlist change, and every tap counts once afterwards', async ({
  page,
  context,
  shop,
}) => {
  const [one, two] = await findPieces(shop, 2)
  await lookAround(page, [one.card.baseUrl, two.card.baseUrl, '/search/dress.html'])
  await addAndSend(page, one)
  const shopper = await shopperOf(page)
  await page.goto(two.card.baseUrl)
  await isRendered(page.getByRole('main').locator('img').first())

  await goOffline(context)
  await page.goto(two.card.baseUrl)
  await expect(page.locator('main h1').first()).toHaveText(two.card.productsName)
  await chooseSize(page, two)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(quantity(page, two)).toBeVisible()

  await page.goto('/cart')
  await expect(quantity(page, one)).toHaveValue('1')
  await expect(page.getByText('Saved on this device').first()).toBeVisible()
  // Its picture was shown on another page, in another width.
  const line = page.getByRole('listitem').filter({ has: quantity(page, two) })
  await isRendered(line.locator('img').first())
  await page.getByRole('button', { name: `One more ${one.card.productsName}`, exact: true }).click()
  await expect.poll(() => waitingOn(page)).toBe(2)
  await page.reload()
  await expect(quantity(page, one)).toHaveValue('2')
  await expect(quantity(page, two)).toHaveValue('1')

  await page.goto(one.card.baseUrl)
  await page
    .getByRole('button', { name: /^Add to wishlist/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Added to wishlist/ }).first()).toBeVisible()
  await expect(page.getByRole('status', { name: 'Messages' }).getByText('Saved on this device')).toBeVisible()
  await page.goto('/user/wishlist')
  await expect(page.getByText(one.card.productsName).first()).toBeVisible()

  expect(cartOnServer(shop, shopper)).toEqual({ [one.sku]: 1 })
  await context.setOffline(false)
  await drained(page)
  expect(cartOnServer(shop, shopper)).toEqual({ [one.sku]: 2, [two.sku]: 1 })
  expect(wishlistOnServer(shop, shopper)).toEqual([one.card.spuCode])
  await expectWholeChain(shop, page)
})

test('a browser killed with a full outbox sends it after its next start, each operation once', async ({
  phone,
  shop,
}) => {
  const [one, two] = await findPieces(shop, 2)
  await lookAround(phone.page, [one.card.baseUrl, two.card.baseUrl])
  await addAndSend(phone.page, one)
  const shopper = await shopperOf(phone.page)

  await goOffline(phone.context)
  await addFromPage(phone.page, two)
  await phone.page.goto('/cart')
  await expect(quantity(phone.page, two)).toBeVisible()
  await phone.page.getByRole('button', { name: `Delete: ${one.card.productsName}` }).click()
  await expect(quantity(phone.page, one)).toHaveCount(0)
  await expect.poll(async () => (await deviceOf(phone.page))?.waiting).toBe(2)
  await phone.kill()
  expect(cartOnServer(shop, shopper)).toEqual({ [one.sku]: 1 })

  await phone.reopen()
  await phone.page.goto('/cart')
  await expect(quantity(phone.page, two)).toHaveValue('1')
  await drained(phone.page)
  // A killed browser may lose its newest cookie; then it is a new guest with the same operations, in a new sequence.
  const afterwards = await shopperOf(phone.page)
  expect(cartOnServer(shop, afterwards)).toEqual({ [two.sku]: 1 })
  await expectWholeChain(shop, phone.page)
  await phone.page.reload()
  await expect(quantity(phone.page, two)).toHaveValue('1')
  await expect(quantity(phone.page, one)).toHaveCount(0)
})

test('an answer lost after the shop has committed: the operation is sent again and counts once', async ({
  page,
  context,
  shop,
}) => {
  const [one] = await findPieces(shop, 1)
  let lost = 0
  await context.route('**/api/cart/add', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await addAndSend(page, one)
  expect(lost).toBe(1)
  expect(cartOnServer(shop, await shopperOf(page))).toEqual({ [one.sku]: 1 })
  await page.goto('/cart')
  await expect(quantity(page, one)).toHaveValue('1')
})

test('the shop is down: taps are kept, and count once when it is back', async ({ page, shop }) => {
  const [one, two] = await findPieces(shop, 2)
  await lookAround(page, [one.card.baseUrl, two.card.baseUrl])
  await addAndSend(page, one)
  const shopper = await shopperOf(page)
  await shop.kill()
  await addFromPage(page, two)
  await expect.poll(async () => (await deviceOf(page))?.waiting).toBe(1)
  await shop.start()
  await page.goto('/cart')
  await drained(page)
  expect(cartOnServer(shop, shopper)).toEqual({ [one.sku]: 1, [two.sku]: 1 })
})

test('two tabs and one bag end with the same', async ({ page, context, shop }) => {
  const [one, two] = await findPieces(shop, 2)
  await addFromPage(page, one)
  const other = await context.newPage()
  await other.goto('/cart')
  await expect(quantity(other, one)).toHaveValue('1')
  await addFromPage(page, two)
  await expect(quantity(other, two)).toHaveValue('1')
  await other.getByRole('button', { name: `Delete: ${one.card.productsName}` }).click()
  await page.goto('/cart')
  await expect(quantity(page, two)).toBeVisible()
  await expect(quantity(page, one)).toHaveCount(0)
  await drained(page)
  expect(cartOnServer(shop, await shopperOf(page))).toEqual({ [two.sku]: 1 })
})

test('what the shop refuses is kept and shown, not dropped', async ({ page, context, shop }) => {
  const pieces = await findPieces(shop, 5)
  const sold = pieces[4]
  if (!sold) throw new Error('not enough pieces')
  await lookAround(page, [sold.card.baseUrl])
  await goOffline(context)
  await addFromPage(page, sold)
  await sellOut(shop, sold.sku)
  await context.setOffline(false)
  await drained(page)
  await page.goto('/cart')
  await expect(page.getByText('Needs your attention')).toBeVisible()
  await expect(page.getByText(sold.card.productsName).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Needs your attention')).toBeVisible()
  await page.getByRole('button', { name: `Dismiss: ${sold.card.productsName}` }).click()
  await expect(page.getByText('Needs your attention')).toHaveCount(0)
})

async function sellOut(shop: RunningShop, sku: string): Promise<void> {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(`${shop.dataDir}/shop.sqlite`, { timeout: 5_000 })
  database.prepare('update sku set stock = 0 where sku = ?').run(sku)
  database.close()
}

test.describe('a page that was never seen', () => {
  const cases: readonly [string, (context: BrowserContext) => Promise<void>][] = [
    ['without a network', goOffline],
  ]
  for (const [when, cut] of cases) {
    test(`says so honestly ${when}, and offers what is there`, async ({ page, context }) => {
      await page.goto('/')
      await settleIn(page)
      await cut(context)
      await page.goto('/collections/workwear?sort=newest')
      await expect(page.getByRole('heading', { name: 'This page isn’t saved on your device' })).toBeVisible()
      await page.getByRole('link', { name: 'Your bag' }).click()
      await expect(page).toHaveURL(/\/cart/)
    })
  }
})

test('checkout says that it needs the network and keeps the form', async ({ page, context, shop }) => {
  const [one] = await findPieces(shop, 1)
  await arrive(page)
  await addFromPage(page, one)
  await page.goto('/checkout-guest')
  await page.getByLabel('First name').fill('Mei')
  await page.getByLabel('Last name').fill('Tan')
  await goOffline(context)
  await expect(page.getByText(/Checkout needs the network/).first()).toBeVisible()
  await expect
    .poll(() => localRow(page, 'drafts', 'checkout'))
    .toMatchObject({ form: { firstName: 'Mei', lastName: 'Tan' } })
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Mei')
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /^Pay S\$/ })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel('Last name')).toHaveValue('Tan')
})
