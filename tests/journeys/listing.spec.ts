import type { Page } from '@playwright/test'
import { type Listing, search } from '#contract/catalog/listing.contract.ts'
import type { CardColour } from '#contract/catalog/card-fields.ts'
import { storeList } from '#contract/catalog/navigation.contract.ts'
import { searchPath } from '#domain/region/links.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { clockOf, waitForGuard } from '../world/browser/click-guard.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { cards, clothing, DESKTOP, namesOf, PHONE, visit } from '../world/browser/visiting.ts'
import { answers, namesIn, showsProducts } from '../world/browser/listings.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

/** The page shows the server's response: its count and its products in order. */
async function shows(page: Page, listing: Listing): Promise<void> {
  const { totalPage } = listing
  await expect(
    page.getByText(`${totalPage} ${totalPage === 1 ? 'result' : 'results'}`, { exact: true }),
  ).toBeVisible()
  await showsProducts(page, listing)
}

function one<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the demo shop has none')
  return value
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('filters stand in the address, count what the shop counts, and survive reload and sharing (spec 2.8) @core', async ({
    page,
    shop,
    browser,
  }) => {
    const { path } = await clothing(shop)
    const all = await answers(shop)
    const colour = one(all.facets.colours.find(({ count }) => count > 4 && count < all.totalPage))
    await visit(page, path)
    await shows(page, all)

    await page.getByRole('button', { name: 'Color', exact: true }).click()
    // The filter bar comes before the cards, whose swatch groups have the same name.
    const colours = page.getByRole('group', { name: 'Color', exact: true }).first()
    await expect(colours.getByRole('listitem')).toHaveText(
      all.facets.colours.map(({ label, count }) => `${label}${count}`),
    )
    await colours.getByRole('checkbox', { name: new RegExp(`^${colour.label}\\b`) }).check()
    await expect(page).toHaveURL((url) => url.searchParams.get('color') === colour.key)
    const coloured = await answers(shop, { color: colour.key })
    expect(coloured.totalPage).toBe(colour.count)
    await shows(page, coloured)

    await page.getByRole('button', { name: 'Size', exact: true }).click()
    const size = one(coloured.facets.sizes.find(({ count }) => count > 1 && count < coloured.totalPage))
    await expect(page.getByRole('button', { name: /^Size \S+, \d+$/ })).toHaveText(
      coloured.facets.sizes.map(({ label }) => label),
    )
    await page.getByRole('button', { name: `Size ${size.label}, ${size.count}`, exact: true }).click()
    const both = await answers(shop, { color: colour.key, size: size.key })
    expect(both.totalPage).toBe(size.count)
    await shows(page, both)
    const address = new URL(page.url())
    expect(Object.fromEntries(address.searchParams)).toEqual({ color: colour.key, size: size.key })

    await page.reload()
    await shows(page, both)
    await expect(page.getByRole('button', { name: /^Remove the filter/ })).toHaveText([
      colour.label,
      size.label,
    ])

    const friend = await browser.newContext({ viewport: PHONE })
    const theirs = await friend.newPage()
    await theirs.goto(address.href)
    await shows(theirs, both)
    await friend.close()

    await page.getByRole('button', { name: `Remove the filter ${colour.label}` }).click()
    await shows(page, await answers(shop, { size: size.key }))
    await page.goBack()
    await shows(page, both)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await shows(page, all)
    expect(new URL(page.url()).search).toBe('')
  })

  test('every order is the server’s and is in the address (spec 2.8)', async ({ page, shop }) => {
    const { path } = await clothing(shop)
    await visit(page, path)
    const orders = [
      ['Newest', 'newest'],
      ['Price, low to high', 'price-asc'],
      ['Price, high to low', 'price-desc'],
      ['Best selling', 'best-selling'],
      ['Recommended', 'recommended'],
    ] as const
    for (const [label, sort] of orders) {
      await page.getByLabel('Sort By').selectOption({ label })
      await expect(page).toHaveURL((url) => url.searchParams.get('sort') === sort)
      const listing = await answers(shop, { sort })
      await shows(page, listing)
      const prices = listing.productList.map(({ finalPrice }) => finalPrice)
      if (sort === 'price-asc') expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      if (sort === 'price-desc') expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    }
  })

  test('items per page, Next Page in words, and the pages by number (spec 2.8)', async ({ page, shop }) => {
    const { path } = await clothing(shop)
    await visit(page, path)
    const next = page.getByRole('link', { name: 'Next Page' })
    await expect(next).toHaveText('Next Page')
    await next.click()
    await expect(page).toHaveURL((url) => url.searchParams.get('page') === '2')
    await shows(page, await answers(shop, { page: 2 }))
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )

    const looks = (name: string) =>
      page
        .getByRole('link', { name, exact: true })
        .evaluate((link) => [link.getAttribute('aria-current'), getComputedStyle(link).backgroundColor])
    expect(await looks('Page 1')).toEqual([null, 'rgba(0, 0, 0, 0)'])
    expect((await looks('Page 2'))[1]).not.toBe('rgba(0, 0, 0, 0)')

    await page.getByLabel('Items Per Page').selectOption('40')
    await expect(page).toHaveURL((url) => url.search === '?pageSize=40')
    await shows(page, await answers(shop, { pageSize: 40 }))
    await page.reload()
    await shows(page, await answers(shop, { pageSize: 40 }))
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await shows(page, await answers(shop, { pageSize: 40, page: 2 }))
    await expect(page.getByRole('link', { name: 'Next Page' })).toHaveCount(0)
  })
})

