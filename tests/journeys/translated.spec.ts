import type { Page } from '@playwright/test'
import { addressesOf, several } from '../world/requests/every-page.ts'
import { translatePages } from '../world/device/page-translator.ts'
import { guardOver } from '../world/browser/click-guard.ts'
import { expect, listen, test } from '../world/browser/fixtures.ts'
import { aNewAddress, register } from '../world/browser/membership.ts'
import { openRegion } from '../world/browser/region-dialog.ts'
import { chooseSize, type Find, findPieces, quantity } from '../world/browser/shopping.ts'
import { cards, clothing, DESKTOP, PHONE } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

// What React does to a text that the translator has replaced ends a journey (tests/world/device/page-translator.ts).
test.use({ ...WITHOUT_WORKER, viewport: DESKTOP })
test.beforeEach(({ context }) => translatePages(context))
test.describe.configure({ timeout: 240_000 })

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function close(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog(page, name)).toBeHidden()
}

async function lookAround(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Clothing' }).hover()
  await expect(page.getByRole('link', { name: 'All of Clothing' })).toBeVisible()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const search = dialog(page, 'Search')
  await search.getByRole('textbox').fill('qqzzxw')
  await expect(search.getByRole('link', { name: /^Search for/ })).toBeVisible()
  await search.getByRole('textbox').fill('dress')
  await search.getByRole('link', { name: /^View all results/ }).click()
  await expect(title(page)).toContainText('dress')
}

async function filterAndSort(page: Page): Promise<void> {
  const count = page.getByText(/^\d+ results?$/)
  const all = await count.textContent()
  await page.getByRole('button', { name: 'Color', exact: true }).click()
  await page.getByRole('checkbox').first().check()
  await expect(count).not.toHaveText(all ?? '')
  await page.getByLabel('Sort By').selectOption({ label: 'Newest' })
  await expect(page).toHaveURL(/sort=newest/)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(count).toHaveText(all ?? '')
}

