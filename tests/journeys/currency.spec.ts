import type { Locator, Page } from '@playwright/test'
import { categoryListing, type Listing, search } from '#contract/catalog/listing.contract.ts'
import { shippingWords } from '#domain/cart/shipping.ts'
import { SITES } from '#domain/region/sites.ts'
import { storefrontFor } from '#platform/current-storefront.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { addFromPage, findPieces } from '../world/browser/shopping.ts'
import { cards, clothing, DESKTOP, visit } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'
import { aCard, openRegion } from '../world/browser/region-dialog.ts'

test.use({ viewport: DESKTOP, ...WITHOUT_WORKER })

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
