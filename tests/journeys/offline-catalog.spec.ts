import type { Page } from '@playwright/test'
import { devtools } from '../world/browser/device-facts.ts'
import { expect, settleIn, test } from '../world/browser/fixtures.ts'
import { chooseSize, findPieces } from '../world/browser/shopping.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { categoryListing } from '#contract/catalog/listing.contract.ts'
import { product } from '#contract/catalog/product.contract.ts'

const DRESSES = 159820

async function downloadAll(page: Page, pictures: 'None' | 'Small'): Promise<void> {
  await page.goto('/this-device')
  await settleIn(page)
  const section = page.getByRole('region', { name: 'Save the shop for offline' })
  await section.getByRole('radio', { name: new RegExp(`^${pictures}`) }).check()
  await section.getByRole('button', { name: 'Save the shop for offline' }).click()
  await expect(section.getByText(/products are on this device/)).toBeVisible({ timeout: 60_000 })
  if (pictures === 'Small')
    await expect(section.getByRole('button', { name: 'Update' })).toBeVisible({ timeout: 300_000 })
}

const main = (page: Page) => page.locator('main')

test('with the offline catalogue the whole shop works without a network, after the browser was killed', async ({
  phone,
  shop,
}) => {
  test.setTimeout(240_000)
  const client = aTestClient(shop.url)
  const [piece] = await findPieces(shop, 1)
  const wanted = { cid: DRESSES, color: 'black', sort: 'price-asc' } as const
  const online = await client.get(categoryListing, wanted)
  const never = online.productList.at(-1)
  if (!never) throw new Error('no black dress')

  await downloadAll(phone.page, 'None')
  await phone.kill()
  await phone.reopen()
  await phone.context.setOffline(true)
  const { page } = phone

  await page.goto(`/dresses-c-${DRESSES}.html?color=black&sort=price-asc`)
  await expect(
    main(page)
      .getByText(online.productList[0]?.productsName ?? '')
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/The whole shop is here, as of/).first()).toBeVisible()
  await expect(main(page).getByText(String(online.totalPage)).first()).toBeVisible()

  await page.goto(`/dresses-c-${DRESSES}.html`)
  await expect(main(page).locator('h1').first()).toHaveText('Dresses')

  const { facets } = await client.get(categoryListing, { cid: DRESSES })
  const size = facets.sizes.find(({ count }) => count > 9)?.key ?? ''
  const sized = await client.get(categoryListing, { cid: DRESSES, sort: 'size-first', first: size })
  await page.goto(`/dresses-c-${DRESSES}.html?sort=size-first&first=${size}`)
  await expect(main(page).getByText(`${sized.first?.count} in size ${size} first`)).toBeVisible()

  await page.goto('/search/chongsam.html')
  await expect(
    main(page)
      .getByText(/Cheongsam/)
      .first(),
  ).toBeVisible()

  await page.goto(never.baseUrl)
  const detail = await client.get(product, { spuCode: never.spuCode })
  await expect(main(page).locator('h1').first()).toHaveText(detail.productsName)
  await expect(page.getByText(/price and stock as of/).first()).toBeVisible()

  await page.goto('/')
  await expect(main(page).locator('h1').first()).toBeVisible()
  await page.goto('/help/offline')
  await expect(page.getByRole('heading', { level: 1, name: 'What works offline' })).toBeVisible()

  await page.goto('/pages/garment-size-guide')
  await expect(page.getByRole('heading', { level: 2, name: 'Sizes by country' })).toBeVisible()

  await page.goto(piece.card.baseUrl)
  await page.getByRole('button', { name: 'Find my size' }).click()
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseSize(page, piece)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${piece.card.productsName}` })
  await expect(quantity).toBeVisible()
  await page.goto('/checkout-guest')
  await expect(page.getByText('Checkout needs the network').first()).toBeVisible()
  await page.goto('/cart')
  await expect(quantity).toHaveValue('1')
})

test('stopped half-way it goes on; removed, nothing is left', async ({ page }) => {
  await page.route('**/api/catalog/bundle?*', (route) => route.abort())
  await page.goto('/this-device')
  await settleIn(page)
  const section = page.getByRole('region', { name: 'Save the shop for offline' })
  await section.getByRole('radio', { name: /^None/ }).check()
  await section.getByRole('button', { name: 'Save the shop for offline' }).click()
  await expect(section.getByRole('alert')).toContainText('The shop cannot be reached.')
  await expect(section.getByText(/is not on this device yet/)).toBeVisible()
  await page.unroute('**/api/catalog/bundle?*')
  await section.getByRole('button', { name: 'Go on' }).click()
  await expect(section.getByText(/products are on this device/)).toBeVisible({ timeout: 60_000 })

  await section.getByRole('button', { name: 'Remove from this device' }).click()
  await expect(section.getByText(/is not on this device yet/)).toBeVisible()
  const left = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('vanda-offline-catalog')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const stores = ['installed', 'downloads', 'parts', 'pictures']
          const read = open.result.transaction(stores)
          const counts = stores.map((store) => read.objectStore(store).count())
          read.oncomplete = () => resolve(counts.map(({ result }) => result))
        }
      }),
  )
  expect(left).toEqual([0, 0, 0, 0])
})

test('a user who saves data is asked before pictures are fetched', async ({ page, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.headers()['x-download']) fetched.push(request.url())
  })
  await page.goto('/this-device')
  await settleIn(page)
  const section = page.getByRole('region', { name: 'Save the shop for offline' })
  await section.getByRole('radio', { name: /^Small/ }).check()
  await section.getByRole('button', { name: 'Save the shop for offline' }).click()
  await expect(section.getByRole('alert')).toContainText('set to save data')
  expect(fetched).toEqual([])
  // So slow that pictures are left when "Pause" is pressed.
  const cdp = await devtools(context, page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 30_000,
    uploadThroughput: -1,
  })
  await section.getByRole('button', { name: 'Fetch the pictures all the same' }).click()
  await expect.poll(() => fetched.length, { timeout: 60_000 }).toBeGreaterThan(0)
  await section.getByRole('button', { name: 'Pause' }).click()
  await expect(section.getByRole('button', { name: 'Go on' })).toBeVisible()
  await expect(section.getByText(/products are on this device/)).toBeVisible()
})
