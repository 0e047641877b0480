import type { Page } from '@playwright/test'
import { categoryListing, search, type Listing } from '#contract/catalog/listing.contract.ts'
import { searchPath } from '#domain/region/links.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { arrive, expect, waitUntilStored, settleIn, test } from '../world/browser/fixtures.ts'
import { cards, clothing, DESKTOP, PHONE } from '../world/browser/visiting.ts'

/** Every card shows the colour of the server's response: address, pressed swatch, and picture where pictures exist. */
async function inTheirColours(page: Page, { productList }: Listing, pictures: boolean): Promise<void> {
  await expect(cards(page)).toHaveCount(productList.length)
  for (const [at, { skuCode, attributesColor, imageUrl, items }] of productList.entries()) {
    const card = cards(page).nth(at)
    // The size of the link is the first that can be bought, and orders of other tests change that meanwhile.
    const colour = skuCode.slice(0, skuCode.lastIndexOf('-') + 1)
    await expect(card.getByRole('link').first()).toHaveAttribute('href', new RegExp(`sku=${colour}[^-]+$`))
    if (pictures)
      await expect(card.locator('picture img').first()).toHaveAttribute('src', new RegExp(imageUrl))
    if (items.length < 2) continue
    const pressed = card.getByRole('group', { name: 'Color' }).getByRole('button', { pressed: true })
    await expect(pressed).toHaveAccessibleName(attributesColor)
    await expect(pressed).toBeVisible()
  }
}

test('filtered by a colour or searched for one, every card is in it, on the phone and offline', async ({
  page,
  shop,
  context,
}) => {
  await page.setViewportSize(PHONE)
  const client = aTestClient(shop.url)
  const { cid, path } = await clothing(shop)
  const all = await client.get(categoryListing, { cid })
  // A colour that is not the first of every piece that has it, so that cards must change.
  const lists = await Promise.all(
    all.facets.colours.map(async ({ key }) => ({
      key,
      list: await client.get(categoryListing, { cid, color: key }),
    })),
  )
  const wanted = lists.find(({ list }) =>
    list.productList.some(({ items, attributesColor }) => items[0]?.color !== attributesColor),
  )
  if (!wanted) throw new Error('every piece of the demo shop leads with its only colour')
  const filtered = `${path}?color=${wanted.key}`
  const green = searchPath('green dress')
  const found = await client.get(search, { keywords: 'green dress' })

  await page.goto('/this-device')
  await settleIn(page)
  const section = page.getByRole('region', { name: 'Save the shop for offline' })
  await section.getByRole('radio', { name: /^None/ }).check()
  await section.getByRole('button', { name: 'Save the shop for offline' }).click()
  await expect(section.getByText(/products are on this device/)).toBeVisible({ timeout: 60_000 })

  await page.goto(filtered)
  await inTheirColours(page, wanted.list, true)

  await context.setOffline(true)
  // Never opened with a network: the offline catalogue answers.
  await page.goto(green)
  await inTheirColours(page, found, false)
  await page.goto(filtered)
  await inTheirColours(page, wanted.list, false)
  await context.setOffline(false)
})

test('without a network the search looks through what this device has seen, and says so', async ({
  page,
  shop,
  context,
}) => {
  await page.setViewportSize(DESKTOP)
  const { path } = await clothing(shop)
  await arrive(page)
  await page.goto(path)
  await waitUntilStored(page)
  const name = await cards(page).nth(2).getByRole('heading').innerText()
  const [word = ''] = name.split(' ')
  await page.goto('/')
  await context.setOffline(true)

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const popup = page.getByRole('dialog', { name: 'Search' })
  await popup.getByRole('textbox').fill(word)
  await expect(popup.getByText('You’re offline. Showing items saved on this device.')).toBeVisible()
  await expect(popup.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
  await expect(popup.getByText('This needs a connection', { exact: false })).toHaveCount(0)
  await context.setOffline(false)
})