test('Show More puts the next page below, until the End, and a reload keeps all of it (spec 2.8)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(PHONE)
  const { path } = await clothing(shop)
  const first = await answers(shop)
  const pages = await Promise.all(
    Array.from({ length: first.pages }, (_, index) => answers(shop, { page: index + 1 })),
  )
  await visit(page, path)
  for (let shown = 1; shown < first.pages; shown++) {
    await expect.poll(() => namesOf(page)).toEqual(pages.slice(0, shown).flatMap(namesIn))
    await page.getByRole('button', { name: 'Show More' }).click()
  }
  await expect.poll(() => namesOf(page)).toEqual(pages.flatMap(namesIn))
  await expect(page.getByText('End', { exact: true })).toBeVisible()
  await expect(page.getByText(`${first.totalPage} of ${first.totalPage}`)).toBeVisible()
  await page.reload()
  await expect.poll(() => namesOf(page)).toEqual(pages.flatMap(namesIn))
})

test('on a phone the sheet of filters says how much there is behind it', async ({ page, shop }) => {
  await page.setViewportSize(PHONE)
  const { path } = await clothing(shop)
  const all = await answers(shop)
  const category = one(all.facets.categories[1])
  await visit(page, path)
  await page.getByRole('button', { name: 'Filter' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await expect(sheet.getByRole('button', { name: `Show ${all.totalPage} results` })).toBeVisible()
  await sheet.getByRole('checkbox', { name: new RegExp(`^${category.label}\\b`) }).check()
  await sheet.getByRole('button', { name: `Show ${category.count} results` }).click()
  await expect(sheet).toBeHidden()
  await shows(page, await answers(shop, { category: category.key }))
  await expect(page.getByRole('button', { name: 'Filter 1 on' })).toBeFocused()
})

test('a list that filters have emptied says so and offers the way out (spec 2.8)', async ({ page, shop }) => {
  const { path } = await clothing(shop)
  const empty = await nothing(shop)
  await visit(page, `${path}?${new URLSearchParams(empty)}`)
  await expect(page.getByText('0 results', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing matches all your filters' })).toBeVisible()
  await expect(page.getByText('0 of 0', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Items Per Page')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click()
  await shows(page, await answers(shop))
})

/** Two filters without a common product. */
async function nothing(shop: RunningShop): Promise<{ category: string; color: string }> {
  const { facets } = await answers(shop)
  for (const { key: category } of facets.categories) {
    const { facets: left } = await answers(shop, { category })
    const colour = facets.colours.find(({ key }) => left.colours.every((other) => other.key !== key))
    if (colour) return { category, color: colour.key }
  }
  throw new Error('the demo shop has every colour of everything')
}

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`on ${device}, back from a product is the same list at the same place, with the focus on its card (spec 2.2, 2.4)`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport)
    const { path } = await clothing(shop)
    await visit(page, `${path}?sort=newest`)
    await page.getByRole('button', { name: 'Show More' }).click()
    await expect(cards(page)).toHaveCount(40)
    const address = page.url()
    const card = cards(page).nth(29)
    await card.scrollIntoViewIfNeeded()
    const link = card.getByRole('link')
    const name = await link.innerText()
    const before = one((await card.boundingBox()) ?? undefined)

    await link.click()
    const quickView = page.getByRole('dialog', { name: 'Quick view' })
    if (viewport === PHONE) await quickView.getByRole('link', { name: 'View product details >' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    if (viewport === PHONE) {
      await expect(quickView).toBeVisible()
      await page.goBack()
    }
    await expect(page).toHaveURL(address)
    await expect(cards(page)).toHaveCount(40)
    await expect(cards(page).nth(29).getByRole('heading')).toHaveText(name)
    await expect
      .poll(async () => Math.abs(((await card.boundingBox())?.y ?? Infinity) - before.y))
      .toBeLessThan(3)
    await expect(link).toBeFocused()
  })
}

test('a colour on a card changes its picture and the product it leads to (spec 2.2, 2.8)', async ({
  page,
  shop,
}) => {
  const listing = await answers(shop)
  const at = listing.productList.findIndex(({ items }) => items.length > 4)
  const product = one(listing.productList[at])
  const { path } = await clothing(shop)

  for (const [viewport, shown] of [
    [PHONE, 2],
    [DESKTOP, 4],
  ] as const) {
    await page.setViewportSize(viewport)
    await visit(page, path)
    const card = cards(page).nth(at)
    const colours = card.getByRole('group', { name: 'Color' })
    await expect(colours.getByRole('button', { pressed: true })).toHaveCount(1)
    const rest = product.items.length - shown
    await colours.getByRole('button', { name: `Show ${rest} more colors` }).click()
    await expect(colours.getByRole('button')).toHaveText(product.items.map(() => ''))
    const other = one(product.items.at(-1))
    await expect(card.getByRole('img')).toHaveCount(0)
    await colours.getByRole('button', { name: other.color, exact: true }).click()
    await expect(colours.getByRole('button', { name: other.color, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect
      .poll(() =>
        card
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.currentSrc),
      )
      .toContain(other.imageUrl)
    await expect(card.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`sku=(${other.size.map(({ sku }) => sku).join('|')})$`),
    )
  }
})

test('a card on a desktop: a second picture under the pointer, a size and its button, "Sold Out" where no size is left; View As changes the columns (spec 2.8)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(DESKTOP)
  const { path } = await clothing(shop)
  const { productList } = await answers(shop)
  await visit(page, path)

  const columns = () =>
    cards(page).evaluateAll((all) => {
      const tops = all.map((card) => Math.round(card.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    })
  const large = page.getByRole('button', { name: 'Larger pictures' })
  const close = page.getByRole('button', { name: 'More pictures side by side' })
  expect(await columns()).toBe(4)
  await large.click()
  await expect(large).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(columns).toBe(2)
  await close.click()
  await expect.poll(columns).toBe(4)

  // The second picture is there under the pointer alone.
  const at = productList.findIndex(({ canBuy, items, imageUrlNext }) => {
    const sizes = items[0]?.size.filter((size) => size.canBuy && !size.hidden) ?? []
    return canBuy && imageUrlNext !== '' && sizes.length > 1
  })
  const product = one(productList[at])
  const card = cards(page).nth(at)
  const first = one(product.items[0])
  const pictures = card.locator('[data-picture] img')
  await expect(pictures).toHaveCount(1)
  await card.hover()
  await expect(pictures).toHaveCount(2)
  await expect
    .poll(() =>
      pictures.last().evaluate((image: HTMLImageElement) => [image.currentSrc, image.checkVisibility()]),
    )
    .toEqual([expect.stringContaining(product.imageUrlNext), true])

  // The button asks for a size, and its own button adds that size.
  await card.getByRole('button', { name: /^Add to Cart:/ }).click()
  const picker = card.getByRole('group', { name: `Choose a size: ${product.productsName}` })
  const submit = picker.getByRole('button', { name: 'Add to Cart', exact: true })
  await submit.click()
  const askedAt = await clockOf(page)
  await expect(picker.getByText('Please select a size.')).toBeVisible()
  const size = one(first.size.findLast((option) => option.canBuy && !option.hidden))
  await picker.getByRole('radio', { name: size.size, exact: true }).check()
  await waitForGuard(page, askedAt)
  await submit.press('Enter')
  const bag = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(bag.getByRole('spinbutton', { name: `Quantity of ${product.productsName}` })).toHaveValue('1')
  const line = bag.getByRole('listitem').filter({ hasText: product.productsName })
  await expect(line).toContainText(size.size)
  await page.keyboard.press('Escape')

  // A colour that is sold out in every size cannot be added.
  const goneAt = productList.findIndex(
    ({ items }) => items.length > 1 && items.some(soldOut) && !items.every(soldOut),
  )
  const gone = one(productList[goneAt])
  const colour = one(gone.items.find(soldOut))
  const other = cards(page).nth(goneAt)
  const colours = other.getByRole('group', { name: 'Color' })
  const swatch = colours.getByRole('button', { name: colour.color, exact: true })
  if (!(await swatch.isVisible())) await colours.getByRole('button', { name: /^Show/ }).click()
  await swatch.click()
  await other.getByRole('button', { name: /^Add to Cart:/ }).click()
  await expect(other.getByRole('button', { name: 'Sold Out', exact: true })).toBeDisabled()
})

const soldOut = ({ size }: CardColour) => size.every(({ canBuy }) => !canBuy)

test('the first four pictures of a list come at once, all others when they come near (spec 2.8)', async ({
  page,
  shop,
}) => {
  const { path } = await clothing(shop)
  for (const address of [path, searchPath('dress')]) {
    await page.goto(address)
    const loading = await cards(page)
      .locator('picture:first-child > img')
      .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.loading))
    expect(loading).toEqual([...Array<string>(4).fill('eager'), ...Array<string>(16).fill('lazy')])
  }
})

test('a search lists what the shop finds, best match first', async ({ page, shop }) => {
  const found = await aTestClient(shop.url).get(search, { keywords: 'silk dress' })
  await visit(page, searchPath('Silk dress'))
  await shows(page, found)
  const order = page.getByLabel('Sort By')
  await expect(order).toHaveValue('relevance')
  await order.selectOption('newest')
  await shows(page, await aTestClient(shop.url).get(search, { keywords: 'silk dress', sort: 'newest' }))
  await order.selectOption({ label: 'Best match' })
  await shows(page, found)
})

test('a list of one store is saved, renamed under "App & offline", and opens again with its filters (spec 2.8)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(DESKTOP)
  const { path } = await clothing(shop)
  const [store] = await aTestClient(shop.url).get(storeList, {})
  await visit(page, path)
  await page.getByRole('button', { name: 'In my store' }).click()
  await page.getByRole('checkbox', { name: one(store).name }).check()
  const inStore = await answers(shop, { store: one(store).id })
  expect(inStore.totalPage).toBeLessThan((await answers(shop)).totalPage)
  await shows(page, inStore)
  await page.getByRole('button', { name: 'Save this search and hear about new arrivals' }).click()
  await page.getByRole('link', { name: 'My saved searches' }).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name of the search' }).fill('Clothes near me')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Clothes near me' }).click()
  await shows(page, inStore)
  await expect(page.getByRole('button', { name: `Remove the filter ${one(store).name}` })).toBeVisible()
})
