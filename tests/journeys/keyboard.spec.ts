import type { Locator, Page } from '@playwright/test'
import { searchPath } from '#domain/region/links.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { clockOf } from '../world/browser/click-guard.ts'
import { everyStop, press, pressAgain, seen, walkTo } from '../world/browser/keys.ts'
import { expect, rowsOf, test } from '../world/browser/fixtures.ts'
import { CARDS, findPieces } from '../world/browser/shopping.ts'
import { clothing, DESKTOP, PHONE, visit } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

/** A dress whose second colour is in stock: there is a colour to choose and a size to pick. */
async function aDressInTwoColours(shop: RunningShop) {
  for (const { card } of await findPieces(shop, 5)) {
    const [first, colour] = card.items
    const size = colour?.size.find((one) => one.canBuy && !one.hidden && one.stock > 3)
    if (first && colour && size) return { card, first, colour, size }
  }
  throw new Error('the demo shop has no such dress')
}

/** Moves the focus to an element by keys, then types. */
async function write(page: Page, label: string, text: string): Promise<void> {
  await walkTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

test('a guest finds, chooses, buys and pays without ever touching a mouse @core', async ({ page, shop }) => {
  await page.setViewportSize(DESKTOP)
  const { card, first, colour, size } = await aDressInTwoColours(shop)
  const name = card.productsName

  // Find: skip the header, or open the search.
  await visit(page, '/')
  await walkTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const search = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
  await walkTo(page, search, 'Shift+Tab')
  await press(page, 'Enter')
  const popup = page.getByRole('dialog', { name: 'Search' })
  await expect(popup.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(name)
  const result = popup.getByRole('link', { name: new RegExp(`^${name}`) })
  await expect(result).toBeVisible()
  // Results of the whole name: those of its beginning are replaced, and the focus with them.
  const results = popup.getByRole('region', { name: 'product results' })
  await expect(results.getByRole('link', { name: /^View all results/ })).toHaveAttribute(
    'href',
    searchPath(name),
  )
  await expect(results).not.toHaveAttribute('aria-busy')
  await walkTo(page, result, 'ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  // Choose: pressing the button too early moves the focus to the missing choice.
  const box = page.getByRole('region', { name, exact: true })
  const add = box.getByRole('button', { name: 'Add to Cart' }).first()
  await walkTo(page, add)
  await press(page, 'Enter')
  const askedAt = await clockOf(page)
  await expect(box.getByText('Please select a size.')).toBeVisible()
  await expect(
    box.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').and(page.locator(':focus')),
  ).toHaveCount(1)
  await seen(page)
  await walkTo(page, box.getByRole('radio', { name: first.color, exact: true }), 'Shift+Tab')
  await walkTo(page, box.getByRole('radio', { name: colour.color, exact: true }), 'ArrowRight')
  await expect(box.getByRole('radio', { name: colour.color, exact: true })).toBeChecked()
  await press(page, 'Tab')
  const wanted = box.getByRole('radio', { name: size.size, exact: true })
  await walkTo(
    page,
    box.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').and(page.locator(':focus')),
  )
  await walkTo(page, wanted, 'ArrowRight')
  if (!(await wanted.isChecked())) await press(page, 'Space')
  await expect(wanted).toBeChecked()
  await expect(page.getByText(`SKU: ${size.sku}`, { exact: true })).toBeVisible()

  // Add to the bag; Esc returns the focus, the header's icon opens the panel again.
  await walkTo(page, add)
  await pressAgain(page, 'Space', askedAt)
  const panel = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(panel.getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('1')
  await expect(panel.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(add).toBeFocused()
  await seen(page)
  const cart = page.getByRole('banner').getByRole('link', { name: /^Bag\s?, 1 item$/ })
  await walkTo(page, cart, 'Shift+Tab')
  await press(page, 'Enter')
  await expect(panel).toBeVisible()
  await walkTo(page, panel.getByRole('button', { name: 'Checkout as Guest' }))
  await page.keyboard.press('Enter')

  // The form: all problems are listed, and each entry links to its field.
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  const pay = page.getByRole('button', { name: /^Pay S\$/ })
  await expect(pay).toBeEnabled()
  await walkTo(page, pay)
  await press(page, 'Enter')
  const refusedAt = await clockOf(page)
  const alert = page.getByRole('alert').filter({ hasText: 'Please check' })
  await expect(alert).toBeFocused()
  await seen(page)
  await press(page, 'Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await write(page, 'Email', 'kiri.keys@example.com')
  await write(page, 'First name', 'Kiri')
  await write(page, 'Last name', 'Keys')
  await write(page, 'Address line 1', '12 Orchard Road')
  await write(page, 'City', 'Singapore')
  await write(page, 'Postal code', '238823')
  await write(page, 'Phone', '91234567')
  await walkTo(page, pay)
  await pressAgain(page, 'Enter', refusedAt)

  // The provider's page.
  await expect(page.getByLabel('Card number')).toBeVisible()
  await write(page, 'Name on card', 'Kiri Keys')
  await write(page, 'Card number', CARDS.paid)
  await walkTo(page, page.getByLabel(/^Expiry/))
  await page.keyboard.type('12/40')
  await walkTo(page, page.getByLabel(/CVC|Security code/))
  await page.keyboard.type('123')
  await walkTo(page, page.getByRole('button', { name: /^Pay/ }))
  await page.keyboard.press('Space')

  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  const order = page.getByText(/VD[0-9A-Z]+/).first()
  const [number = ''] = /VD[0-9A-Z]+/.exec(await order.innerText()) ?? []
  expect(
    rowsOf(
      shop,
      'select status, email, sku, qty from shop_order join order_line on order_id = shop_order.id where number = ?',
      number,
    ),
  ).toEqual([{ status: 'processing', email: 'kiri.keys@example.com', sku: size.sku, qty: 1 }])
})

test('Esc closes an open overlay and returns the focus to its opener', async ({ page, shop }) => {
  const { path } = await clothing(shop)
  const banner = page.getByRole('banner')
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  async function opensAndCloses(opener: Locator, panel: Locator) {
    await walkTo(page, opener)
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    // A popover is the next stop after its button; a dialog takes the focus itself.
    if ((await panel.getAttribute('popover')) !== null) await page.keyboard.press('Tab')
    await expect(panel.locator(':focus')).toHaveCount(1)
    await seen(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    await seen(page)
  }

  await page.setViewportSize(PHONE)
  await visit(page, path)
  await opensAndCloses(banner.getByRole('button', { name: 'Menu' }), dialog('Menu'))
  await opensAndCloses(banner.getByRole('button', { name: 'Search' }), dialog('Search'))
  await opensAndCloses(banner.getByRole('link', { name: 'Bag' }), dialog('Shopping Bag'))
  await opensAndCloses(page.getByRole('button', { name: 'Filter' }), dialog('Filter'))
  await opensAndCloses(
    page.getByRole('button', { name: /^Add to Cart: / }).first(),
    page.getByRole('group', { name: /^Choose a size: / }).first(),
  )

  await page.setViewportSize(DESKTOP)
  await visit(page, path)
  await opensAndCloses(
    banner.getByRole('button', { name: /^Language and currency/ }),
    dialog('Language and currency'),
  )
  await opensAndCloses(
    page.getByRole('button', { name: 'Size', exact: true }),
    page.getByRole('group', { name: 'Size', exact: true }).first(),
  )
})

test('a popover has its content when it opens, so that the next key finds it', async ({ page, shop }) => {
  const { path } = await clothing(shop)
  await page.setViewportSize(DESKTOP)
  await visit(page, path)
  const openers = [
    page.getByRole('button', { name: 'Size', exact: true }),
    page.getByRole('button', { name: /^Add to Cart: / }).first(),
  ]
  for (const opener of openers) {
    const stops = await opener.evaluate(async (button: HTMLButtonElement) => {
      button.click()
      // Without a task in between: the next key may follow at once.
      await Promise.resolve()
      return button.popoverTargetElement?.querySelectorAll('button, input').length
    })
    expect(stops).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
  }
})

for (const { device, tag, viewport } of [
  { device: 'a phone', tag: ' @core', viewport: PHONE },
  { device: 'a desktop', tag: '', viewport: DESKTOP },
]) {
  test(`on ${device}, every stop of a page is seen, there and back${tag}`, async ({ page, shop }) => {
    await page.setViewportSize(viewport)
    const { path } = await clothing(shop)
    const { card } = await aDressInTwoColours(shop)
    for (const address of [`${path}?category=159850&sort=newest`, card.baseUrl]) {
      await visit(page, address)
      await everyStop(page, 'forwards')
      // Past the last one, from where the way back begins.
      while ((await press(page, 'Tab')).what !== '') continue
      await everyStop(page, 'backwards')
    }
  })
}
