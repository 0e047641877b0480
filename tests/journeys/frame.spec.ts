import type { Page } from '@playwright/test'
import { expect, goOffline, settleIn, test } from '../world/browser/fixtures.ts'
import { cards, clothing, DESKTOP, visit } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use({ viewport: DESKTOP })

/** Header, search, bag, menu and footer: the ways on from a page that does not exist. */
async function expectFrame(page: Page): Promise<void> {
  const banner = page.getByRole('banner')
  await expect.soft(banner.getByRole('button', { name: 'Search' })).toBeVisible()
  await expect.soft(banner.getByRole('link', { name: 'Bag' })).toBeVisible()
  await expect.soft(banner.getByRole('link', { name: 'Clothing' })).toBeVisible()
  await expect.soft(page.getByRole('contentinfo')).toBeVisible()
}

test('a product that was never seen keeps the frame without a network, and the pieces seen before stand there', async ({
  page,
  context,
  shop,
}) => {
  const { path } = await clothing(shop)
  await visit(page, path)
  await settleIn(page)
  const seen = cards(page).first().getByRole('link').first()
  const name = await seen.innerText()
  await seen.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await goOffline(context)
  await page.goto('/products/never-seen-1400Z9998')
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page isn’t saved on your device' }),
  ).toBeVisible()
  await expectFrame(page)
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: name })).toBeVisible()
})

test.describe('with a network', () => {
  // A test cannot answer the requests of a worker.
  test.use(WITHOUT_WORKER)

  test('a product that the shop does not have keeps the frame, and offers shelves (spec 2.2, 8)', async ({
    page,
  }) => {
    const response = await page.goto('/products/no-such-piece-1400Z9999')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Oops!Page Not Found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Store' })).toBeVisible()
    await expectFrame(page)
  })

  test('a product answered with nothing is failed to get data, and opens when it is there again (spec 8)', async ({
    page,
    shop,
  }) => {
    const { path } = await clothing(shop)
    await visit(page, path)
    await page.route('**/api/products/**', (route) =>
      route.fulfill({ json: { code: 200, message: 'success', data: null } }),
    )
    const link = cards(page).first().getByRole('link').first()
    const name = await link.innerText()
    await link.click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'failed to get data', exact: true }),
    ).toBeVisible()
    await expectFrame(page)
    await page.unroute('**/api/products/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})
