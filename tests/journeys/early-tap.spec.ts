import type { Page } from '@playwright/test'
import { expect, test } from '../world/browser/fixtures.ts'
import { findPieces, quantity } from '../world/browser/shopping.ts'
import { OWN_CONTEXT } from '../world/browser/without-worker.ts'

test.use(OWN_CONTEXT)

const GIFT_BOX = '/products/1431C6001'

/** The app arrives when the returned function is called. */
async function holdTheApp(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/vendor-*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test('sends "Add to Cart" by its form when it is pressed before the app has arrived', async ({ page }) => {
  const letGo = await holdTheApp(page)
  await page.goto(GIFT_BOX)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page).toHaveURL(/\/cart/)
  letGo()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
})

test('sends a size that is chosen before the app has arrived with the form', async ({ page, shop }) => {
  const [piece] = await findPieces(shop, 1)
  const letGo = await holdTheApp(page)
  await page.goto(piece.card.baseUrl)
  await page.getByRole('radio', { name: piece.size, exact: true }).check()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page).toHaveURL(/\/cart/)
  letGo()
  await expect(quantity(page, piece)).toHaveValue('1')
})

test('a user who has scrolled before the app has arrived stays there; a reload and the next page are as before (spec 2.4)', async ({
  page,
  shop,
}) => {
  const [piece, other] = await findPieces(shop, 2)
  const letGo = await holdTheApp(page)
  await page.goto(piece.card.baseUrl)
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  const top = () => page.evaluate(() => scrollY)
  const before = await top()
  expect(before).toBeGreaterThan(100)
  letGo()
  await expect(page.locator('html[data-app=on]')).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  expect(await top()).toBe(before)
  await page.reload()
  await expect.poll(top).toBe(before)
  await page.goto(other.card.baseUrl)
  expect(await top()).toBe(0)
})

test('a size that was chosen while the page is hydrated stays chosen', async ({ page, shop }) => {
  const [piece] = await findPieces(shop, 1)
  const letGo = await holdTheApp(page)
  await page.goto(piece.card.baseUrl)
  const size = page.getByRole('radio', { name: piece.size, exact: true })
  // Between the last recorded tap and the hydration of this part: only the browser knows of the choice.
  await size.evaluate((box: HTMLInputElement) => (box.checked = true))
  letGo()
  await expect(page.locator('html[data-app=on]')).toBeAttached()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(quantity(page, piece)).toHaveValue('1')
  await expect(size).toBeChecked()
})

test('a press while the page is hydrated counts once', async ({ page, shop }) => {
  const [piece] = await findPieces(shop, 1)
  // React hydrates the pressed part within the press, as soon as it listens to the document.
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document)
    document.addEventListener = (...call: Parameters<typeof listen>) => {
      listen(...call)
      if (call[0] !== 'dblclick' || document.documentElement.dataset['pressed'] !== undefined) return
      document.documentElement.dataset['pressed'] = ''
      setTimeout(() => document.querySelector<HTMLElement>('button[aria-label="One more"]')?.click())
    }
  })
  await page.goto(`${piece.card.baseUrl}`)
  await expect(page.locator('html[data-app=on][data-pressed]')).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2')
})

test('a link that is pressed after a deploy opens its page, whose script of the old build is gone (offline.md S7)', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await expect(page.locator('html[data-app=on]')).toBeAttached()
  const documents: string[] = []
  await page.route('**/assets/garment-size-guide-*.js', (route) =>
    documents.length === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback(),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Size guide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Size guide' })).toBeVisible()
  expect(documents).toEqual(['/pages/garment-size-guide'])
  // The browser names the file that is gone.
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('Failed to fetch dynamically imported module'),
  ])
})
