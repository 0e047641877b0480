import type { Locator, Page } from '@playwright/test'
import { search } from '#contract/catalog/listing.contract.ts'
import { TRENDING } from '#domain/catalog/search/suggestions/keyword.ts'
import { violationsOf } from '../world/device/axe.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { localRow } from '../world/browser/local-row.ts'
import { cards, DESKTOP, namesOf, PHONE, visit } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

/** Opens the search from the header (spec 2.6). */
async function openSearch(page: Page): Promise<{ popup: Locator; field: Locator }> {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const popup = page.getByRole('dialog', { name: 'Search' })
  const field = popup.getByRole('textbox', { name: 'What are you looking for?' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  return { popup, field }
}

async function at(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path)
}

for (const [device, viewport, columns] of [
  ['a phone', PHONE, 2],
  ['the widest mobile screen', { width: 1024, height: 768 }, 2],
  ['a desktop', DESKTOP, 3],
] as const) {
  test(`on ${device}, typing shows up to three 'product results' and the way to all of them (spec 2.6)`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport)
    const found = await aTestClient(shop.url).get(search, { keywords: 'silk', pageSize: 3 })
    expect(found.totalPage).toBeGreaterThan(3)
    await visit(page, '/')
    const { popup, field } = await openSearch(page)
    await field.pressSequentially('  silk ')

    const results = popup.getByRole('region', { name: 'product results' })
    // The specification's text is visible (spec 2.6).
    await expect(results.getByText('product results', { exact: true })).toBeVisible()
    const names = found.productList.map(({ productsName }) => productsName)
    await expect(results.getByRole('listitem')).toHaveText(names.map((name) => new RegExp(`^${name}`)))
    const lefts = await results
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(columns)

    await results.getByRole('link', { name: `View all results (${found.totalPage})` }).click()
    await at(page, '/search/silk.html')
    await expect(popup).toBeHidden()
    await expect(page.getByText(`${found.totalPage} results`, { exact: true })).toBeVisible()
  })
}

test('a result leads to its product', async ({ page, shop }) => {
  const { productList } = await aTestClient(shop.url).get(search, { keywords: 'cheongsam', pageSize: 3 })
  const [, second] = productList
  if (!second) throw new Error('the demo shop has too few cheongsams')
  await visit(page, '/')
  const { popup, field } = await openSearch(page)
  await field.fill('cheongsam')
  await popup.getByRole('link', { name: second.productsName }).click()
  await expect(page.getByRole('heading', { level: 1, name: second.productsName })).toBeVisible()
  await expect(popup).toBeHidden()
})

