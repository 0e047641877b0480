import { htmlLang, isComplete, readLanguage, spokenFor, writeLanguage } from '#domain/region/language.ts'
import { allowedOnRestricted, RESTRICTED_HOME, SITES, type Site } from '#domain/region/sites.ts'
import { addressesOf, openPage, several, stopsOn, type Stop } from '../world/every-page.ts'
import { nestingFaults } from '../world/nesting.ts'
import { crawl, PAGES_AT_ONCE } from './crawling.ts'
import { expect, test } from './fixtures.ts'

test.describe.configure({ timeout: 240_000 })

const ALL_SITES = Object.keys(SITES) as Site[]

/** No page of the shop. */
const NOT_THERE = '/$'
/** Routes that redirect. */
const LED_ON: ReadonlyMap<string, string> = new Map([
  ['/checkout', '/checkout-guest'],
  ['/user/', '/user/wishlist'],
])

function refused({ site, path }: Stop): boolean {
  return SITES[site].restricted && !allowedOnRestricted(path)
}

test('every page in every language on every site says its language, where it lives, and is well-formed (spec 2.1, 2.3)', async ({
  shop,
}) => {
  const stops = stopsOn(ALL_SITES, await addressesOf(shop.url), shop.port)
  expect(stops.length).toBeGreaterThan(1_000)
  await several(stops, PAGES_AT_ONCE, async (stop) => {
    const { status, location, html } = await openPage(stop)
    if (refused(stop)) {
      expect.soft([status, location.endsWith(RESTRICTED_HOME)], stop.url).toEqual([307, true])
      return
    }
    const led = LED_ON.get(stop.route)
    if (led !== undefined) {
      const target = writeLanguage(led, stop.language, stop.site)
      expect.soft([status, new URL(location, stop.url).pathname], stop.url).toEqual([307, target])
      return
    }
    const [, lang] = /<html[^>]* lang="([^"]+)"/.exec(html) ?? []
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
    const hidden = /<meta name="robots" content="noindex/.test(html)
    // A part or page that React could not render on the server arrives empty.
    const unrendered = html.includes('<!--$!-->')
    const found = { status, lang, unrendered, faults: nestingFaults(html) }
    expect.soft(found, stop.url).toEqual({
      status: stop.route === NOT_THERE ? 404 : 200,
      lang: htmlLang(stop.language),
      unrendered: false,
      faults: [],
    })
    if (stop.route === NOT_THERE) return
    if (canonical === '') {
      expect.soft([hidden, html.includes('hreflang')], `${stop.url} lives nowhere`).toEqual([true, false])
      return
    }
    const home = new URL(canonical)
    const reported = readLanguage(home.pathname).language ?? SITES[stop.site].language
    expect.soft([home.host, reported], stop.url).toEqual([new URL(stop.url).host, spokenFor(stop.language)])
    if (!isComplete(stop.language)) expect.soft(hidden, stop.url).toBe(true)
  })
})

/** The complete languages, and one whose digits differ; every other one in `npm run test:all`. */
for (const language of ['en', 'zh', 'jp', 'fr', 'mm'] as const)
  test(`every route in ${language} opens with a clean console, stands still and is hydrated as it was rendered (spec 2.2)`, async ({
    browser,
    shop,
  }) => {
    await crawl(browser, stopsOn(['sg'], await addressesOf(shop.url), shop.port, [language]), false)
  })

test('every route on every site opens with a clean console and stands still', async ({ browser, shop }) => {
  const addresses = await addressesOf(shop.url)
  const stops = ALL_SITES.flatMap((site) => stopsOn([site], addresses, shop.port, [SITES[site].language]))
  await crawl(
    browser,
    stops.filter((stop) => !refused(stop)),
    false,
  )
})
