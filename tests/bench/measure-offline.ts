import { rmSync } from 'node:fs'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { chromiumPath, QUIET } from './browser.ts'
import { figure, type Figure } from './figures.ts'
import { copiedData, freshData, startShop, type RunningShop } from './running-shop.ts'
import { visitsOf, type Visits } from './visits.ts'

const SAMPLES = 9
/** Chromium loads pages of its own for a while after its start, in ms. */
const BROWSER_STARTS_MS = 2_000
const PATIENCE_MS = 15_000
const BUY = 'Add to Cart'

/**
 * Repeat visits without a network, and the time from a tap to the changed bag; the server is stopped during the run.
 */
export async function measureOffline(products: number): Promise<Figure[]> {
  const dataDir = await copiedData(products)
  const profile = freshData()
  const shop = await startShop({ dataDir, products })
  let stopped = false
  try {
    const visits = await visitsOf(shop)
    await firstVisit(profile, shop, visits)
    const tapsOnline = await taps(profile, shop, visits)
    await shop.stop()
    stopped = true
    const homes = await samples(profile, (page) => open(page, shop.origin + visits.home))
    const pages = await samples(profile, (page) => open(page, shop.origin + visits.product, BUY))
    const tapsOffline = await taps(profile, shop, visits)
    const facts = (conditions: string) => ({ products, conditions: `Chromium, 1280×800, ${conditions}` })
    const repeat = `profile of one earlier visit, shop process stopped, a new browser for each of ${SAMPLES} samples, open for ${BROWSER_STARTS_MS / 1_000} s`
    const tap = `from the click on "${BUY}" to the frame that shows the new number, ${SAMPLES} samples`
    return [
      figure(
        'offline-first-content',
        [...homes, ...pages].map((seen) => seen.content),
        facts(`${repeat}, home and product page, first contentful paint`),
      ),
      figure(
        'offline-usable',
        pages.map((seen) => seen.usable),
        facts(`${repeat}, until the app answers a press of "${BUY}"`),
      ),
      figure('tap-online', tapsOnline, facts(tap)),
      figure('tap-offline', tapsOffline, facts(`${tap}, shop process stopped`)),
    ]
  } finally {
    if (!stopped) await shop.stop()
    for (const folder of [dataDir, profile]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function withBrowser<T>(
  profile: string,
  work: (context: BrowserContext, page: Page) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: QUIET,
    viewport: { width: 1280, height: 800 },
  })
  try {
    return await work(context, context.pages()[0] ?? (await context.newPage()))
  } finally {
    await context.close()
  }
}

/** Visits each page once, the product also with an add to the bag, until the worker has cached everything. */
async function firstVisit(profile: string, shop: RunningShop, visits: Visits): Promise<void> {
  await withBrowser(profile, async (_, page) => {
    for (const path of [visits.home, visits.listing, visits.product, visits.piece.path]) {
      await page.goto(shop.origin + path)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
        timeout: PATIENCE_MS,
      })
      await page.waitForLoadState('networkidle')
      await page.waitForFunction((path) => caches.match(path, { cacheName: 'vanda-pages' }), path, {
        timeout: PATIENCE_MS,
      })
    }
  })
}

interface Seen {
  /** First contentful paint. */
  readonly content: number
  /** The expected button can be pressed, and the app answers. */
  readonly usable: number
}

async function samples<T>(profile: string, look: (page: Page) => Promise<T>): Promise<T[]> {
  const taken: T[] = []
  for (let at = 0; at < SAMPLES; at++)
    taken.push(
      await withBrowser(profile, async (_, page) => {
        await page.waitForTimeout(BROWSER_STARTS_MS)
        return look(page)
      }),
    )
  return taken
}

const REPORT = 'measured: '

/**
 * Opens a page that measures itself from the start of its navigation. It reports on its own: a question from outside
 * would have the tool's scripts compiled in the page while its app starts.
 */
async function open(page: Page, address: string, button = ''): Promise<Seen> {
  await page.addInitScript(
    ({ label, report }) => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime
      const answers = () =>
        label === '' ||
        ([...document.querySelectorAll('button')].some(
          (one) => one.textContent.trim() === label && !one.disabled,
        ) &&
          // A button of the server's page is there before the app that answers it.
          document.documentElement.dataset['app'] === 'on')
      let usable: number | undefined
      const look = () => {
        if (usable === undefined && answers()) usable = performance.now()
        const content = at('first-contentful-paint')
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        if (usable === undefined || content === undefined) requestAnimationFrame(look)
        else console.info(report + JSON.stringify({ content, usable, worker: navigation?.workerStart }))
      }
      look()
    },
    { label: button, report: REPORT },
  )
  const reported = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(REPORT),
    timeout: PATIENCE_MS,
  })
  const [message] = await Promise.all([reported, page.goto(address, { waitUntil: 'commit' })])
  const seen = JSON.parse(message.text().slice(REPORT.length)) as Seen & { readonly worker: number }
  if (seen.worker === 0) throw new RangeError('this page is not from the worker')
  return seen
}

async function taps(profile: string, shop: RunningShop, visits: Visits): Promise<number[]> {
  return samples(profile, async (page) => {
    await page.goto(shop.origin + visits.piece.path)
    await page.getByRole('radio', { name: visits.piece.size, exact: true }).check({ timeout: PATIENCE_MS })
    const button = page.getByRole('button', { name: BUY, exact: true }).first()
    // The cart has been read from the device: changes after this are caused by the tap.
    await page.waitForTimeout(2_000)
    const changed = page.evaluate(
      (patience) =>
        new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new RangeError('the bag did not change')), patience)
          const shown = () => document.querySelector('header a[href$="/cart"]')?.textContent ?? ''
          const before = shown()
          let tapped = 0
          addEventListener('click', (event) => (tapped = event.timeStamp), { capture: true, once: true })
          const observer = new MutationObserver(() => {
            if (tapped === 0 || shown() === before) return
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - tapped)))
          })
          observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        }),
      PATIENCE_MS,
    )
    const [ms] = await Promise.all([changed, button.click({ timeout: PATIENCE_MS })])
    return ms
  })
}
