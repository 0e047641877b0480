import type { Page } from '@playwright/test'
import { categoryListing } from '#contract/catalog/listing.contract.ts'
import { violationsOf } from '../world/device/axe.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { changeRows, expect, rowsOf, test as base } from '../world/browser/fixtures.ts'
import { findPieces, type Find } from '../world/browser/shopping.ts'
import { clothing, DESKTOP, namesOf, PHONE } from '../world/browser/visiting.ts'

/** A page of a browser without scripts. */
const test = base.extend<{ plain: Page }>({
  serviceWorkers: 'block',
  plain: async ({ browser, shop, viewport }, use) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      baseURL: shop.url,
      reducedMotion: 'reduce',
    })
    await use(await context.newPage())
    await context.close()
  },
})

const bagTitle = (page: Page) => page.getByRole('heading', { level: 1, name: /^Shopping Bag/ })

/** The document as a browser without scripts reads it. */
function withoutScripts(html: string): string {
  return html
    .replace(' data-render="ssr"', '')
    .replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<\/?noscript>/g, '')
    .replaceAll(/@media \(scripting: ?none\)/g, '@media all')
}

async function addToBag(page: Page, find: Find): Promise<void> {
  await page.goto(find.card.baseUrl)
  await page.getByRole('radio', { name: find.size, exact: true }).check()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(bagTitle(page)).toBeVisible()
}

for (const { device, viewport } of [
  { device: 'a phone', viewport: PHONE },
  { device: 'a desktop', viewport: DESKTOP },
]) {
  test.describe(`without scripts, on ${device}`, () => {
    test.use({ viewport })

    test('the menu opens, its entries lead to their categories, and no control is dead', async ({
      plain,
      shop,
    }) => {
      const { name, path } = await clothing(shop)
      await plain.goto('/')
      const menu = plain.getByText('Menu', { exact: true })
      if (viewport === PHONE) await menu.click()
      else await expect(menu).toBeHidden()
      await plain
        .getByRole('navigation', { name: viewport === PHONE ? 'Menu' : 'Categories' })
        .getByRole('link', { name, exact: true })
        .click()
      await expect(plain.getByRole('heading', { level: 1, name })).toBeVisible()
      expect(new URL(plain.url()).pathname).toBe(path)
      // All that is left are buttons of forms with an address.
      const buttons = await plain.getByRole('button').all()
      expect(buttons.length).toBeGreaterThan(0)
      for (const button of buttons) {
        const sends = await button.evaluate(
          (one: HTMLButtonElement) => one.type === 'submit' && one.form?.hasAttribute('action'),
        )
        expect(sends, await button.innerText()).toBe(true)
      }
    })
  })
}

