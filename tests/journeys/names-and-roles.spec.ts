import type { Page } from '@playwright/test'
import { pressAgain, press, walkTo } from '../world/browser/keys.ts'
import { clockOf } from '../world/browser/click-guard.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { DESKTOP, PHONE, visit } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

/**
 * From a list to the bag as a screen reader reads it: keys alone, and every stop by its role and its exact name. A name
 * that changes here changes for who hears it.
 */
test.use(WITHOUT_WORKER)

async function headingsOf(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('heading').allTextContents()
}

for (const [device, viewport] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)
  test.describe(device, () => {
    test.use({ viewport })

    test('a list, its quick view, the product and the bag by names and roles, with keys alone (spec 2.8, 2.9, 2.10, 2.12)', async ({
      page,
      shop,
    }) => {
      const [{ card, size }] = await findPieces(shop, 1)
      const name = card.productsName
      const colour = card.items[0]?.color ?? ''
      await visit(page, '/search/dress.html')

      // The list: landmarks, one first heading, its number as a live message, a heading of each card.
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(
        page.getByRole('heading', { level: 1, name: 'Results for “dress”', exact: true }),
      ).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /^\d+ results?$/ }),
      ).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'You are here', exact: true })).toBeVisible()
      const results = page.getByRole('region', { name: 'Products', exact: true })
      const article = results.getByRole('article').filter({ hasText: name }).first()
      await expect(article.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
      const link = article.getByRole('link', { name, exact: true })

      // The quick view: on a phone by the link itself, above 1024 px by its own button.
      const opener =
        device === 'a phone'
          ? link
          : article.getByRole('button', { name: `Quick view: ${name}`, exact: true })
      await link.focus()
      await walkTo(page, opener)
      await press(page, 'Enter')
      const quickView = page.getByRole('dialog', { name: 'Quick view', exact: true })
      await expect(quickView.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
      await expect(quickView.getByRole('region', { name: `Pictures of ${name}`, exact: true })).toBeVisible()
      await expect(
        quickView.getByRole('img', { name: `${name}, ${colour}, picture 1`, exact: true }),
      ).toBeVisible()
      await expect(quickView.getByRole('radio', { name: colour, exact: true })).toBeChecked()
      await expect(quickView.getByRole('radiogroup', { name: 'Size', exact: true })).toBeVisible()
      await expect(quickView.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
      await expect(
        quickView.getByRole('button', { name: `Add to wishlist: ${name}`, exact: true }),
      ).toBeVisible()
      // A page has one banner: the head of a dialog is none.
      await expect(page.getByRole('banner')).toHaveCount(1)

      // Without a size the button says what is missing, and the focus goes to the sizes.
      await walkTo(page, quickView.getByRole('button', { name: 'Add to Cart', exact: true }))
      await press(page, 'Enter')
      await expect(quickView.getByText('Please select a size.')).toBeVisible()
      await expect(
        quickView.getByRole('radiogroup', { name: 'Size', exact: true }).locator(':focus'),
      ).toHaveCount(1)
      await walkTo(page, quickView.getByRole('link', { name: 'View product details >', exact: true }))
      await press(page, 'Enter')

      // The page of the product.
      await expect(quickView).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${name}`))
      await expect(page.getByRole('region', { name: `Pictures of ${name}`, exact: true })).toBeVisible()
      const sizes = page.getByRole('radiogroup', { name: 'Size', exact: true })
      await expect.poll(() => headingsOf(page)).toEqual(expect.arrayContaining([name, 'You may also like']))
      await walkTo(page, sizes.getByRole('radio', { disabled: false }).first())
      for (let at = 0; at < 8 && !(await isChosen(page, size)); at++)
        await press(page, at === 0 ? 'Space' : 'ArrowRight')
      await expect(sizes.getByRole('radio', { name: size, exact: true })).toBeChecked()
      await walkTo(
        page,
        page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first(),
      )
      await pressAgain(page, 'Enter', await clockOf(page))

      // The bag: a dialog with its own name, the piece as a field that says what it counts.
      const bag = page.getByRole('dialog', { name: 'Shopping Bag', exact: true })
      await expect(bag).toBeVisible()
      await expect(
        bag.getByRole('heading', { level: 2, name: 'Shopping Bag 1 item', exact: true }),
      ).toBeVisible()
      await expect(bag.getByRole('status', { name: 'Messages', exact: true })).toContainText(
        'Add to cart success',
      )
      await expect(bag.getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true })).toHaveValue('1')
      await walkTo(page, bag.getByRole('button', { name: `One more ${name}`, exact: true }))
      await press(page, 'Enter')
      await expect(bag.getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true })).toHaveValue('2')
      await press(page, 'Escape')
      await expect(bag).toBeHidden()
      await expect(
        page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first(),
      ).toBeFocused()
      await expect(page.getByRole('banner').getByRole('link', { name: /^Bag ?, 2 items$/ })).toBeVisible()
    })
  })

async function isChosen(page: Page, size: string): Promise<boolean> {
  return page
    .getByRole('radiogroup', { name: 'Size', exact: true })
    .getByRole('radio', { name: size, exact: true })
    .isChecked()
}
