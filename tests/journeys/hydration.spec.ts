import type { Page } from '@playwright/test'
import { searchPath } from '#domain/region/links.ts'
import { productCards } from '#contract/catalog/listing.contract.ts'
import { product } from '#contract/catalog/product.contract.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { expect, goOffline, waitUntilPageStored, waitUntilStored, test } from '../world/browser/fixtures.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { awake, cards, clothing, DESKTOP, settled } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use({ viewport: DESKTOP })

const LISTING_CHUNK = /\/assets\/listing-(?!product)[\w-]+\.js$/

interface Screen {
  readonly path: string
  /** The content once all data is there. */
  readonly says: string
}

// The fixture `complaints` fails a journey on every console error and page error, including React's recovered hydration
// errors.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy violated: ${violatedDirective} by ${blockedURI}`)
    })
  })
})

/** Until a size is picked the line names what the sizes of the colour have in common (decision 0038). */
function codeOfColour(sku: string): string {
  return sku.replace(/-[^-]+$/, '')
}

/** The name of a product that the page of this one shows beside it. */
async function nameBeside(shop: RunningShop, spuCode: string): Promise<string> {
  const client = aTestClient(shop.url)
  const { relateAttributes } = await client.get(product, { spuCode })
  const [card] = await client.get(productCards, { spus: relateAttributes.join(',') })
  return card?.productsName ?? 'no product beside it'
}

/** Screens of the catalogue: once visited, the worker gives them with or without a network. */
async function catalogueScreens(shop: RunningShop): Promise<Screen[]> {
  const { path, name } = await clothing(shop)
  const [piece, other] = await findPieces(shop, 2)
  const french = await clothing(shop, 'fr')
  return [
    { path: '/', says: 'New Arrivals' },
    { path, says: name },
    { path: `${path}?sort=price-desc&page=2`, says: 'Show More' },
    { path: `${path}?color=black&view=large`, says: 'Clear all' },
    { path: `${path}?through=2`, says: 'Show More' },
    { path: '/collections/silk-edit', says: 'Recommended' },
    { path: piece.card.baseUrl, says: await nameBeside(shop, piece.card.spuCode) },
    { path: `${other.card.baseUrl}?sku=${other.sku}`, says: codeOfColour(other.sku) },
    { path: `/fr${french.path}`, says: french.name },
    { path: `/ja${piece.card.baseUrl}`, says: codeOfColour(piece.card.skuCode) },
  ]
}

/** Screens made of device data: the shell always renders them. */
const OWN: readonly Screen[] = [
  { path: '/cart', says: 'Your bag is empty' },
  { path: '/user/wishlist', says: 'Nothing here yet' },
  { path: '/checkout-guest', says: 'There is nothing to check out' },
  { path: '/payment-result', says: 'No order on this device' },
  { path: '/pay-loading', says: 'No payment is under way on this device' },
  { path: '/pages/garment-size-guide', says: 'Sizes by country' },
  { path: '/help/offline', says: 'What waits' },
]

/** Screens that call the server whenever there is a network; offline the shell renders them. */
const ASKED: readonly Screen[] = [
  { path: searchPath('silk dress'), says: 'Best match' },
  // Loaded after hydration, on the server's page too.
  { path: searchPath('qqzzxw'), says: 'Look around' },
  { path: `/fr${searchPath('dress')}`, says: 'dress' },
  { path: '/no-such-page', says: 'Return to Store' },
  { path: '/account/store-register', says: 'Our stores' },
]

/** Products seen meanwhile (`OfferedPieces`) are device data, not part of the page. */
const OFFERED = /^(Recently viewed|Trending now)/

/** The page's text without clocks and offered pieces. */
async function mainText(page: Page): Promise<string> {
  return page.getByRole('main').evaluate((main, offered) => {
    const copy = main.cloneNode(true) as Element
    for (const other of copy.querySelectorAll('[role="timer"], noscript, script')) other.remove()
    for (const rail of copy.querySelectorAll('section'))
      if (new RegExp(offered).test(rail.textContent)) rail.remove()
    return copy.textContent.replaceAll(/\s+/g, ' ').trim()
  }, OFFERED.source)
}

async function complete(page: Page, screen: Screen): Promise<void> {
  await expect(page.getByRole('main').getByText(screen.says).first()).toBeAttached()
  await settled(page)
}

/** The document as it arrived. */
async function opened(page: Page, path: string): Promise<string> {
  const response = await page.goto(path)
  return (await response?.text()) ?? ''
}

/** The page as the server renders it, without the worker. */
async function fromTheServer(page: Page, screen: Screen): Promise<string> {
  const html = await opened(page, `${screen.path}${screen.path.includes('?') ? '&' : '?'}no-shell=1`)
  expect(html).toContain('<html data-render="ssr"')
  await complete(page, screen)
  await waitUntilStored(page)
  return mainText(page)
}

/** The server's page as the worker has stored it (sw/stored-pages.ts). */
async function fromTheStore(page: Page, screen: Screen): Promise<string> {
  await waitUntilPageStored(page, screen.path)
  expect(await opened(page, screen.path)).toContain('<html data-stored data-render="ssr"')
  await complete(page, screen)
  return mainText(page)
}

async function fromTheShell(page: Page, screen: Screen): Promise<string> {
  await page.evaluate(() => caches.delete('vanda-pages'))
  expect(await opened(page, screen.path)).toContain('data-render="shell"')
  await complete(page, screen)
  return mainText(page)
}

test('a screen of the catalogue says the same from the server, from the worker’s store and from its shell', async ({
  page,
  shop,
}) => {
  for (const screen of await catalogueScreens(shop)) {
    const served = await fromTheServer(page, screen)
    expect.soft(await fromTheStore(page, screen), screen.path).toBe(served)
    expect.soft(await fromTheShell(page, screen), screen.path).toBe(served)
  }
})

test('a screen of the device says the same from the server and from the worker’s shell', async ({ page }) => {
  for (const screen of OWN) {
    const served = await fromTheServer(page, screen)
    expect.soft(await fromTheShell(page, screen), screen.path).toBe(served)
  }
})

test('the other screens say the same from the server, and from the shell once the network is gone', async ({
  page,
  context,
}) => {
  const served = new Map<string, string>()
  for (const screen of ASKED) served.set(screen.path, await fromTheServer(page, screen))
  await goOffline(context)
  for (const screen of ASKED)
    expect.soft(await fromTheShell(page, screen), screen.path).toBe(served.get(screen.path))
})

test.describe('with a network', () => {
  test.use(WITHOUT_WORKER)

  test('inside a foreign app the frame is absent from the first byte, and on the pages after it (spec 2.4)', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(DESKTOP)
    const { path } = await clothing(shop)
    const response = await page.request.get(`${path}?appView=0`)
    expect(await response.text()).not.toContain('Good to know')
    await page.goto(`${path}?appView=0`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.locator('html[data-app=on]')).toHaveCount(1)
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/products\/(?!.*appView)/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })

  test('a page whose last chunk is late asks for nothing before it is hydrated (offline.md S4)', async ({
    page,
    shop,
  }) => {
    const { path } = await clothing(shop)
    const late = Promise.withResolvers<void>()
    const chunk = page.waitForRequest(LISTING_CHUNK)
    await page.route(LISTING_CHUNK, async (route) => {
      await late.promise
      await route.continue()
    })
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) requested.push(request.url())
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await chunk
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    )
    expect(requested).toEqual([])
    late.resolve()
    await awake(page)
  })
})
