import { SITES, type Site } from '#domain/region/sites.ts'
import { addressesOf, stopsOn } from '../world/requests/every-page.ts'
import { crawl } from '../world/browser/crawling.ts'
import { ALL_SITES, refused } from '../world/browser/page-homes.ts'
import { expect, test } from '../world/browser/fixtures.ts'

test.describe.configure({ timeout: 240_000 })

/**
 * The source language, and one that is incomplete and has other digits, on a site whose own language is English as well;
 * every other one in `npm run test:all`.
 */
const CRAWLED = [
  ['en', 'sg'],
  ['mm', 'au'],
] as const

for (const [language, site] of CRAWLED)
  test(`every route in ${language} opens with a clean console, stands still and is hydrated as it was rendered (spec 2.2)`, async ({
    browser,
    shop,
  }) => {
    await crawl(
      browser,
      stopsOn({ addresses: await addressesOf(shop.url), port: shop.port }, [site], [language]),
      false,
    )
  })

/** Two sites are crawled above; the others in their own language. */
test('every route on every site opens with a clean console and stands still', async ({ browser, shop }) => {
  const addresses = await addressesOf(shop.url)
  const crawled = new Set<Site>(CRAWLED.map(([, site]) => site))
  const stops = ALL_SITES.filter((site) => !crawled.has(site)).flatMap((site) =>
    stopsOn({ addresses, port: shop.port }, [site], [SITES[site].language]),
  )
  expect([...new Set(stops.map(({ site }) => site)), ...crawled].toSorted()).toEqual(ALL_SITES.toSorted())
  await crawl(
    browser,
    stops.filter((stop) => !refused(stop)),
    false,
  )
})
