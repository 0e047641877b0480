import type { Page } from '@playwright/test'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { categoryListing } from '#contract/catalog/listing.contract.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { drained, shopperOf, shopsBeforeTheTunnel } from '../world/browser/device-facts.ts'
import { comeBack, expect, goOffline, rowsOf, test } from '../world/browser/fixtures.ts'
import { localRow } from '../world/browser/local-row.ts'
import { aReader } from '../world/browser/reader.ts'
import type { Find } from '../world/browser/shopping.ts'
import { DESKTOP, PHONE } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'
import { guardOver } from '../world/browser/click-guard.ts'

const CLOTHING = 159_819
const DRESSES = 159_820

const table = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('table')
const row = (page: Page, name: string, size: string) =>
  table(page, name)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: size, exact: true }) })

/** Pieces whose sizes begin with XXS. */
async function piecesFromXxs(shop: RunningShop, cid: number): Promise<ProductCard[]> {
  const { productList } = await aTestClient(shop.url).get(categoryListing, { cid, pageSize: 60 })
  return productList.filter(({ items }) => sizesOf(items).some(({ size }) => size === 'XXS'))
}

const sizesOf = (colours: ProductCard['items']) => colours.flatMap(({ size }) => size)

/** One of them that can be bought, and whose XXS is shown: other journeys buy of the same shop, or sell a piece out. */
async function aPieceFromXxs(shop: RunningShop): Promise<Find> {
  for (const card of await piecesFromXxs(shop, CLOTHING)) {
    const size = card.items[0]?.size.find((one) => one.canBuy && !one.hidden)
    const isShown = sizesOf(card.items).some((one) => one.size === 'XXS' && !one.hidden)
    if (size && isShown) return { card, sku: size.sku, size: size.size, stock: size.stock }
  }
  throw new Error('nothing in XXS is left in the demo shop')
}

test.describe('with a network', () => {
  test.use(WITHOUT_WORKER)

  test('sizes in the user’s units and country; both are stored (spec 4.11)', async ({ page }) => {
    await page.goto('/pages/garment-size-guide')
    const cells = row(page, 'Body measurements', 'M').getByRole('cell')
    await expect(cells).toHaveText(['10', '165-170', '90', '72', '98', '39'])
    await page.getByRole('radio', { name: 'IN' }).check()
    await expect(cells).toHaveText(['10', '65.0-66.9', '35.4', '28.3', '38.6', '15.4'])
    await page.getByRole('combobox', { name: 'Country' }).selectOption('US')
    await expect(row(page, 'Trousers with numbers', '28').getByRole('cell').first()).toHaveText('6')
    await page.getByRole('radio', { name: 'XS – 6XL' }).check()
    await expect(row(page, 'Trousers with numbers', '28').getByRole('cell').first()).toHaveText('8')
    await expect(row(page, 'Sizes by country', '6XL').getByRole('cell').last()).toHaveText('54')

    await expect.poll(() => localRow(page, 'preferences', 'size-units')).toMatchObject({ length: 'in' })
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('US')
    await expect(page.getByRole('radio', { name: 'IN' })).toBeChecked()
    // China keeps the labels of the pieces: no column of its own.
    await page.getByRole('combobox', { name: 'Country' }).selectOption('CN')
    await expect(cells).toHaveCount(5)
  })

  test('the size guide of a product: the body it is made for, and what the piece measures (spec 2.10)', async ({
    page,
    shop,
  }) => {
    const [dress] = await piecesFromXxs(shop, DRESSES)
    if (!dress) throw new Error('the demo shop has no dress in XXS')
    await page.goto(dress.baseUrl)
    await page.getByRole('button', { name: 'Find my size' }).click()
    const dialog = page.getByRole('dialog', { name: 'Size guide' })
    // On a phone neither name of a tab is cut off.
    await page.setViewportSize(PHONE)
    const tabs = dialog.getByRole('tablist', { name: 'Measurements' })
    expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
    await page.setViewportSize(DESKTOP)
    await expect(dialog.getByRole('tab', { name: 'Product measurements' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(dialog.getByRole('table')).toContainText('(cm)')
    await dialog.getByRole('radio', { name: 'IN' }).check()
    await expect(dialog.getByRole('table')).toContainText('(in)')
    await dialog.getByRole('radio', { name: 'CM' }).check()
    await dialog.getByRole('tab', { name: 'Body measurements' }).click()
    await expect(dialog.getByRole('columnheader')).toContainText([
      'Size',
      'UK',
      'Height',
      'Bust',
      'Waist',
      'Hip',
      'Shoulder',
    ])
    // A dress: bust and waist decide; no hem (spec 9.11).
    await dialog.getByRole('tab', { name: 'Product measurements' }).click()
    await expect(dialog.getByRole('columnheader', { name: '*' })).toHaveText([/^Bust/, /^Waist/])
    await expect(dialog.getByText(/^Fit: (skinny|regular|oversized)$/)).toBeVisible()
    await expect(dialog.getByText(/^Stretch: (non|slight|medium)$/)).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Country' }).selectOption('US')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Find my size' })).toBeFocused()

    // The buttons follow the country, also after a reload; China keeps the piece's own sizes (spec 4.11). Other journeys
    // may have sold one out: then its name says so, too.
    const sizes = page.getByRole('radiogroup', { name: 'Size (US)' })
    await expect(sizes.getByRole('radio', { name: /^4 S\b/ })).toBeVisible()
    await page.reload()
    await expect(sizes.getByRole('radio', { name: /^4 S\b/ })).toBeVisible()
    await page.getByRole('button', { name: 'Find my size' }).click()
    await dialog.getByRole('combobox', { name: 'Country' }).selectOption('CN')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('radiogroup', { name: 'Size', exact: true })).toBeVisible()
    await expect(page.getByRole('radio', { name: /^S\b/ })).toBeVisible()
  })
})

