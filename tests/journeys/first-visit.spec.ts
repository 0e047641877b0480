import { addFromPage, findPieces, quantity } from '../world/browser/shopping.ts'
import { addAndSend, devtools, drained, evict } from '../world/browser/device-facts.ts'
import { arrive, comeBack, expect, goOffline, test, waitUntilStored } from '../world/browser/fixtures.ts'

test('a new user finds an empty bag and wishlist offline, and they work', async ({ page, context, shop }) => {
  const [one] = await findPieces(shop, 1)
  await arrive(page)
  await page.goto(one.card.baseUrl)
  await expect(page.locator('main h1').first()).toBeVisible()
  await goOffline(context)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
  await page.goto('/user/wishlist')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await addFromPage(page, one)
  await page.goto('/cart')
  await expect(quantity(page, one)).toHaveValue('1')
  await comeBack(context)
  await drained(page)
})

test('a bag that is on the server and not on this device is not called empty offline', async ({
  page,
  context,
  shop,
}) => {
  const [one] = await findPieces(shop, 1)
  await arrive(page)
  await addAndSend(page, one)
  await page.goto('about:blank')
  await evict(await devtools(context, page), shop, ['indexeddb', 'local_storage'])
  await goOffline(context)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'We could not load your bag' })).toBeVisible()
  await comeBack(context)
  await page.goto('/cart')
  await expect(quantity(page, one)).toHaveValue('1')
})

test('a page that the worker claims before the app registers it is stored like any other (offline.md S5)', async ({
  page,
  shop,
}) => {
  const [one] = await findPieces(shop, 1)
  await page.addInitScript(() => void navigator.serviceWorker.register('/sw.js'))
  await page.route(/\/assets\/app-shell.*\.js$/, async (route) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await route.continue()
  })
  await page.goto(one.card.baseUrl)
  await waitUntilStored(page)
})

test('the worker of a first visit stores the app with few requests, and every file as the server has it (decision 0163)', async ({
  page,
  context,
}) => {
  const requested: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.serviceWorker() && pathname.startsWith('/assets/')) requested.push(pathname)
  })
  await arrive(page)
  const atInstallation = [...requested]
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const cache = await caches.open(names.find((name) => name.includes('precache')) ?? '')
    const files = (await cache.keys()).map(({ url }) => new URL(url))
    return Promise.all(
      files
        .filter(({ pathname }) => /\.(js|css)$/.test(pathname))
        .map(async ({ href, pathname }) => {
          const kept = await (await cache.match(href))?.text()
          // Past the worker, which would answer from the same cache.
          const sent = await (await fetch(`${href}?sent`, { cache: 'reload' })).text()
          return { pathname, isSame: kept === sent }
        }),
    )
  })
  expect(stored.length).toBeGreaterThan(70)
  expect(stored.filter(({ isSame }) => !isSame)).toEqual([])
  const few = atInstallation.filter((path) => stored.some(({ pathname }) => pathname === path))
  expect(few.length).toBeGreaterThan(0)
  expect(few.length).toBeLessThan(stored.length / 4)
})