test.describe('without scripts, on a phone', () => {
  test.use({ viewport: PHONE })

  test('a search leads to its results (spec 2.6)', async ({ plain }) => {
    await plain.goto('/fr/')
    await plain.getByRole('searchbox').fill('Silk  Dress')
    await plain.getByRole('searchbox').press('Enter')
    await expect(plain.getByRole('article').first()).toBeVisible()
    expect(new URL(plain.url()).pathname).toBe('/fr/search/silk+dress.html')
  })

  test('filters and order are a form, chosen filters and pages are links (spec 2.8)', async ({
    plain,
    shop,
  }) => {
    const { cid, path } = await clothing(shop)
    await plain.goto(path)
    await plain.getByRole('link', { name: 'Filter', exact: true }).click()
    await plain.getByRole('checkbox', { name: /^Black/ }).check()
    await plain.getByRole('checkbox', { name: /^White/ }).check()
    await plain.getByRole('combobox', { name: 'Sort By' }).selectOption('price-asc')
    await plain.getByRole('button', { name: 'Apply' }).click()
    const input = { cid, color: 'black,white', sort: 'price-asc', page: 1, pageSize: 20 }
    const asked = await aTestClient(shop.url).get(categoryListing, input)
    expect(await namesOf(plain)).toEqual(asked.productList.map(({ productsName }) => productsName))
    await plain.getByRole('link', { name: 'Remove the filter White' }).click()
    await expect(plain.getByRole('link', { name: /^Remove the filter/ })).toHaveText(['Black'])
    await plain.getByRole('link', { name: 'Clear all' }).click()
    const next = plain.getByRole('link', { name: 'Next Page' })
    await expect(next).toHaveAttribute('rel', 'next')
    const first = await namesOf(plain)
    await next.click()
    await expect(plain.getByRole('link', { name: 'Previous Page' })).toHaveAttribute('rel', 'prev')
    expect(await namesOf(plain)).not.toEqual(first)
  })

  test('a piece is added by a form, its quantity changed, and taken out again (spec 2.11, 4.6) @core', async ({
    plain,
    shop,
  }) => {
    const [find] = await findPieces(shop, 1)
    await addToBag(plain, find)
    await expect(plain.getByRole('status')).toHaveText('Add to cart success')
    const field = plain.getByRole('spinbutton', { name: `Quantity of ${find.card.productsName}` })
    await expect(field).toHaveValue('1')
    await field.fill('3')
    await plain.getByRole('button', { name: `Change: ${find.card.productsName}` }).click()
    await expect(bagTitle(plain)).toHaveText('Shopping Bag 3 items')
    const rows = rowsOf(shop, 'select qty from cart_line where sku = ? and qty = 3', find.sku)
    expect(rows.length).toBeGreaterThan(0)
    // The address of the app's bag leads here.
    await plain.goto('/')
    await plain.getByRole('banner').getByRole('link', { name: 'Bag' }).click()
    await expect(field).toHaveValue('3')
    await expect(plain.getByText('Checkout needs JavaScript')).toBeVisible()
    await plain.getByRole('button', { name: `Delete: ${find.card.productsName}` }).click()
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Your bag is empty')
  })

  test('a colour is a link, and a form without a size comes back with the reason (spec 4.8)', async ({
    plain,
    shop,
  }) => {
    const finds = await findPieces(shop, 4)
    const find = finds.find(({ card }) => card.items[1]?.size.some(({ canBuy }) => canBuy))
    if (!find) throw new Error('the demo shop has no piece in two colours')
    await plain.goto(find.card.baseUrl)
    const colours = plain.getByRole('navigation', { name: 'Color' }).getByRole('link')
    await expect(colours.first()).toHaveAttribute('aria-current', 'true')
    await colours.nth(1).click()
    await expect(colours.nth(1)).toHaveAttribute('aria-current', 'true')
    await plain.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(plain.getByRole('alert')).toHaveText('Please select a size.')
    // Without scripts no observer of a page is called, so the place is measured.
    const { top, bottom } = await plain
      .getByRole('alert')
      .evaluate((alert) => alert.getBoundingClientRect().toJSON() as DOMRect)
    expect([top >= 0, bottom <= PHONE.height]).toEqual([true, true])
  })

  test('a piece that was sold out meanwhile is refused on its page (spec 4.14)', async ({ plain, shop }) => {
    const [, find] = await findPieces(shop, 2)
    await plain.goto(find.card.baseUrl)
    await plain.getByRole('radio', { name: find.size, exact: true }).check()
    changeRows(shop, 'update sku set stock = 0 where sku = ?', find.sku)
    await plain.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(plain.getByRole('alert')).toHaveText('Sold Out')
    changeRows(shop, 'update sku set stock = ? where sku = ?', find.stock, find.sku)
  })

  test('language and currency are a form that leads back (spec 4.4)', async ({ plain, shop }) => {
    const { path } = await clothing(shop)
    await plain.goto(path)
    await plain.getByRole('link', { name: /^Language and currency/ }).click()
    await plain.getByRole('combobox', { name: 'Language' }).selectOption('fr')
    await plain.getByRole('combobox', { name: 'Currency' }).selectOption('USD')
    await plain.getByRole('button', { name: 'Apply' }).click()
    await expect(plain.getByRole('link', { name: /FR, USD$/ })).toBeVisible()
    expect(new URL(plain.url()).pathname).toMatch(/^\/fr\//)
  })

  test('axe finds nothing, on a phone and on a desktop', async ({ plain, page, shop }) => {
    test.setTimeout(240_000)
    const [find] = await findPieces(shop, 1)
    const { path } = await clothing(shop)
    await addToBag(plain, find)
    // axe waits for timers, which never come without scripts: it examines the same document in another page.
    const look = async (address: string) => {
      await plain.goto(address)
      const html = withoutScripts(await (await plain.request.get(plain.url())).text())
      await page.route(plain.url().replace(/#.*/, ''), (route) =>
        route.fulfill({ body: html, contentType: 'text/html' }),
      )
      await page.goto(plain.url())
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size)
        expect.soft(await violationsOf(page), `${address} at ${size.width} pixels`).toEqual([])
      }
    }
    await look('/')
    await look(path)
    await look(`${path}?filters=open&color=black`)
    await look(find.card.baseUrl)
    await look(`${find.card.baseUrl}?refused=size`)
    await look('/plain/bag?lang=en&done=added')
    await look('/plain/region?lang=en')
    await look('/user/wishlist')
    await plain.context().clearCookies()
    await look('/plain/bag?lang=en')
  })
})

test('a browser with scripts is led from the plain bag to the bag of the app', async ({ page }) => {
  await page.goto('/plain/bag?lang=fr')
  await expect(page).toHaveURL(/\/fr\/cart$/)
})