test('Enter goes to the address of the words: lower case, + for spaces, the first trend when there are none (spec 2.6)', async ({
  page,
}) => {
  await visit(page, '/')
  for (const [typed, path] of [
    ['Silk', '/search/silk.html'],
    ['  Silk   DRESS ', '/search/silk+dress.html'],
    ['A-Line', '/search/a-line.html'],
    ['', '/search/dress.html'],
    ['c++ tee', '/search/c%2B%2B+tee.html'],
    ['    ', '/search/dress.html'],
  ] as const) {
    const { field } = await openSearch(page)
    await field.fill(typed)
    await field.press('Enter')
    await at(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('words that find nothing offer to be searched for, and the page says so (spec 2.6, 2.8) @core', async ({
  page,
}) => {
  await visit(page, '/')
  const { popup, field } = await openSearch(page)
  await field.fill('qqzzxw')
  await expect(popup.getByRole('heading', { name: 'Trending now' })).toBeVisible()
  await popup.getByRole('link', { name: 'Search for "qqzzxw"' }).click()
  await at(page, '/search/qqzzxw.html')
  await expect(page.getByRole('heading', { name: 'Sorry, no results were found for “qqzzxw”' })).toBeVisible()
  await expect(page.getByText('0 results', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Skirt', exact: true }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('what was searched for is remembered, newest first, until it is cleared (spec 2.6, 5)', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/')
  const recent = (popup: Locator) =>
    popup
      .getByRole('list')
      .filter({ has: page.getByRole('button', { name: 'linen', exact: true }) })
      .getByRole('button')
  const remembered = () => localRow(page, 'recent', 'searches')
  for (const words of ['linen', 'Silk', 'wrap  dress', 'SILK', 'WRAP dress']) {
    const { field } = await openSearch(page)
    await field.fill(words)
    await field.press('Enter')
    await at(page, `/search/${words.toLowerCase().replaceAll(/ +/g, '+')}.html`)
  }
  // Written behind the search that it is of.
  await expect.poll(remembered).toEqual(['wrap dress', 'Silk', 'linen'])
  await page.reload()
  const { popup } = await openSearch(page)
  await expect(popup.getByRole('heading', { name: 'Recently Searched' })).toBeVisible()
  // A duplicate is skipped regardless of case and spaces (spec 5).
  await expect(recent(popup)).toHaveText(['wrap dress', 'Silk', 'linen'])

  await recent(popup).filter({ hasText: 'linen' }).click()
  await at(page, '/search/linen.html')
  const again = await openSearch(page)
  await expect(recent(again.popup)).toHaveText(['wrap dress', 'Silk', 'linen'])
  await again.popup.getByRole('button', { name: 'Clear' }).click()
  await expect(again.popup.getByRole('heading', { name: 'Recently Searched' })).toBeHidden()
  await expect.poll(remembered).toBeUndefined()
  await page.reload()
  const later = await openSearch(page)
  await expect(later.popup.getByRole('heading', { name: 'Trending now' })).toBeVisible()
  await expect(later.popup.getByRole('heading', { name: 'Recently Searched' })).toBeHidden()
})

test('many recent searches take two rows, the others wait behind · · · (spec 2.6)', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/')
  const searched = [
    'gathered waist',
    'long sleeve blouse',
    'evening dress',
    'linen trousers',
    'cream cardigan',
    'hat',
  ]
  for (const words of searched) {
    const { field } = await openSearch(page)
    await field.fill(words)
    await field.press('Enter')
    await at(page, `/search/${words.replaceAll(' ', '+')}.html`)
  }
  const { popup } = await openSearch(page)
  const oldest = popup.getByRole('button', { name: 'gathered waist', exact: true })
  await expect(oldest).not.toBeInViewport()
  await popup.getByRole('button', { name: 'Show all recent searches' }).click()
  await expect(oldest).toBeInViewport()
})

test('what others look for is offered in the order of spec 9.2', async ({ page }) => {
  await visit(page, '/')
  const { popup, field } = await openSearch(page)
  await expect(popup.getByRole('list').last().getByRole('button')).toHaveText([...TRENDING])
  await field.fill('blo')
  await expect(popup.getByRole('heading', { name: 'Trending now' })).toBeHidden()
  // One cross closes the search; the button that empties the field is a text.
  await expect(popup.getByRole('button', { name: 'Clear', exact: true })).toHaveText('Clear')
  await popup.getByRole('button', { name: 'Clear' }).click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await popup.getByRole('button', { name: 'Gathered Waist' }).click()
  await at(page, '/search/gathered+waist.html')
})

test('a typo still finds what was meant', async ({ page, shop }) => {
  for (const [typo, meant] of [
    ['cheongsma', 'cheongsam'],
    ['drses', 'dress'],
    ['bluose', 'blouse'],
  ] as const) {
    const { productList } = await aTestClient(shop.url).get(search, { keywords: meant, pageSize: 60 })
    await page.goto(`/search/${typo}.html`)
    const [first = ''] = await namesOf(page)
    expect(productList.map(({ productsName }) => productsName)).toContain(first)
    await expect(page.getByText(new RegExp(`^Showing results for “${meant}`))).toBeVisible()
  }
})

test('a corrected word can be searched for as it was typed, from the popup and from the page', async ({
  page,
}) => {
  await visit(page, '/')
  const { popup, field } = await openSearch(page)
  await field.fill('chongsam')
  await expect(popup.getByText(/^Showing results for “cheongsam”/)).toBeVisible()
  await popup.getByRole('link', { name: 'Search instead for “chongsam”' }).click()
  await expect(page).toHaveURL((url) => url.pathname + url.search === '/search/chongsam.html?spelling=exact')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /no results were found for “chongsam”/ })).toBeVisible()

  // Words that look like it, categories, and pieces help on.
  await expect(main.getByRole('heading', { name: 'Look around' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Trending now' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await main.getByRole('link', { name: 'cheongsam', exact: true }).first().click()
  await at(page, '/search/cheongsam.html')
  await page.goto('/search/chongsam.html')
  await main.getByRole('link', { name: 'Search instead for “chongsam”' }).click()
  await expect(main.getByRole('heading', { name: /no results were found for “chongsam”/ })).toBeVisible()
})

test('categories and articles named like the words stand above the products, in the order of the arrow keys', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/')
  const { popup, field } = await openSearch(page)
  await field.pressSequentially('dres')
  const pages = popup.getByRole('region', { name: 'Go to' })
  await expect(pages.getByRole('link').first()).toHaveText('Dresses')
  await expect(popup.getByRole('region', { name: 'product results' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  for (let link = (await popup.getByRole('button').count()) - 1; link >= 0; link--) {
    await page.keyboard.press('ArrowDown')
    if (
      await pages
        .getByRole('link')
        .first()
        .evaluate((one) => one === document.activeElement)
    )
      break
  }
  await expect(pages.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dresses' })).toBeVisible()
  await expect(popup).toBeHidden()

  const again = await openSearch(page)
  await again.field.fill('refund')
  await again.popup.getByRole('link', { name: 'Returns and refunds' }).click()
  await at(page, '/Return-Policy')
})

test('what is spoken is searched for, and a refused microphone is explained', async ({ page }) => {
  // No Chromium of a test recognises speech: this one hears what the test says.
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      start() {
        setTimeout(() => {
          const { spoken, error } = window as unknown as { spoken?: string; error?: string }
          if (spoken)
            this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: spoken }]] }))
          else if (error) this.dispatchEvent(Object.assign(new Event('error'), { error }))
          else return
          this.dispatchEvent(new Event('end'))
        }, 0)
      }
      abort() {
        Object.assign(window, { microphoneClosed: true })
        this.dispatchEvent(new Event('end'))
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition })
  })
  await visit(page, '/')
  const { popup, field } = await openSearch(page)
  const next = (said: { spoken?: string; error?: string }) =>
    page.evaluate(
      (latest) => void Object.assign(window, { spoken: undefined, error: undefined }, latest),
      said,
    )

  await next({ error: 'not-allowed' })
  await popup.getByRole('button', { name: 'Search by voice' }).click()
  await expect(popup.getByText(/^The microphone may not be used/)).toBeVisible()
  await next({ spoken: 'silk dress' })
  await popup.getByRole('button', { name: 'Search by voice' }).click()
  await expect(field).toHaveValue('silk dress')
  await expect(popup.getByRole('region', { name: 'product results' })).toBeVisible()

  // It closes with the search.
  await next({})
  await popup.getByRole('button', { name: 'Search by voice' }).click()
  await expect(popup.getByRole('button', { name: 'Stop listening' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect.poll(() => page.evaluate(() => 'microphoneClosed' in window)).toBe(true)
})
