import type { Locator, Page } from '@playwright/test'
import { boughtTogether } from '#contract/catalog/bought-together.contract.ts'
import { comeBack, expect, goOffline, settleIn, test, waitUntilStored } from '../world/browser/fixtures.ts'
import { aReader } from '../world/browser/reader.ts'
import { addFromPage, findPieces, quantity, type Find } from '../world/browser/shopping.ts'
import { DESKTOP, PHONE, visit } from '../world/browser/visiting.ts'
import { violationsOf } from '../world/device/axe.ts'
import { aTestClient } from '../world/shops/test-client.ts'

const bag = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
const together = (within: Page | Locator) =>
  within.getByRole('region', { name: 'Frequently Bought Together' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Change color or size' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Shopping Bag' })
const change = (within: Page | Locator, { card }: Find) =>
  within.getByRole('button', { name: `Change color or size: ${card.productsName}`, exact: true })

/** A size that can be bought besides the one of the line, in the colour of the line. */
const otherSize = ({ card, sku }: Find): string => {
  const colour = card.items.find(({ size }) => size.some((one) => one.sku === sku))
  return colour?.size.find((one) => one.canBuy && !one.hidden && one.sku !== sku)?.size ?? ''
}

test('a phone: another size in the bag online and offline, pieces bought together, undo, and what was seen in an empty bag (spec 2.11)', async ({
  page,
  shop,
}) => {
  test.slow()
  await page.setViewportSize(PHONE)
  const found = await findPieces(shop, 12)
  const [dress, other] = found.filter((one) => otherSize(one) !== '')
  if (!dress || !other) throw new Error('no two dresses in several sizes')
  await addFromPage(page, other)
  await addFromPage(page, dress)
  await together(panel(page)).scrollIntoViewIfNeeded()
  await expect(together(panel(page)).getByRole('article').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/cart')
  await expect(bag(page)).toHaveCount(2)
  await quantity(page, other).fill('2')
  await quantity(page, other).blur()

  // The second line changes its size and keeps place and quantity.
  await change(page, other).click()
  await expect(sheet(page).getByRole('radio', { name: other.size, exact: true })).toBeChecked()
  await sheet(page)
    .getByRole('radio', { name: otherSize(other), exact: true })
    .click()
  expect(await violationsOf(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Update bag' }).click()
  await expect(page.getByText('Your bag is updated').first()).toBeVisible()
  await expect(bag(page).nth(1)).toContainText(`/ ${otherSize(other)}`)
  await expect(quantity(page, other)).toHaveValue('2')
  await expect(change(page, other)).toBeFocused()

  // Without a network it works as well, and is applied once when the network is back.
  await waitUntilStored(page)
  await settleIn(page)
  await goOffline(page.context())
  await page.reload()
  await change(page, dress).click()
  await sheet(page)
    .getByRole('radio', { name: otherSize(dress), exact: true })
    .click()
  await sheet(page).getByRole('button', { name: 'Update bag' }).click()
  await expect(bag(page).first()).toContainText(`/ ${otherSize(dress)}`)
  await expect(bag(page).first().getByText('Saved on this device')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await comeBack(page.context())
  await expect(bag(page).first().getByText('Saved on this device')).toBeHidden()
  await page.reload()
  await expect(bag(page)).toHaveCount(2)
  await expect(bag(page).first()).toContainText(`/ ${otherSize(dress)}`)

  // A piece that is bought with them is added by its card, and leaves the rail.
  const cards = together(page).getByRole('article')
  await together(page).scrollIntoViewIfNeeded()
  await cards.first().scrollIntoViewIfNeeded()
  const name = (await cards.first().getByRole('heading').textContent()) ?? ''
  await cards
    .first()
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  const sizes = page.getByRole('group', { name: `Choose a size: ${name}` })
  if (await sizes.isVisible()) {
    await sizes.getByRole('radio').and(page.locator(':enabled')).first().click()
    await sizes.getByRole('button', { name: 'Add to Cart' }).click()
  }
  await expect(bag(page)).toHaveCount(3)
  await expect(bag(page).first()).toContainText(name)
  await expect(together(page).getByRole('heading', { name, exact: true })).toHaveCount(0)
  await aReader(page).look('a filled bag')

  // All lines are deleted at once, come back, and leave again: the empty bag shows what was seen.
  await page.getByRole('button', { name: 'Delete 3' }).click()
  await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bag(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Delete 3' }).click()
  const seen = page.getByRole('region', { name: 'Recently viewed' })
  await expect(seen.getByRole('heading', { name: dress.card.productsName })).toBeVisible()
  await aReader(page).look('an empty bag')
  await settleIn(page)
  await goOffline(page.context())
  await page.reload()
  await expect(seen.getByRole('heading', { name: dress.card.productsName })).toBeVisible()
  await comeBack(page.context())
})

test('a desktop: the bag below its icon by pointer and keyboard, and undo in the side panel (spec 2.11)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(DESKTOP)
  const [dress, other] = await findPieces(shop, 2)
  await addFromPage(page, other)
  await addFromPage(page, dress)

  // The side panel: undo of a removal, and the pieces bought with the rest.
  await panel(page)
    .getByRole('button', { name: `Delete: ${dress.card.productsName}`, exact: true })
    .click()
  await expect(panel(page).getByRole('spinbutton')).toHaveCount(1)
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await expect(panel(page).getByRole('spinbutton')).toHaveCount(2)
  const client = aTestClient(shop.url)
  const offered = await client.get(boughtTogether, {
    skus: `${dress.sku},${other.sku}`,
    lang: 'en',
    currency: 'SGD',
  })
  await together(panel(page)).scrollIntoViewIfNeeded()
  await expect(together(panel(page)).getByRole('article')).toHaveCount(offered.length)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()

  await visit(page, '/')
  const icon = page.getByRole('banner').getByRole('link', { name: /^Bag\s*, 2/ })
  const below = page.getByRole('banner').getByRole('region', { name: 'Shopping Bag' })
  await icon.hover()
  await expect(below.getByRole('listitem')).toHaveCount(2)
  await expect(below.getByText('Total')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await below.getByRole('link', { name: 'View bag' }).hover()
  await expect(below).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(below).toBeHidden()
  await page.mouse.move(600, 700)

  // By keyboard: Tab opens it, goes through it, and closes it behind its last link.
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).focus()
  await page.keyboard.press('Tab')
  await expect(icon).toBeFocused()
  await expect(below).toBeVisible()
  for (const name of [dress.card.productsName, other.card.productsName]) {
    await page.keyboard.press('Tab')
    await expect(below.getByRole('link', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(below.getByRole('button', { name: 'Checkout as Guest' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(below.getByRole('link', { name: 'View bag' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(below).toBeHidden()

  // A press opens the side panel as before, and closing it opens nothing.
  await icon.focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(icon).toBeFocused()
  await expect(below).toBeHidden()

  await icon.hover()
  await below.getByRole('link', { name: 'View bag' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.setViewportSize({ width: 1024, height: 800 })
  await visit(page, '/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Bag\s*, 2/ })
    .hover()
  await expect(below).toBeHidden()
})
