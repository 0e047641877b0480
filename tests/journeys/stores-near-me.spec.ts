import { violationsOf } from '../world/device/axe.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import {
  arrive,
  expect,
  goOffline,
  rowsOf,
  test,
  waitUntilPageStored,
  waitUntilStored,
} from '../world/browser/fixtures.ts'
import { PHONE } from '../world/browser/visiting.ts'
import { WITH_WORKER, WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

/** A size that all three stores have. */
function pathInThreeStores(shop: RunningShop): string {
  const [row] = rowsOf(
    shop,
    `select p.spu, s.sku from store_stock t join sku s on s.sku = t.sku join product p on p.id = s.product_id
     where s.hidden = 0 and s.stock > 0 and t.stock > 0 and p.listed = 1 and p.on_sale = 1
     group by p.spu, s.sku having count(*) = 3 limit 1`,
  )
  return `/products/p-${row?.['spu']}?sku=${row?.['sku']}`
}

const HARBOUR = { latitude: 1.2653, longitude: 103.8222 }

test('stores that have a piece: by distance after a press, in words where the browser says no (spec 2.10) @core', async ({
  page,
  context,
  shop,
}) => {
  const path = pathInThreeStores(shop)
  const asks: string[] = []
  await page.exposeFunction('countAsk', () => asks.push('asked'))
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const real = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...given) => {
      void (globalThis as unknown as { countAsk(): void }).countAsk()
      real(...given)
    }
  })
  await context.setGeolocation(HARBOUR)
  await context.grantPermissions(['geolocation'], { origin: shop.url })
  await page.setViewportSize(PHONE)
  await page.goto(path)
  const panel = page.locator('details').filter({ hasText: 'In-store pickup' })
  await panel.getByText('In-store pickup').click()
  const near = panel.getByRole('button', { name: 'Stores near me' })
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await expect(panel.getByRole('status')).toContainText('stays on this device and is not stored')
  expect(asks).toEqual([])
  await near.click()
  await expect(panel.getByRole('status')).toHaveText('Nearest first.')
  expect(asks).toEqual(['asked'])
  await expect(panel.getByRole('listitem')).toHaveText([
    /^Vanda Tiong Bahru · 2\.4 km/,
    /^Vanda Orchard · 4\.4 km/,
    /^Vanda Marina · 4\.7 km/,
  ])
  expect(await violationsOf(page)).toEqual([])

  // Miles, by region; a refusal leaves the list as it is and says what to do.
  await context.clearPermissions()
  await page.goto(`/en-us${path}`)
  await panel.getByText('In-store pickup').click()
  await near.click()
  await expect(panel.getByRole('status')).toContainText('Your location may not be used.')
  await expect(panel.getByRole('listitem')).toHaveText([/^[^·]+$/, /^[^·]+$/, /^[^·]+$/])
  await context.grantPermissions(['geolocation'], { origin: shop.url })
  await near.click()
  await expect(panel.getByRole('listitem').first()).toHaveText(/^Vanda Tiong Bahru · 1\.5 mi/)
})

test.describe('without a network', () => {
  test.use(WITH_WORKER)

  test('stores near me are found from what the device has (spec 2.10)', async ({ page, context, shop }) => {
    const path = pathInThreeStores(shop)
    await context.setGeolocation(HARBOUR)
    await context.grantPermissions(['geolocation'], { origin: shop.url })
    const panel = page.locator('details').filter({ hasText: 'In-store pickup' })
    await arrive(page)
    await page.goto(path)
    const places = page.waitForResponse(/storeList/)
    await panel.getByText('In-store pickup').click()
    await (await places).finished()
    await waitUntilStored(page)
    await waitUntilPageStored(page, path)
    await goOffline(context)
    await page.reload()
    await panel.getByText('In-store pickup').click()
    await panel.getByRole('button', { name: 'Stores near me' }).click()
    await expect(panel.getByRole('listitem').first()).toHaveText(/^Vanda Tiong Bahru · 2\.4 km/)
  })
})
