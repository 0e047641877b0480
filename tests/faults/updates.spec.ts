import type { Page } from '@playwright/test'
import { aRunningShop, type RunningShop } from '../world/shops/running-shop.ts'
import { aSecondBuild, type SecondBuild } from '../world/shops/second-build.ts'
import {
  addAndSend,
  addOffline,
  cartOnServer,
  deviceOf,
  drained,
  shopperOf,
} from '../world/browser/device-facts.ts'
import {
  arrive,
  comeBack,
  expect,
  settleIn,
  storedPage,
  test as base,
  waitUntilPageStored,
} from '../world/browser/fixtures.ts'
import { chooseSize, findPieces, quantity } from '../world/browser/shopping.ts'
import { letTheOldWorkerGo } from './tools.ts'

/** Every update is tested on its own server: the previous build stays for the next test. */
const test = base.extend<{ shop2: RunningShop }, { next: SecondBuild }>({
  next: [
    async ({}, use) => {
      const next = aSecondBuild()
      await use(next)
      next.remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  shop2: async ({}, use) => {
    const shop = await aRunningShop()
    await use(shop)
    await shop.close()
  },
  baseURL: async ({ shop2 }, use) => {
    await use(shop2.url)
  },
})

test.slow()

const buildOf = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['build'] ?? 'one').catch(() => 'under way')

const bar = (page: Page) => page.getByRole('complementary', { name: 'New version' })

async function deploy(shop: RunningShop, next: SecondBuild, env: Record<string, string> = {}) {
  await shop.kill()
  await shop.start(next.folder, env)
}

async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
}

