import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Page } from '@playwright/test'
import { START_TAG } from '#contract/page-start-tag.ts'
import { product } from '#contract/catalog/product.contract.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { addAndSend, cacheSize, devtools } from '../world/browser/device-facts.ts'
import {
  arrive,
  comeBack,
  expect,
  goOffline,
  storedPage,
  test,
  waitUntilPageStored,
  waitUntilStored,
} from '../world/browser/fixtures.ts'
import { openRegion } from '../world/browser/region-dialog.ts'
import { addFromPage, chooseSize, findPieces, quantity, type Find } from '../world/browser/shopping.ts'
import { clothing, DESKTOP } from '../world/browser/visiting.ts'

test.use({ viewport: DESKTOP })

const PAGES = 'vanda-pages'

/** Opens a page and waits until the worker has stored it with its data. */
async function visitAndStore(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilStored(page)
  await waitUntilPageStored(page, path)
}

/** The document as it arrived. */
async function opened(page: Page, path: string): Promise<string> {
  return (await (await page.goto(path))?.text()) ?? ''
}

const isStored = (html: string) => html.includes('<html data-stored data-render="ssr"')

/** The price of a piece's product as the first bytes show it. */
const amountsIn = (html: string): string[] =>
  html.replaceAll(/<script.*?<\/script>/gs, '').match(/U?S\$\d[\d.,]*/g) ?? []

/** As the store tool does it: the running server reloads within seconds. */
async function setPrice(shop: RunningShop, { card }: Find, price: number): Promise<string> {
  const database = new DatabaseSync(`${shop.dataDir}/shop.sqlite`, { timeout: 5_000 })
  database
    .prepare(
      'update sku set price = ?, list_price = ? where product_id = (select id from product where spu = ?)',
    )
    .run(price, price, card.spuCode)
  database.prepare('update product set changed_at = ? where spu = ?').run(Date.now(), card.spuCode)
  database.close()
  const client = aTestClient(shop.url)
  const shown = async () =>
    (await client.get(product, { spuCode: card.spuCode, lang: 'en', currency: 'SGD' })).formatFinalPrice
  await expect.poll(shown).toContain(String(price / 100))
  return shown()
}

/** The network answers no page, but everything else. */
async function cutPages(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.pathname.startsWith('/products/'),
    (route) => route.abort(),
  )
}

test('a visited page opens without a network as the server rendered it, and works (offline.md S3) @core', async ({
  page,
  context,
  shop,
}) => {
  const [one] = await findPieces(shop, 1)
  await arrive(page)
  const fromServer = async () => (await page.request.get(one.card.baseUrl)).text()
  let served = ''
  // Another journey may buy or review the piece meanwhile: the stored page is compared with one that stood still.
  await expect(async () => {
    const before = await fromServer()
    await visitAndStore(page, one.card.baseUrl)
    served = await fromServer()
    expect(served).toBe(before)
  }).toPass()
  await goOffline(context)
  const html = await opened(page, one.card.baseUrl)
  expect(served).toContain(START_TAG)
  expect(html.replace('<html data-stored ', '<html ')).toBe(served.replace(START_TAG, '<script>'))
  await expect(page.locator('html')).toHaveAttribute('data-app', 'on')
  await addFromPage(page, one)
  await expect(quantity(page, one)).toHaveValue('1')
})

test('the page that a first visit opens is stored, too (offline.md S5)', async ({ page, context, shop }) => {
  const [one] = await findPieces(shop, 1)
  await visitAndStore(page, one.card.baseUrl)
  await goOffline(context)
  expect(isStored(await opened(page, one.card.baseUrl))).toBe(true)
})

test('what an address says beside the page is no other page (trust.md S21)', async ({
  page,
  context,
  shop,
}) => {
  const { path } = await clothing(shop)
  await arrive(page)
  await page.goto(`${path}?utm_source=mail&sort=newest`)
  await waitUntilPageStored(page, `${path}?sort=newest`)
  await goOffline(context)
  expect(isStored(await opened(page, `${path}?sort=newest&utm_source=post`))).toBe(true)
  expect(isStored(await opened(page, `${path}?sort=price-asc`))).toBe(false)
})

test('a stored page is renewed behind the visit, and gone with its product', async ({
  page,
  context,
  shop,
}) => {
  const [one] = await findPieces(shop, 1)
  const { baseUrl: path, formatFinalPrice: before } = one.card
  await arrive(page)
  await visitAndStore(page, path)
  const after = await setPrice(shop, one, 12_300)
  expect(after).not.toBe(before)
  expect(amountsIn(await opened(page, path))).not.toContain(after)
  await expect.poll(async () => amountsIn((await storedPage(page, path)) ?? '')).toContain(after)
  expect(amountsIn(await opened(page, path))).toContain(after)

  await context.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status: 404, headers: { 'x-page-currency': 'SGD' }, body: 'gone' }),
  )
  expect(isStored(await opened(page, path))).toBe(true)
  await expect.poll(() => storedPage(page, path)).toBeUndefined()
})

