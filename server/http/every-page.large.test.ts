import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressesOf, stopsOn } from '#tests/world/requests/every-page.ts'
import { ALL_SITES, wrongPages } from '#tests/world/browser/page-homes.ts'
import { aRunningShop, type RunningShop } from '#tests/world/shops/running-shop.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await aRunningShop({ DEMO_PRODUCTS: '60' })
})
afterAll(() => shop.close())

test('every page in every language on every site says its language, where it lives, and is well-formed (spec 2.1, 2.3)', async () => {
  const stops = stopsOn({ addresses: await addressesOf(shop.url), port: shop.port }, ALL_SITES)
  expect(stops.length).toBeGreaterThan(1_000)
  expect(await wrongPages(stops)).toEqual([])
})
