import { LANGUAGES } from '#domain/region/language.ts'
import { crawl } from '../journeys/crawling.ts'
import { test } from '../journeys/fixtures.ts'
import { addressesOf, stopsOn } from '../world/every-page.ts'

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
