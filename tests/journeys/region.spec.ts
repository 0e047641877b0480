import type { Locator, Page } from '@playwright/test'
import { categoryListing, type Listing, search } from '#contract/listing.contract.ts'
import { product } from '#contract/product.contract.ts'
import { spu } from '#domain/brand.ts'
import { shippingWords } from '#domain/cart/shipping.ts'
import { SITES } from '#domain/region/sites.ts'
import { storefrontFor } from '#platform/current-storefront.ts'
import type { RunningShop } from '../world/running-shop.ts'
import { aTestClient } from '../world/test-client.ts'
import { comeBack, expect, goOffline, waitUntilStored, settleIn, test } from './fixtures.ts'
import { addFromPage, findPieces } from './shopping.ts'
import { cards, clothing, DESKTOP, PHONE, visit } from './visiting.ts'
import { leftInEnglish, wordsIn } from './words.ts'
import { WITH_WORKER, WITHOUT_WORKER } from './without-worker.ts'

test.use({ viewport: DESKTOP, ...WITHOUT_WORKER })

/** The dialog behind `EN / SGD`; its name is in the language of the page. */
async function openRegion(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /[A-Z]{2}, [A-Z]{3}$/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toHaveCount(2)
  const [language, currency] = await dialog.getByRole('combobox').all()
  if (!language || !currency) throw new Error('the dialog lacks its selects')
  await expect(language).toBeEnabled()
  await expect(currency).toBeEnabled()
  const apply = dialog.locator('form').getByRole('button')
  return { dialog, language, currency, apply }
}

async function aCard(shop: RunningShop, lang = 'en') {
  const { cid } = await clothing(shop)
  const { productList } = await aTestClient(shop.url).get(categoryListing, { cid, lang })
  const [card] = productList
  if (!card) throw new Error('the demo shop has no clothes')
  return card
}

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

/** Matches any text that looks like an amount of money. */
const MONEY = /(?:[A-Z]{0,2}\$|CN¥|¥|€|£)\s?\d[\d.,]*/g

/** The amounts in a part of the page; headings are names, and a gift card is named after its Singapore dollars. */
async function amounts(part: Locator): Promise<string[]> {
  const texts = await part.evaluateAll((elements) =>
    elements.map((element) => {
      const copy = element.cloneNode(true) as Element
      for (const heading of copy.querySelectorAll('h1, h2, h3')) heading.remove()
      return copy.textContent
    }),
  )
  return texts.flatMap((text) => text.match(MONEY) ?? [])
}

async function cardsCost(page: Page, { productList }: Listing): Promise<void> {
  for (const [at, { formatFinalPrice }] of productList.entries())
    await expect(cards(page).nth(at)).toContainText(formatFinalPrice)
}

test('another currency changes every price, on every screen, and survives reload (spec 4.4)', async ({
  page,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  await addFromPage(page, piece)
  const { cid, path } = await clothing(shop)
  await visit(page, `${path}?price=5000-&sort=newest`)
  const { currency, apply } = await openRegion(page)
  await currency.selectOption('USD')
  await apply.click()

  // The price filter was in the previous currency.
  await expect(page).toHaveURL(`${shop.url}${path}?sort=newest`)
  const listing = await aTestClient(shop.url).get(categoryListing, { cid, sort: 'newest', currency: 'USD' })
  expect(listing.currency).toBe('USD')
  const dollars = (found: string[]) => {
    expect(found).not.toEqual([])
    expect(found.filter((amount) => !amount.startsWith('US$'))).toEqual([])
  }
  await cardsCost(page, listing)
  dollars(await amounts(cards(page)))
  dollars(await amounts(page.getByRole('contentinfo').last()))
  await expect(page.getByRole('button', { name: 'Language and currency: EN, USD' })).toBeVisible()
  await page.reload()
  await cardsCost(page, listing)

  await page.getByRole('link', { name: /^Bag/ }).first().click()
  const panel = page.getByRole('dialog', { name: 'Shopping Bag' })
  const { formatFinalPrice } = (
    await aTestClient(shop.url).get(search, { keywords: piece.card.productsName, currency: 'USD' })
  ).productList.find(({ spuCode }) => spuCode === piece.card.spuCode) ?? { formatFinalPrice: 'no such card' }
  await expect(panel).toContainText(formatFinalPrice)
  dollars(await amounts(panel))
  await panel.getByRole('button', { name: 'Checkout as Guest' }).click()
  await expect(page.getByRole('button', { name: /^Pay US\$/ })).toBeEnabled()
  dollars(await amounts(page.getByRole('main')))

  await page.goto(piece.card.baseUrl)
  await expect(page.getByRole('region', { name: piece.card.productsName, exact: true })).toContainText(
    formatFinalPrice,
  )
  for (const screen of ['/', '/cart']) {
    await page.goto(screen)
    await expect(page.getByText(/US\$\d/).first()).toBeVisible()
    dollars(await amounts(page.getByRole('main')))
  }

  const later = await page.context().newPage()
  await later.goto(`${path}?sort=newest`)
  await cardsCost(later, listing)
})

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
    await page.goto(`/de${card.baseUrl}`)
    await expect(page.locator('html')).toHaveAttribute('data-render', 'shell')
    await isEnglish()
  })

  test('the banner promises the same words before and after the app wakes, and without a network (spec 2.7)', async ({
    page,
    context,
  }) => {
    const standing = async () => {
      const html = await (await page.request.get('/fr')).text()
      return /<aside[^>]*>.*?<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')
    }
    await visit(page, '/fr')
    const messages = page.getByRole('complementary').getByRole('listitem')
    await expect(messages).toHaveCount(4)
    const online = await messages.allTextContents()
    expect(online[0]).toBe(await standing())
    expect(online[0]).toBe('Livraison offerte dès 129\u00a0S$')
    expect(online.join(' ')).not.toMatch(/Buy \d|% off/)

    await waitUntilStored(page)
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join(' ')))
      .toContain('Livraison offerte')
    await goOffline(context)
    await page.goto('/fr')
    await expect(messages).toHaveCount(4)
    expect((await messages.allTextContents()).slice(0, 3)).toEqual(online.slice(0, 3))
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
    await expect(menu.getByRole('alert')).toHaveText(
      'You are offline. Changing language or currency needs the network.',
    )
    await expect(apply).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(new URL(page.url()).pathname).toBe('/')

    await comeBack(context)
    await expect(language).toHaveValue('fr')
    // The button ignores a click that follows another within its guard (spec 9.4).
    await expect(async () => {
      await apply.click({ timeout: 1_000 })
      await expect(menu.getByRole('alert')).toHaveCount(0)
    }).toPass()
    await expect(page).toHaveURL((url) => url.pathname === '/fr')
    await expect(page.getByText(/US\$\d/).first()).toBeVisible()
  })
})