test('an answer that is newer than the stored page replaces its price', async ({ page, context, shop }) => {
  const [, one] = await findPieces(shop, 2)
  const { baseUrl: path, productsName, spuCode } = one.card
  await arrive(page)
  await visitAndStore(page, path)
  await cutPages(context)
  const price = await setPrice(shop, one, 12_400)
  const call = `/api/products/${spuCode}?lang=en&currency=SGD`
  await expect
    .poll(() =>
      page.evaluate(async (call) => {
        await fetch(call)
        return (await caches.match(call))?.text()
      }, call),
    )
    .toContain(price)
  await goOffline(context)
  const html = await opened(page, path)
  expect([isStored(html), amountsIn(html).includes(price)]).toEqual([true, false])
  await expect(page.getByRole('region', { name: productsName, exact: true })).toContainText(price)
})

test('a page of another currency is never shown (spec 4.4)', async ({ page, context, shop }) => {
  const [, , one] = await findPieces(shop, 3)
  const path = one.card.baseUrl
  await arrive(page)
  await visitAndStore(page, path)
  const inDollars = (html: string) => {
    const amounts = amountsIn(html)
    expect(amounts.filter((amount) => !amount.startsWith('US$'))).toEqual([])
  }
  const { currency, apply } = await openRegion(page)
  await currency.selectOption('USD')
  const reloaded = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && new URL(response.url()).pathname === path,
  )
  await apply.click()
  inDollars(await (await reloaded).text())
  await expect(page.getByText(/US\$\d/).first()).toBeVisible()
  await expect.poll(async () => amountsIn((await storedPage(page, path)) ?? '')[0]).toContain('US$')
  await goOffline(context)
  const html = await opened(page, path)
  expect(isStored(html)).toBe(true)
  inDollars(html)

  // Without a network the choice cannot change; a cookie that is lost leaves the shop's own currency.
  await context.clearCookies({ name: 'currency' })
  const other = await opened(page, path)
  expect(isStored(other)).toBe(false)
  await expect(page.getByText(/US\$\d/)).toHaveCount(0)
})

test('a stored page holds nothing of its user: two devices have the same bytes (trust.md S21)', async ({
  page,
  browser,
  shop,
}) => {
  const [one, two] = await findPieces(shop, 2)
  await arrive(page)
  await addAndSend(page, one)
  await page.getByRole('dialog').press('Escape')
  await visitAndStore(page, two.card.baseUrl)
  const stranger = await browser.newContext({ baseURL: shop.url })
  const other = await stranger.newPage()
  await visitAndStore(other, two.card.baseUrl)
  // The shop may have rendered the page again between the visits: the time of a rendering is nothing of a user.
  const [mine, theirs] = await Promise.all(
    [page, other].map(async (device) =>
      (await storedPage(device, two.card.baseUrl))?.replaceAll(/\b1\d{12}\b/g, 'a time'),
    ),
  )
  expect(mine).toContain('a time')
  expect(theirs).toBe(mine)
  await stranger.close()
})

test('screens of the device and searches are not stored', async ({ page }) => {
  await arrive(page)
  await expect.poll(() => cacheSize(page, PAGES)).toBe(1)
  for (const path of ['/cart', '/user/wishlist', '/help/offline', '/search/dress.html', '/no-such-page']) {
    await page.goto(`${path}?no-shell=1`)
    await waitUntilStored(page)
  }
  expect(await cacheSize(page, PAGES)).toBe(1)
})

test('a stored page whose files are gone from the device can be read offline, and works online (offline.md W12)', async ({
  page,
  context,
  shop,
}) => {
  const [one] = await findPieces(shop, 1)
  await arrive(page)
  await visitAndStore(page, one.card.baseUrl)
  await page.evaluate(async () => {
    for (const name of (await caches.keys()).filter((name) => name.includes('precache'))) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url.endsWith('.js')) await cache.delete(request)
    }
  })
  const cdp = await devtools(context, page)
  await cdp.send('Network.clearBrowserCache')
  await goOffline(context)
  await page.goto(one.card.baseUrl)
  await expect(page.getByRole('heading', { level: 1, name: one.card.productsName })).toBeVisible()
  await expect(page.getByText('This page cannot be used just now')).toBeVisible()
  await comeBack(context)
  await page.goto(one.card.baseUrl)
  await expect(page.locator('html')).toHaveAttribute('data-app', 'on')
  await chooseSize(page, one)
})
