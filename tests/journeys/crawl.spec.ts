import { isComplete, LANGUAGES } from '#domain/region/language.ts'
import { SITES, type Site } from '#domain/region/sites.ts'
import { addressesOf, stopsOn, type Stop } from '../world/requests/every-page.ts'
import { crawl } from '../world/browser/crawling.ts'
import { ALL_SITES, expectHomes, refused } from '../world/browser/page-homes.ts'
import { expect, test } from '../world/browser/fixtures.ts'

test.describe.configure({ timeout: 240_000 })

/** Every complete language on two sites, every other one on one, in turn. The rest in `npm run test:all`. */
const SAMPLE = LANGUAGES.flatMap((language, at) =>
  Array.from({ length: isComplete(language) ? 2 : 1 }, (_, turn) => ({
    language,
    site: ALL_SITES[(at + turn) % ALL_SITES.length] ?? 'sg',
  })),
)

test('every page says its language, where it lives, and is well-formed (spec 2.1, 2.3)', async ({ shop }) => {
  const pages = { addresses: await addressesOf(shop.url), port: shop.port }
  const stops = SAMPLE.flatMap(({ language, site }) => stopsOn(pages, [site], [language]))
  const languagesOf = (some: readonly Stop[]) => [...new Set(some.map(({ language }) => language))].toSorted()
  expect(languagesOf(stops)).toEqual(languagesOf(stopsOn(pages, ['sg'])))
  expect(new Set(stops.map(({ site }) => site)).size).toBe(ALL_SITES.length)
  await expectHomes(stops)
})

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
