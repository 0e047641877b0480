import type { Browser, Page } from '@playwright/test'
import {
  htmlLang,
  isComplete,
  LANGUAGES,
  readLanguage,
  spokenFor,
  writeLanguage,
} from '#domain/region/language.ts'
import { allowedOnRestricted, RESTRICTED_HOME, SITES, type Site } from '#domain/region/sites.ts'
import { addressesOf, openPage, several, stopsOn, type Stop } from '../world/every-page.ts'
import { nestingFaults } from '../world/nesting.ts'
import { expect, listen, test } from './people.ts'

test.describe.configure({ timeout: 240_000 })

const ALL_SITES = Object.keys(SITES) as Site[]
const SHIFT = 0.01

/** No page of the shop. */
const NOT_THERE = '/$'
/** Routes that lead on at once. */
const LED_ON: ReadonlyMap<string, string> = new Map([['/checkout', '/checkout-guest']])
/** Pages whose typefaces may be late without a line breaking elsewhere. */
const FIRST_VIEWS: ReadonlySet<string> = new Set(['/', '/$page', '/collections/$name', '/products/$product'])
const PAGES_AT_ONCE = 4

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
    // What React could not render on the server: the part, or the whole page, arrives empty.
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
    const told = readLanguage(home.pathname).language ?? SITES[stop.site].language
    expect.soft([home.host, told], stop.url).toEqual([new URL(stop.url).host, spokenFor(stop.language)])
    if (!isComplete(stop.language)) expect.soft(hidden, stop.url).toBe(true)
  })
})

/** What has moved since the first paint, and blocks that a parser would have moved out of their paragraph. */
interface Seen {
  readonly shift: number
  readonly lang: string | null
  readonly blocks: readonly string[]
}

async function look(page: Page, { url }: Stop): Promise<Seen> {
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'on')
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
    const blocks = document.querySelectorAll(
      'p :is(div, p, ul, ol, section, h1, h2, h3, table, figure, form)',
    )
    return {
      shift: (globalThis as unknown as { moved: number }).moved,
      lang: document.documentElement.getAttribute('lang'),
      blocks: [...blocks].map((block) => block.outerHTML.slice(0, 80)),
    }
  })
}

/**
 * Opens pages that notice what moves. Typefaces arrive once the app has started, so that only the layout is judged; with
 * `lateFonts` they arrive right after the first paint, and the words may not move either.
 */
async function crawl(browser: Browser, stops: readonly Stop[], lateFonts: boolean): Promise<void> {
  // Without a worker each page is the server's, hydrated.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  await context.addInitScript(() => {
    const seen = globalThis as unknown as { moved: number }
    seen.moved = 0
    const started = () => document.documentElement?.dataset['app'] === 'on'
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput && !started()) seen.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy violated: ${violatedDirective} by ${blockedURI}`)
    })
  })
  const free: Page[] = await Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => context.newPage()))
  const complaints: string[] = []
  for (const page of free) {
    listen(page, complaints)
    await page.route(/\.woff2$/, async (route) => {
      await page.waitForFunction(
        (late) =>
          late
            ? performance.getEntriesByName('first-contentful-paint').length > 0
            : document.documentElement.dataset['app'] === 'on',
        lateFonts,
      )
      await route.continue()
    })
  }
  await several(stops, PAGES_AT_ONCE, async (stop) => {
    const page = free.pop()
    if (!page) throw new RangeError('more at once than pages')
    const { shift, lang, blocks } = await look(page, stop)
    expect.soft({ lang, blocks }, stop.url).toEqual({ lang: htmlLang(stop.language), blocks: [] })
    expect.soft(shift, `what moved on ${stop.url}`).toBeLessThan(SHIFT)
    free.push(page)
  })
  expect.soft(complaints).toEqual([])
  await context.close()
}

for (const language of LANGUAGES)
  test(`every route in ${language} opens with a clean console, stands still and is hydrated as it was rendered`, async ({
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

test('the first views of the catalogue stand still where their typefaces are late', async ({
  browser,
  shop,
}) => {
  const stops = stopsOn(['sg'], await addressesOf(shop.url), shop.port, ['en'])
  await crawl(
    browser,
    stops.filter(({ route }) => FIRST_VIEWS.has(route)),
    true,
  )
})
