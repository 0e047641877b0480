import { htmlLang, isComplete, readLanguage, spokenFor, writeLanguage } from '#domain/region/language.ts'
import { allowedOnRestricted, RESTRICTED_HOME, SITES, type Site } from '#domain/region/sites.ts'
import { openPage, several, type Stop } from '../requests/every-page.ts'
import { nestingFaults } from '../nesting.ts'
import { PAGES_AT_ONCE } from './crawling.ts'
import { expect } from './fixtures.ts'

export const ALL_SITES = Object.keys(SITES) as Site[]

/** No pages of the shop. */
const NOT_THERE: ReadonlySet<string> = new Set(['/$', '/user/$'])
/** Routes that redirect. */
const LED_ON: ReadonlyMap<string, string> = new Map([
  ['/user', '/user/dashboard'],
  ['/user/', '/user/dashboard'],
])

export function refused({ site, path }: Stop): boolean {
  return SITES[site].restricted && !allowedOnRestricted(path)
}

/** Requests each page and expects its language, its home (the canonical address) and well-formed HTML. */
export async function expectHomes(stops: readonly Stop[]): Promise<void> {
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
      status: NOT_THERE.has(stop.route) ? 404 : 200,
      lang: htmlLang(stop.language),
      unrendered: false,
      faults: [],
    })
    if (NOT_THERE.has(stop.route)) return
    if (canonical === '') {
      expect.soft([hidden, html.includes('hreflang')], `${stop.url} lives nowhere`).toEqual([true, false])
      return
    }
    const home = new URL(canonical)
    const reported = readLanguage(home.pathname).language ?? SITES[stop.site].language
    expect.soft([home.host, reported], stop.url).toEqual([new URL(stop.url).host, spokenFor(stop.language)])
    if (!isComplete(stop.language)) expect.soft(hidden, stop.url).toBe(true)
  })
}
