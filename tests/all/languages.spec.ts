import { LANGUAGES } from '#domain/region/language.ts'
import { crawl } from '../world/browser/crawling.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { ALL_SITES, expectHomes } from '../world/browser/page-homes.ts'
import { addressesOf, stopsOn } from '../world/requests/every-page.ts'

for (const language of LANGUAGES)
  test(`every route in ${language} opens with a clean console, stands still and is hydrated as it was rendered`, async ({
    browser,
    shop,
  }) => {
    await crawl(
      browser,
      stopsOn({ addresses: await addressesOf(shop.url), port: shop.port }, ['sg'], [language]),
      false,
    )
  })

test('every page in every language on every site says its language, where it lives, and is well-formed (spec 2.1, 2.3)', async ({
  shop,
}) => {
  const stops = stopsOn({ addresses: await addressesOf(shop.url), port: shop.port }, ALL_SITES)
  expect(stops.length).toBeGreaterThan(1_000)
  await expectHomes(stops)
})
