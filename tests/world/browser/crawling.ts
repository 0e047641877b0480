import type { Browser, Page } from '@playwright/test'
import { htmlLang } from '#domain/region/language.ts'
import { several, type Stop } from '../requests/every-page.ts'
import { expect, listen } from './fixtures.ts'

const SHIFT = 0.01
const PAGES_AT_ONCE = 4

/** What has moved since the first paint, and blocks that a parser would have moved out of their paragraph. */
interface Seen {
  readonly shift: number
  readonly lang: string | null
  readonly blocks: readonly string[]
}

async function look(page: Page, { url }: Stop): Promise<Seen> {
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('html[data-app="on"]').waitFor({ state: 'attached' })
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

/** A route of Playwright would refuse them, too, but it turns the HTTP cache off: each page would load every chunk again. */
async function refuseFonts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
}

async function delayFonts(page: Page): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
}

/**
 * Opens pages that record layout shifts. Typefaces never arrive, so that only the layout is judged; with `lateFonts` they
 * arrive right after the first paint, and the text may not move either.
 */
export async function crawl(browser: Browser, stops: readonly Stop[], lateFonts: boolean): Promise<void> {
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
    await (lateFonts ? delayFonts(page) : refuseFonts(page))
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
  // A typeface may still wait for its page.
  await Promise.all(free.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}
