import { afterAll, beforeAll, expect, test } from 'vitest'
import { isComplete, LANGUAGES, type Language } from '#domain/region/language.ts'
import { addressesOf, stopsOn } from '#tests/world/requests/every-page.ts'
import { ALL_SITES, wrongPages } from '#tests/world/browser/page-homes.ts'
import { aRunningShop, type RunningShop } from '#tests/world/shops/running-shop.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await aRunningShop({ DEMO_PRODUCTS: '60' })
})
afterAll(() => shop.close())

/** Languages take turns at the sites. */
const siteOf = (language: Language) => ALL_SITES[LANGUAGES.indexOf(language) % ALL_SITES.length] ?? 'sg'

/** Pages whose words come from the catalogue, or from no page group that others have. */
const SAMPLE = ['/', '/$page', '/products/$product', '/cart', '/user/wishlist', '/$']

// Every language on every site: every-page.large.test.ts.
test('every page says its language, where it lives, and is well-formed (spec 2.1, 2.3)', async () => {
  const addresses = await addressesOf(shop.url)
  const sample = Object.fromEntries(SAMPLE.map((route) => [route, addresses[route] ?? '']))
  const stops = LANGUAGES.flatMap((language) => [
    ...stopsOn(
      { addresses: isComplete(language) ? addresses : sample, port: shop.port },
      [siteOf(language)],
      [language],
    ),
  ])
  expect(new Set(stops.map(({ site }) => site)).size).toBe(ALL_SITES.length)
  expect(new Set(stops.map(({ language }) => language)).size).toBeGreaterThan(LANGUAGES.length - 2)
  expect(stops.length).toBeGreaterThan(200)
  expect(await wrongPages(stops)).toEqual([])
})
