import { LANGUAGES } from '#domain/region/language.ts'
import { crawl } from '../world/browser/crawling.ts'
import { test } from '../world/browser/fixtures.ts'
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
