import { htmlLang, isComplete, readLanguage, spokenFor, writeLanguage } from '#domain/region/language.ts'
import { allowedOnRestricted, RESTRICTED_HOME, SITES, type Site } from '#domain/region/sites.ts'
import { several, type Stop } from '../requests/every-page.ts'
import { nestingFaults } from '../nesting.ts'
import { openPage, type OpenedPage } from '../requests/open-page.ts'

export const ALL_SITES = Object.keys(SITES) as Site[]

/** No pages of the shop. */
const NOT_THERE: ReadonlySet<string> = new Set(['/$', '/user/$'])
/** Routes that redirect. */
const LED_ON: ReadonlyMap<string, string> = new Map([
  ['/user', '/user/dashboard'],
  ['/user/', '/user/dashboard'],
])
const PAGES_AT_ONCE = 4

export function refused({ site, path }: Stop): boolean {
  return SITES[site].restricted && !allowedOnRestricted(path)
}

/** Requests each page; returns what is wrong with its status, language, home (the canonical address) and HTML. */
export async function wrongPages(stops: readonly Stop[]): Promise<string[]> {
  const wrong: string[] = []
  await several(stops, PAGES_AT_ONCE, async (stop) => {
    const { host, port, pathname, search } = new URL(stop.url)
    const page = await openPage(`http://127.0.0.1:${port}${pathname}${search}`, { host })
    for (const [what, found, expected] of checksOf(stop, page))
      if (found !== expected) wrong.push(`${stop.url}: ${what} ${found}, not ${expected}`)
  })
  return wrong
}

type Check = readonly [what: string, found: unknown, expected: unknown]

function checksOf(stop: Stop, { status, headers, html }: OpenedPage): Check[] {
  const location = String(headers['location'] ?? '')
  const target = new URL(location, stop.url).pathname
  const statusIs = (expected: number): Check => ['status', status, expected]
  if (refused(stop)) return [statusIs(307), ['leads home', location.endsWith(RESTRICTED_HOME), true]]
  const led = LED_ON.get(stop.route)
  if (led !== undefined)
    return [statusIs(307), ['leads to', target, writeLanguage(led, stop.language, stop.site)]]
  const ofEvery: Check[] = [
    ['language', /<html[^>]* lang="([^"]+)"/.exec(html)?.[1], htmlLang(stop.language)],
    // A part or page that React could not render on the server arrives empty.
    ['empty parts', html.includes('<!--$!-->'), false],
    ['nesting', nestingFaults(html).join(), ''],
  ]
  if (NOT_THERE.has(stop.route)) return [statusIs(404), ...ofEvery]
  return [statusIs(200), ...ofEvery, ...homeChecks(stop, html)]
}

function homeChecks(stop: Stop, html: string): Check[] {
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
  const isHidden: Check = ['hidden from search', /<meta name="robots" content="noindex/.test(html), true]
  if (canonical === '') return [isHidden, ['other languages', html.includes('hreflang'), false]]
  const home = new URL(canonical)
  return [
    ['host of its home', home.host, new URL(stop.url).host],
    [
      'language of its home',
      readLanguage(home.pathname).language ?? SITES[stop.site].language,
      spokenFor(stop.language),
    ],
    ...(isComplete(stop.language) ? [] : [isHidden]),
  ]
}
