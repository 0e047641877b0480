import { expect, test } from './fixtures.ts'
import { clothing, DESKTOP } from './visiting.ts'
import { wordsIn } from './words.ts'
import { WITHOUT_WORKER } from './without-worker.ts'

test.use({ viewport: DESKTOP, ...WITHOUT_WORKER })

test('the European shop sells nothing online: every page leads to the stores (spec 1, 2.3, 6)', async ({
  page,
  shop,
}) => {
  const eu = `http://eu.localhost:${shop.port}`
  const { path } = await clothing(shop)
  for (const requested of ['/', '/cart', path, '/products/1431C6001', '/user/wishlist', '/no-such-page']) {
    await page.goto(`${eu}${requested}`)
    await expect(page).toHaveURL(`${eu}/account/store-register`)
  }
  // Spanish by the rule of addresses; its texts do not exist yet, and the page says so.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('combobox')).toBeEnabled()
  await expect(banner.getByRole('combobox')).toHaveValue('en')
  await expect(banner.getByRole('link')).toHaveCount(0)
  await expect(banner.getByRole('button')).toHaveCount(0)
  await expect(page.locator('a[href*="/cart"], a[href*="/user"], a[href*="/checkout"]')).toHaveCount(0)
  // No announcements either: free shipping and offers belong to sites that sell.
  await expect(page.getByRole('complementary')).toHaveCount(0)

  await banner.getByRole('combobox').selectOption('fr')
  await expect(page).toHaveURL(`${eu}/fr/account/store-register`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const heading = wordsIn('fr').get('Become a member in our stores') ?? ''
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await page.goto(`${eu}/fr/cart`)
  await expect(page).toHaveURL(`${eu}/fr/account/store-register`)

  // Its own stores, and a link to the site that sells.
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toContainText([
    'Madrid',
    'Paris',
    'Amsterdam',
  ])
  await expect(page.getByRole('main')).not.toContainText('Orchard Road')
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(`http://localhost:${shop.port}/fr`)
  await expect(
    page.getByRole('banner').getByRole('link', { name: wordsIn('fr').get('Wishlist') ?? '' }),
  ).toBeVisible()
})
