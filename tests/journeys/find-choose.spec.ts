import type { Page } from '@playwright/test'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { search } from '#contract/catalog/listing.contract.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { expect, goOffline, settleIn, test } from '../world/browser/fixtures.ts'
import { cards, PHONE } from '../world/browser/visiting.ts'

test.use({ viewport: PHONE })

const DRESSES = '159820'
const SIZE = 'M'

interface Wish {
  /** Of the price filter. */
  readonly price: string
  readonly total: number
  readonly pieces: readonly ProductCard[]
}

/** Silk dresses that can be had in M, in a price range that holds at least two of them. */
async function aWish(shop: RunningShop): Promise<Wish> {
  const client = aTestClient(shop.url)
  const asked = { keywords: 'silk', category: DRESSES, size: SIZE, pageSize: 60 }
  const { facets } = await client.get(search, asked)
  for (const { key, label } of facets.prices) {
    const { productList, totalPage } = await client.get(search, { ...asked, price: key })
    const pieces = productList.filter(({ items }) =>
      items[0]?.size.some(
        ({ size, canBuy, hidden, stock }) => size === SIZE && canBuy && !hidden && stock > 3,
      ),
    )
    if (pieces.length >= 2) return { price: label, total: totalPage, pieces }
  }
  throw new Error('the demo shop has too few silk dresses in M')
}

/** Everything that a shopper does here has a name and a role. */
async function findAndChoose(page: Page, { price, total, pieces }: Wish, inBag: number): Promise<void> {
  const [one, two] = pieces
  if (!one || !two) throw new Error('two pieces are compared')
  await page.goto('/')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('textbox', { name: 'What are you looking for?' }).fill('silk')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/search/silk.html')

  await page.getByRole('button', { name: 'Filter' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.getByRole('checkbox', { name: /^Dresses\b/ }).check()
  await sheet.getByText('Size', { exact: true }).click()
  const size = sheet.getByRole('button', { name: new RegExp(`^Size ${SIZE},`) })
  await size.click()
  await expect(size).toHaveAttribute('aria-pressed', 'true')
  await sheet.getByText('Price', { exact: true }).click()
  await sheet.getByRole('checkbox', { name: price }).check()
  await sheet.getByRole('button', { name: `Show ${total} results` }).click()
  await expect(sheet).toBeHidden()

  const quickView = page.getByRole('dialog', { name: 'Quick view' })
  for (const { productsName } of [one, two]) {
    await cards(page).filter({ hasText: productsName }).getByRole('link').first().click()
    const compare = quickView.getByRole('button', { name: 'Compare', exact: true })
    await compare.click()
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
    await expect(compare.locator('svg')).toBeVisible()
    if (productsName === two.productsName) break
    await page.keyboard.press('Escape')
    await expect(quickView).toBeHidden()
  }
  await page.getByRole('button', { name: 'Compare them' }).click()
  const table = page.getByRole('table')
  for (const { productsName } of [one, two])
    await expect(table.getByRole('columnheader').getByRole('link', { name: productsName })).toBeVisible()

  await table.getByRole('columnheader').getByRole('link', { name: two.productsName }).click()
  await expect(page.getByRole('heading', { level: 1, name: two.productsName })).toBeVisible()
  await page.getByRole('button', { name: 'Find my size' }).click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  await guide.getByRole('combobox', { name: 'Country' }).selectOption('JP')
  await expect(guide.getByRole('columnheader', { name: 'JP', exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()

  const sizes = page.getByRole('radiogroup', { name: 'Size (JP)' })
  await sizes.getByRole('radio', { name: new RegExp(`\\b${SIZE}$`) }).check()
  await page.locator('summary', { hasText: 'In-store pickup' }).click()
  await expect(page.getByText(`For size ${SIZE}. Choose pickup at checkout; it costs nothing.`)).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${two.productsName}` })).toHaveValue(
    String(inBag),
  )
}

test('a new user finds silk dresses under a price in M, compares two, checks JP sizes and stores, and adds one; the same without a network @core', async ({
  page,
  context,
  shop,
}) => {
  test.slow()
  const wish = await aWish(shop)
  await findAndChoose(page, wish, 1)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Shopping Bag' })).toBeHidden()
  // The device remembers what is compared.
  await page.goBack()
  const table = page.getByRole('table')
  for (const { productsName } of wish.pieces.slice(0, 2))
    await table.getByRole('button', { name: `Remove: ${productsName}` }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()

  await page.goto('/this-device')
  await settleIn(page)
  const section = page.getByRole('region', { name: 'Save the shop for offline' })
  await section.getByRole('radio', { name: /^None/ }).check()
  await section.getByRole('button', { name: 'Save the shop for offline' }).click()
  await expect(section.getByText(/products are on this device/)).toBeVisible({ timeout: 60_000 })
  await goOffline(context)
  await findAndChoose(page, wish, 2)
})