/** How often a page has loaded since this call. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('framenavigated', (frame) => frame === page.mainFrame() && (loads += 1))
  return () => loads
}

const waitingWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)

test('F22: a deploy during a visit: the old page goes on, offers the update, reloads once and keeps the form', async ({
  page,
  shop2: shop,
  next,
}) => {
  const [one] = await findPieces(shop, 1)
  await arrive(page)
  await addAndSend(page, one)
  await page.goto('/checkout-guest')
  await page.getByLabel('First name').fill('Mei')
  await deploy(shop, next)
  await lookForUpdate(page)
  await expect.poll(() => waitingWorker(page), { timeout: 60_000 }).toBe(true)
  // Not over a checkout form.
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Bag' }).click()
  await expect(quantity(page, one)).toHaveValue('1')
  await expect(bar(page)).toBeVisible()
  expect(await buildOf(page)).toBe('one')

  const loads = countLoads(page)
  await bar(page).getByRole('button', { name: 'Reload' }).click()
  // A page gives a worker that is held 18 s, of a browser that is not busy.
  await expect.poll(() => buildOf(page), { timeout: 60_000 }).toBe('two')
  await expect(quantity(page, one)).toHaveValue('1')
  await expect(bar(page)).toHaveCount(0)
  expect(loads()).toBe(1)
  await page.goto('/checkout-guest')
  await expect(page.getByLabel('First name')).toHaveValue('Mei')
})

test('F22: a new version is taken silently as a page is opened; the other tab follows at its next step', async ({
  page,
  context,
  shop2: shop,
  next,
}) => {
  await page.goto('/cart')
  await settleIn(page)
  const other = await context.newPage()
  await other.goto('/user/wishlist')
  await settleIn(other)
  await deploy(shop, next)
  await lookForUpdate(page)
  await expect(bar(page)).toBeVisible({ timeout: 60_000 })
  await page.goto('/cart')
  await expect(page.locator('html[data-build="two"]')).toBeVisible({ timeout: 30_000 })
  await expect(bar(page)).toHaveCount(0)
  expect(await buildOf(other)).toBe('one')
  await expect(bar(other)).toBeVisible()
  await other.getByRole('link', { name: 'Vanda, home' }).click()
  await expect.poll(() => buildOf(other), { timeout: 30_000 }).toBe('two')
  await expect(other).toHaveURL(`${shop.url}/`)
})

test('F22: a page that the old version has stored is reloaded with the update, and the new version never gives it', async ({
  page,
  shop2: shop,
  next,
}) => {
  const [{ card }] = await findPieces(shop, 1)
  await page.goto(card.baseUrl)
  await settleIn(page)
  await waitUntilPageStored(page, card.baseUrl)
  const old = await storedPage(page, card.baseUrl)
  await deploy(shop, next)
  await lookForUpdate(page)
  await expect(bar(page)).toBeVisible({ timeout: 60_000 })
  await page.goto(card.baseUrl)
  const renewed = page.locator('html[data-build="two"]')
  await expect(renewed.or(bar(page)).first()).toBeVisible({ timeout: 30_000 })
  // A busy browser keeps the old worker beyond the page's patience (decision 0161); the next page is of the new one.
  if (await bar(page).isVisible()) {
    await letTheOldWorkerGo(page)
    await page.goto(card.baseUrl)
  }
  await expect(renewed).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1, name: card.productsName })).toBeVisible()
  await expect.poll(() => storedPage(page, card.baseUrl)).not.toBe(old)
  await page.goto(card.baseUrl)
  await expect(page.locator('html')).toHaveAttribute('data-stored', '')
  expect(await buildOf(page)).toBe('two')
})

test('F23: old chunks gone from the server: one reload, no loop, and a missing file is a real 404', async ({
  browser,
  shop2: shop,
  next,
}) => {
  const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const old = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
  await deploy(shop, next)
  const stored = await Promise.all(old.map(async (address) => (await fetch(address)).status))
  expect(stored.every((status) => status === 200)).toBe(true)

  next.forgetOldChunks()
  await deploy(shop, next)
  const gone = await Promise.all(old.map(async (address) => (await fetch(address)).status))
  expect(gone).toContain(404)
  const loads = countLoads(page)
  await page.evaluate(() => history.pushState({}, '', '/user/wishlist'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect.poll(() => buildOf(page), { timeout: 30_000 }).toBe('two')
  await page.waitForLoadState('networkidle')
  expect(loads()).toBeLessThanOrEqual(3)
  await expect(page.locator('main h1').first()).toBeVisible()
  await context.close()
})

test('F24: operations of the old version are sent by the new one, which the server requires', async ({
  page,
  context,
  shop2: shop,
  next,
}) => {
  const [one] = await findPieces(shop, 1)
  await arrive(page)
  await addOffline(page, one)
  expect((await deviceOf(page))?.waiting).toBe(1)
  await deploy(shop, next, { MIN_APP_VERSION: '2' })
  const refused = page.waitForResponse((response) => response.status() === 426)
  await comeBack(context)
  await refused
  expect((await deviceOf(page))?.waiting).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.getByText(/Your changes are kept, and sent after a reload/)).toBeVisible()
  await expect.poll(() => waitingWorker(page), { timeout: 60_000 }).toBe(true)
  await bar(page).getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => buildOf(page), { timeout: 30_000 }).toBe('two')
  await drained(page)
  expect(cartOnServer(shop, await shopperOf(page))).toEqual({ [one.sku]: 1 })
})

test('F25: a newer database under an old tab: no tab is blocked, the old tab asks for a reload, its changes count', async ({
  page,
  context,
  shop2: shop,
  next,
}) => {
  const [one, two] = await findPieces(shop, 2)
  await addAndSend(page, one)
  await page.goto(two.card.baseUrl)
  await settleIn(page)
  await deploy(shop, next)
  const other = await context.newPage()
  await other.goto('/cart?no-shell=1')
  await expect.poll(() => buildOf(other)).toBe('two')
  await expect(page.getByText(/Your changes are kept, and sent after a reload/)).toBeVisible()
  await chooseSize(page, two)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await drained(page)
  await expect
    .poll(async () => cartOnServer(shop, await shopperOf(page)))
    .toEqual({ [one.sku]: 1, [two.sku]: 1 })
})

test('the worker that unregisters itself leaves no worker and no cache, and keeps every pending change', async ({
  page,
  context,
  shop2: shop,
}) => {
  const [one] = await findPieces(shop, 1)
  await arrive(page)
  await addOffline(page, one)
  await shop.kill()
  // Closed: the files of the app exist, and pending operations stay pending.
  await shop.start(undefined, { SW_KILL: 'on', SITE_CLOSED: 'on' })
  await comeBack(context)
  await expect
    .poll(
      async () => {
        await lookForUpdate(page).catch(() => {})
        await letTheOldWorkerGo(page)
        return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      },
      { timeout: 60_000 },
    )
    .toBe(0)
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  expect((await deviceOf(page))?.waiting).toBe(1)
  await shop.kill()
  await shop.start(undefined, { SW_KILL: 'on' })
  await page.goto('/cart')
  await drained(page)
  expect(cartOnServer(shop, await shopperOf(page))).toEqual({ [one.sku]: 1 })
})
