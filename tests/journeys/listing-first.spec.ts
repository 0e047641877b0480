import { storeList } from '#contract/catalog/navigation.contract.ts'
import type { Page } from '@playwright/test'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { violationsOf } from '../world/device/axe.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { clothing, DESKTOP, PHONE, visit } from '../world/browser/visiting.ts'
import { answers, showsProducts } from '../world/browser/listings.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

const orders = (page: Page) => page.getByLabel('Sort By').getByRole('option')

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`on ${device}, my size comes first, then the others under a line that says so (spec 2.8, 4.11)`, async ({
    page,
    shop,
    browser,
  }) => {
    await page.setViewportSize(viewport)
    const { path } = await clothing(shop)
    await visit(page, '/pages/garment-size-guide')
    await page.getByRole('button', { name: 'Add my measures' }).click()
    await page.getByRole('textbox', { name: 'Bust (cm)' }).fill('78.7')
    await page.getByRole('button', { name: 'Save my sizes' }).click()
    await expect(page.getByRole('button', { name: 'Change my measures' })).toBeVisible()

    const pageSize = 60
    await visit(page, `${path}?pageSize=${pageSize}`)
    const own = orders(page).filter({ hasText: 'In my size first: ' })
    await expect(own).toBeAttached()
    const sizes = (await own.innerText()).replace('In my size first: ', '').split(', ')
    const list = await answers(shop, { sort: 'size-first', first: sizes.join(','), pageSize })
    await page.getByLabel('Sort By').selectOption({ label: await own.innerText() })
    await showsProducts(page, list)
    await expect(page.getByText(`${list.first?.count} in size ${sizes.join(', ')} first`)).toBeVisible()
    const address = page.url()
    expect(new URL(address).searchParams.get('first')).toBe(sizes.join(','))
    await page.reload()
    await showsProducts(page, list)
    await expect(page.getByLabel('Sort By')).toHaveValue(`size-first ${sizes.join(',')}`)

    const friend = await browser.newContext({ viewport })
    const theirs = await friend.newPage()
    await theirs.goto(address)
    await showsProducts(theirs, list)
    await expect(orders(theirs).filter({ hasText: `Size ${sizes.join(', ')} first` })).toBeAttached()
    await friend.close()

    await page.getByLabel('Sort By').selectOption('newest')
    await showsProducts(page, await answers(shop, { sort: 'newest', pageSize }))
    expect(new URL(page.url()).searchParams.has('first')).toBe(false)
  })
}

test('the store that was chosen can come first, and what it has not stands below (spec 2.8)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(DESKTOP)
  const { path } = await clothing(shop)
  const stores = await aTestClient(shop.url).get(storeList, {})
  const scarce = await rarest(shop, stores)
  await visit(page, `${path}?color=${scarce.color}&pageSize=60`)
  await expect(orders(page).filter({ hasText: 'In my store first' })).toHaveCount(0)
  await page.getByRole('button', { name: 'In my store' }).click()
  const choice = page.getByRole('checkbox', { name: scarce.name })
  await choice.check()
  await expect(page).toHaveURL((url) => url.searchParams.get('store') === scarce.id)
  await choice.uncheck()
  await expect(page).toHaveURL((url) => !url.searchParams.has('store'))
  await page.keyboard.press('Escape')
  await page.getByLabel('Sort By').selectOption({ label: `In my store first: ${scarce.name}` })
  const { list } = scarce
  await showsProducts(page, list)
  await expect(page.getByText(`${list.first?.count} at ${scarce.name} first`)).toBeVisible()

  const below = page.getByRole('heading', { name: `Not at ${scarce.name}` })
  await expect(below).toBeVisible()
  const ahead = list.productList.slice(0, list.first?.count)
  const firstBelow = list.productList[ahead.length]
  const after = page
    .locator('h3')
    .filter({ hasText: `Not at ${scarce.name}` })
    .locator('xpath=following-sibling::ul[1]')
  await expect(after.getByRole('link', { name: firstBelow?.productsName }).first()).toBeVisible()
  await expect(after.getByRole('link', { name: ahead[0]?.productsName, exact: true })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
})

/** A colour of which a store has some pieces and not others, all of them on one page. */
async function rarest(shop: RunningShop, stores: readonly { readonly id: string; readonly name: string }[]) {
  const { facets } = await answers(shop, {})
  for (const { id, name } of stores) {
    for (const { key: color, count } of facets.colours) {
      const list = await answers(shop, { color, sort: 'store-first', first: id, pageSize: 60 })
      const ahead = list.first?.count ?? 0
      if (count <= 60 && ahead > 0 && ahead < count) return { id, name, color, list }
    }
  }
  throw new Error('every store of the demo shop has every piece')
}
