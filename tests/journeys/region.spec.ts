import { categoryListing } from '#contract/catalog/listing.contract.ts'
import { product } from '#contract/catalog/product.contract.ts'
import { spu } from '#domain/brand.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { clockOf, waitForGuard } from '../world/browser/click-guard.ts'
import {
  comeBack,
  expect,
  goOffline,
  waitUntilPageStored,
  waitUntilStored,
  settleIn,
  test,
} from '../world/browser/fixtures.ts'
import { cards, clothing, DESKTOP, PHONE, visit } from '../world/browser/visiting.ts'
import { leftInEnglish, wordsIn } from '../world/browser/words.ts'
import { WITH_WORKER, WITHOUT_WORKER } from '../world/browser/without-worker.ts'
import { aCard, openRegion } from '../world/browser/region-dialog.ts'

test.use({ viewport: DESKTOP, ...WITHOUT_WORKER })

for (const { language, attribute, own } of [
  { language: 'fr', attribute: 'fr', own: 'Français' },
  { language: 'zh', attribute: 'zh-CN', own: '简体中文' },
  { language: 'ja', attribute: 'ja', own: '日本語' },
] as const) {
  test(`choosing ${language} changes the address, the page and every word of it (spec 2.1, 4.4)`, async ({
    page,
    shop,
  }) => {
    const words = wordsIn(language)
    expect(words.size).toBeGreaterThan(150)
    const card = await aCard(shop)
    const detail = await aTestClient(shop.url).get(product, { spuCode: spu(card.spuCode), lang: language })
    expect(detail.productsName).not.toBe(card.productsName)

    await visit(page, `${card.baseUrl}?sku=${card.skuCode}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const region = await openRegion(page)
    await expect(region.language.getByRole('option', { name: own, exact: true })).toBeAttached()
    await region.language.selectOption(language)
    await region.apply.click()

    await expect(page).toHaveURL(`${shop.url}/${language}${card.baseUrl}?sku=${card.skuCode}`)
    await expect(page.locator('html')).toHaveAttribute('lang', attribute)
    await expect(page.getByRole('heading', { level: 1, name: detail.productsName })).toBeVisible()
    await expect(page.getByRole('button', { name: words.get('Add to Cart') ?? '' }).first()).toBeVisible()
    expect(await leftInEnglish(page, words)).toEqual([])
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map((link) => new URL(link.href).pathname))
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((path) => path !== `/${language}` && !path.startsWith(`/${language}/`))).toEqual([])

    const { path, name } = await clothing(shop, language)
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`${shop.url}/${language}${path}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    expect(await leftInEnglish(page, words)).toEqual([])
    for (const screen of [
      '/',
      '/cart',
      '/checkout-guest',
      '/user/wishlist',
      '/no-such-page',
      '/search/qqzzxw.html',
    ]) {
      await page.goto(`/${language}${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await leftInEnglish(page, words)).toEqual([])
    }
  })
}

test('the other name of Japanese is understood and never written (spec 2.1)', async ({ page, shop }) => {
  const { path } = await clothing(shop)
  await visit(page, `/jp${path}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all: HTMLAnchorElement[]) => all.map((link) => new URL(link.href).pathname))
  expect(links.filter((link) => !link.startsWith('/ja/'))).toEqual([])
})

test('a language that is not in the list is no page of the shop (spec 2.1, 2.14)', async ({ page }) => {
  for (const path of ['/xx', '/xx/cart', '/english/cart', '/FR/cart']) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { level: 1, name: 'Oops!Page Not Found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Return to Store' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test.describe('with the worker', () => {
  test.use(WITH_WORKER)

  test('a language without words of its own is read in English, and says so (spec 2.1)', async ({
    page,
    shop,
  }) => {
    const card = await aCard(shop)
    await visit(page, `/de${card.baseUrl}`)
    const isEnglish = async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('heading', { level: 1, name: card.productsName })).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    }
    await isEnglish()
    const { language } = await openRegion(page)
    await expect(language.getByRole('option')).toHaveText(['简体中文', 'Français', '日本語', 'English'])
    await expect(language).toHaveValue('en')

    // The worker's shell draws the same page.
    await waitUntilStored(page)
    await waitUntilPageStored(page, `/de${card.baseUrl}`)
    await page.evaluate(() => caches.delete('vanda-pages'))
    await page.goto(`/de${card.baseUrl}`)
    await expect(page.locator('html')).toHaveAttribute('data-render', 'shell')
    await isEnglish()
  })

  test('without a network the switch says that it needs one, and keeps what was chosen', async ({
    page,
    context,
  }) => {
    await page.setViewportSize(PHONE)
    await visit(page, '/')
    await settleIn(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const language = menu.getByLabel('Language')
    const currency = menu.getByLabel('Currency')
    const apply = menu.getByRole('button', { name: 'Apply' })
    await expect(language).toBeEnabled()
    await expect(currency).toBeEnabled()
    await goOffline(context)
    await language.selectOption('fr')
    await currency.selectOption('USD')
    await apply.click()
    const refusedAt = await clockOf(page)
    await expect(menu.getByRole('alert')).toHaveText(
      'You’re offline. Changing language or currency needs a connection.',
    )
    await expect(apply).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(new URL(page.url()).pathname).toBe('/')

    await comeBack(context)
    await expect(language).toHaveValue('fr')
    await waitForGuard(page, refusedAt)
    await apply.click()
    await expect(menu.getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveURL((url) => url.pathname === '/fr')
    await expect(page.getByText(/US\$\d/).first()).toBeVisible()
  })
})

test('language and currency are chosen in one visit and taken together; a failure ends the waiting (spec 4.4, 8) @core', async ({
  page,
  shop,
}) => {
  const { cid, path } = await clothing(shop)
  await visit(page, `${path}?price=5000-&sort=newest`)
  const { dialog, language, currency, apply } = await openRegion(page)
  const here = page.url()
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('change')) posted.push(request.url())
  })

  // From the first field to the button by keyboard alone.
  await language.focus()
  await language.selectOption('fr')
  await page.keyboard.press('Tab')
  await expect(currency).toBeFocused()
  await currency.selectOption('USD')
  await expect(dialog).toBeVisible()
  await expect(language).toHaveValue('fr')
  expect(page.url()).toBe(here)
  expect(posted).toEqual([])
  await page.keyboard.press('Tab')
  await expect(apply).toBeFocused()
  await page.keyboard.press('Enter')

  // The price filter was in the previous currency.
  await expect(page).toHaveURL(`${shop.url}/fr${path}?sort=newest`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const inFrench = { cid, sort: 'newest', currency: 'USD', lang: 'fr' } as const
  const [first] = (await aTestClient(shop.url).get(categoryListing, inFrench)).productList
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(
    first?.formatFinalPrice ?? 'no card',
  )
  expect(posted).toHaveLength(2)

  // A choice that was not applied is discarded; an unchanged one needs no network.
  const again = await openRegion(page)
  await expect(again.currency).toHaveValue('USD')
  await again.currency.selectOption('SGD')
  await page.keyboard.press('Escape')
  await expect(again.dialog).toHaveCount(0)
  const last = await openRegion(page)
  await expect(last.currency).toHaveValue('USD')
  await last.apply.click()
  await expect(last.dialog).toHaveCount(0)
  expect(posted).toHaveLength(2)

  // The shop does not take the change: it says so, and the selects can be used again.
  await page.route('**/api/common/changeCurrency', (route) =>
    route.fulfill({ json: { code: 500, message: 'Indisponible', data: null } }),
  )
  const refused = await openRegion(page)
  await refused.currency.selectOption('SGD')
  await refused.apply.click()
  await expect(refused.dialog.getByRole('alert')).toHaveText('Indisponible')
  await expect(refused.currency).toBeEnabled()
})