for (const { site, symbol } of [
  { site: 'jp', symbol: '¥' },
  { site: 'au', symbol: 'A$' },
] as const) {
  test(`the shop at ${site}. asks for ${symbol}, in every promise, too (spec 1, 9.1)`, async ({
    page,
    shop,
  }) => {
    const here = `http://${site}.localhost:${shop.port}`
    const { path } = await clothing(shop)
    const card = await aCard(shop)
    await visit(page, `${here}${path}`)
    await expect(
      page.getByRole('button', { name: `Language and currency: EN, ${SITES[site].currency}` }),
    ).toBeVisible()
    const own = (found: string[]) => {
      expect(found).not.toEqual([])
      expect(found.filter((amount) => !amount.startsWith(symbol))).toEqual([])
    }
    own(await amounts(cards(page)))
    const { currency } = await openRegion(page)
    await expect(currency.getByRole('option')).toHaveCount(SITES[site].currencies.length)
    await expect(currency).toHaveValue(SITES[site].currency)
    await page.goto(`${here}${card.baseUrl}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    own(await amounts(page.getByRole('region', { name: card.productsName, exact: true })))

    // The promises around the products are those of the site, before and after hydration (spec 9.7).
    const { freeOver, fee } = shippingWords(storefrontFor(site, 'en', undefined))
    const html = await page.evaluate(async (address) => (await fetch(address)).text(), path)
    expect(html.replaceAll(/<script.*?<\/script>/gs, '')).not.toMatch(/[^A]S?\$\d/)
    await visit(page, `${here}${card.baseUrl}`)
    for (const part of ['complementary', 'contentinfo'] as const) {
      await expect(page.getByRole(part).first()).toContainText(`Free shipping over ${freeOver}`)
      own(await amounts(page.getByRole(part)))
    }
    await expect(page.getByText(`Free shipping over ${freeOver}, otherwise ${fee}.`)).toBeAttached()
  })
}

test('a countdown in the banner ticks, stands still with it, and keeps to its 40 pixels (spec 2.7)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/')
  const banner = page.getByRole('complementary')
  const timer = banner.getByRole('timer', { includeHidden: true })
  // Reduced motion, so that the bar starts paused: the countdown shows minutes.
  await expect(timer).toHaveText(/^\d\d Hours \d\d Mins 00 Secs ?$/)
  await expect(timer).toHaveAttribute('aria-live', 'off')
  await banner.getByRole('button').click()
  const first = await timer.textContent()
  await expect(timer).not.toHaveText(first ?? '')
  await banner.getByRole('button').click()
  await expect(timer).toHaveText(/ 00 Secs ?$/)
  const message = timer.locator('xpath=ancestor::li')
  const { inside, bar } = await message.evaluate((item) => {
    const range = document.createRange()
    range.selectNodeContents(item)
    const { width, height } = range.getBoundingClientRect()
    return { inside: { width, height }, bar: item.getBoundingClientRect().height }
  })
  expect(bar).toBe(40)
  expect(inside.height).toBeLessThanOrEqual(40)
  expect(inside.width).toBeLessThanOrEqual(320)
})

test('language and currency are chosen in one visit and taken together (spec 4.4)', async ({
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
})