async function viewQuickly(page: Page): Promise<void> {
  await cards(page).first().hover()
  await page
    .getByRole('button', { name: /^Quick view: / })
    .first()
    .click()
  const view = dialog(page, 'Quick view')
  await view.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(view.getByText('Please select a size.')).toBeVisible()
  await view.getByRole('radio').last().check({ force: true })
  await view.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(view.getByRole('button', { name: 'Compare', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await close(page, 'Quick view')
}

async function chooseAndAdd(page: Page, piece: Find): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(piece.card.baseUrl)
  await main.getByRole('button', { name: 'Add to wishlist', exact: true }).click()
  await expect(main.getByText('Added to wishlist', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(main.getByText('Please select a size.')).toBeVisible()
  await chooseSize(page, piece)
  await expect(main.getByText(`SKU: ${piece.sku}`, { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Find my size' }).click()
  await close(page, 'Size guide')
  await guardOver(page)
  await main.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(quantity(page, piece)).toHaveValue('1')
}

async function changeBag(page: Page, piece: Find): Promise<void> {
  await page.goto('/cart')
  await quantity(page, piece).fill('3')
  await quantity(page, piece).blur()
  await expect(title(page)).toHaveText('Shopping Bag 3 items')
  await expect(page.getByText('Subtotal, 3 items')).toBeVisible()
  await page.getByRole('button', { name: `One less ${piece.card.productsName}` }).click()
  await expect(title(page)).toHaveText('Shopping Bag 2 items')
  await expect(page.getByText('Subtotal, 2 items')).toBeVisible()
}

async function emptyBag(page: Page, piece: Find): Promise<void> {
  await page.goto('/cart')
  await page.getByRole('button', { name: `Delete: ${piece.card.productsName}` }).click()
  await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
}

async function beginCheckout(page: Page): Promise<void> {
  await page.goto('/checkout-guest')
  const delivery = page.getByRole('region', { name: /Delivery/ })
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please check' })).toBeVisible()
  await delivery.getByLabel('Country / Region').selectOption('US')
  await expect(delivery.getByText('ZIP code', { exact: true })).toBeVisible()
  await delivery.getByLabel('Country / Region').selectOption('SG')
  await expect(delivery.getByText('Postal code', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: /^In-store pickup/ }).check()
  await expect(page.getByRole('radiogroup', { name: 'Pickup location' })).toBeVisible()
}

async function becomeMember(page: Page): Promise<void> {
  await page.goto('/account/register')
  const form = page.locator('form').filter({ has: page.getByLabel('Birthday') })
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByText('First name cannot be empty.')).toBeVisible()
  await guardOver(page)
  await register(page, aNewAddress())
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()
  await expect(form.getByLabel('First name')).toBeHidden()
}

async function useMenuOfPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.goto(path)
  await page.getByRole('button', { name: 'Menu' }).click()
  await dialog(page, 'Menu').getByRole('button', { name: 'Silk' }).click()
  await expect(dialog(page, 'Menu').getByRole('heading', { name: 'Silk' })).toBeVisible()
  await dialog(page, 'Menu').getByRole('button', { name: 'Back' }).click()
  await close(page, 'Menu')
  await page.getByRole('button', { name: 'Filter' }).click()
  await dialog(page, 'Filter').getByRole('checkbox').first().check()
  await expect(dialog(page, 'Filter').getByRole('button', { name: 'Clear all' })).toBeVisible()
  await close(page, 'Filter')
  await page.setViewportSize(DESKTOP)
}

async function changeLanguage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const region = await openRegion(page)
  await region.language.selectOption('fr')
  await region.apply.click()
  await expect(page).toHaveURL(/\/fr\//)
  await expect(page.locator('html[lang=fr]')).toBeAttached()
}

test('a user whose browser translates every page finds, chooses, buys and registers, and reads every text that changes @core', async ({
  page,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  const { path } = await clothing(shop)
  await lookAround(page)
  await filterAndSort(page)
  await viewQuickly(page)
  await chooseAndAdd(page, piece)
  await changeBag(page, piece)
  await beginCheckout(page)
  await emptyBag(page, piece)
  await becomeMember(page)
  await useMenuOfPhone(page, path)
  await changeLanguage(page, path)
})

test('a node that an extension has wrapped or taken away ends no page', async ({ page, shop }) => {
  const [piece] = await findPieces(shop, 1)
  // A tap on a card opens its quick view on a phone.
  await page.setViewportSize(PHONE)
  await page.goto('/search/dress.html')
  // A press before the app is there follows the link to the product's page.
  await expect(page.locator('html[data-app=on]')).toBeAttached()
  await guardOver(page)
  await cards(page).filter({ hasText: piece.card.productsName }).getByRole('link').first().click()
  const view = page.getByRole('dialog', { name: 'Quick view' })
  const compare = view.getByRole('button', { name: 'Compare', exact: true })
  const press = async (isOn: boolean) => {
    await guardOver(page)
    await compare.click()
    await expect(compare).toHaveAttribute('aria-pressed', String(isOn))
  }
  const wrap = (place: ':first-child' | ':last-child') =>
    compare.locator(`> ${place}`).evaluate((node) => {
      const wrapper = document.createElement('font')
      node.replaceWith(wrapper)
      wrapper.append(node)
    })
  await press(true)
  await wrap(':first-child')
  await press(false)
  await expect(compare.locator('svg')).toHaveCount(0)
  await wrap(':last-child')
  await press(true)
  await expect(compare.locator('> :first-child')).toHaveJSProperty('localName', 'svg')
  await compare.locator('svg').evaluate((icon) => icon.remove())
  await press(false)
})

/** Opened in this order, by pages that are open beside each other. */
const AT_ONCE = 4

test('every page can be opened where the browser translates it', async ({ context, shop }) => {
  const complaints: string[] = []
  const free = await Promise.all(Array.from({ length: AT_ONCE }, () => context.newPage()))
  free.forEach((page) => listen(page, complaints))
  const addresses = await addressesOf(shop.url)
  await several(Object.values(addresses), AT_ONCE, async (address) => {
    const page = free.pop()
    if (!page) throw new RangeError('more at once than pages')
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator('font').first()).toBeAttached()
    free.push(page)
  })
  expect(complaints).toEqual([])
})