test('my sizes, entered offline: marked in every chart, beside the sizes of a piece, and on the server afterwards (spec 2.10, 2.14, 4.11) @core', async ({
  page,
  context,
  shop,
}) => {
  const piece = await aPieceFromXxs(shop)
  await shopsBeforeTheTunnel(page, shop, piece)
  await page.goto('/pages/garment-size-guide')
  await goOffline(context)
  await page.getByRole('button', { name: 'Add my measures' }).click()
  const bust = (unit: string) => page.getByRole('textbox', { name: `Bust (${unit})` })
  const weight = page.getByRole('textbox', { name: 'Weight (kg)' })
  await expect(page.getByRole('textbox', { name: 'Height (cm)' })).toBeFocused()
  await page.getByRole('radio', { name: 'IN' }).check()
  await bust('in').fill('33.9')
  await page.getByRole('radio', { name: 'CM' }).check()
  await expect(bust('cm')).toHaveValue('86.1')
  await bust('cm').fill('86')
  await weight.fill('600')
  await bust('cm').press('Enter')
  await expect(page.getByText('Between 25 and 300 kg: please check it, and its unit.')).toBeVisible()
  await expect(weight).toBeFocused()
  await aReader(page).look('my sizes with a slip')
  await weight.fill('60')
  const change = page.getByRole('button', { name: 'Change my measures' })
  await guardOver(page)
  await weight.press('Enter')
  await expect(change).toBeVisible()
  await expect(change).toBeFocused()
  await expect(page.getByText('By your measures your size is S.')).toBeVisible()
  await expect(row(page, 'Body measurements', 'S')).toHaveAttribute('data-marked', 'true')

  // Another page of this device, still offline.
  await page.goto(piece.card.baseUrl)
  await expect(page.getByRole('radio', { name: 'XXS' })).toBeVisible()
  await expect(page.getByText('Your size: S', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Find my size' }).click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  await expect(guide.getByText('By your measures your size is S.')).toBeVisible()
  // The unit of the weight is chosen beside that of the lengths (spec 2.10, 4.11).
  await expect(guide.getByRole('radio', { name: 'KG' })).toBeChecked()
  await guide.getByRole('radio', { name: 'LBS' }).check()
  await expect(guide.getByText('132.3 lbs')).toBeVisible()
  await page.keyboard.press('Escape')
  await comeBack(context)
  await drained(page)
  const reported = () =>
    shopperOf(page).then((who) => rowsOf(shop, 'select bust, weight from size_info where shopper = ?', who))
  expect(await reported()).toEqual([{ bust: 860, weight: 60_000 }])

  await page.goto('/pages/garment-size-guide')
  await page.getByRole('button', { name: 'Remove them' }).click()
  await expect(page.getByRole('button', { name: 'Add my measures' })).toBeVisible()
  await expect(page.getByText('By your measures')).toBeHidden()
  await expect.poll(reported).toEqual([{ bust: null, weight: null }])
})
