import { product } from '#contract/catalog/product.contract.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { aReader } from '../world/browser/reader.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { cards, namesOf, PHONE, visit } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use({ ...WITHOUT_WORKER, viewport: PHONE })

test('more like a piece: from its quick view and from its page, most alike first, filtered, and back again (spec 2.8, 2.9)', async ({
  page,
  shop,
}) => {
  const [{ card }] = await findPieces(shop, 1)
  const name = card.productsName
  await visit(page, '/search/dress.html')
  await cards(page).filter({ hasText: name }).getByRole('link').first().click()
  const quickView = page.getByRole('dialog', { name: 'Quick view' })
  await quickView.getByRole('link', { name: 'More like this' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `More like ${name}` })).toBeVisible()
  await expect(quickView).toBeHidden()
  const names = await namesOf(page)
  expect(names.length).toBeGreaterThan(3)
  expect(names).not.toContain(name)
  const { productType } = await aTestClient(shop.url).get(product, { spuCode: card.spuCode })
  const likest = page.getByRole('region', { name: 'Products', exact: true }).getByRole('article').first()
  expect(productType.length).toBeGreaterThan(0)
  await expect(likest.getByText('Sold Out')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await aReader(page).look('more like a piece')

  // It is a list as every other one.
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption({ label: 'Price, low to high' })
  await expect(page).toHaveURL(/\/collections\/like-[A-Z0-9]+\?sort=price-asc/)
  await page.goBack()
  await page.goBack()
  await expect(quickView.getByRole('heading', { name })).toBeVisible()

  await visit(page, card.baseUrl)
  const more = page
    .getByRole('region', { name: 'You may also like' })
    .getByRole('link', { name: 'More like this' })
  await more.scrollIntoViewIfNeeded()
  await more.click()
  await expect(page.getByRole('heading', { level: 1, name: `More like ${name}` })).toBeVisible()
  await expect.poll(() => namesOf(page)).toEqual(names)
  await page
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
})
