import { addFromPage, findPieces, quantity } from './shopping.ts'
import { addAndSend, devtools, drained, evict } from './device-facts.ts'
import { arrive, comeBack, expect, goOffline, test, waitUntilStored } from './fixtures.ts'

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
