import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { aPhone, type Phone } from '../people/phone.ts'
import { closeLoginPopup } from '../people/login-popup.ts'
import { quietBrowser } from '../people/quiet-popups.ts'
import { aRunningShop, type RunningShop } from '../shops/running-shop.ts'
import { aWarmContext, emptyContext } from './warm-context.ts'

interface People {
  readonly phone: Phone
  /** Errors that the pages have thrown or logged; every journey must end without any. */
  readonly complaints: string[]
  /** The test shares its browser context with others (`WITHOUT_WORKER`): of its options only the viewport counts. */
  readonly isWarm: boolean
}

interface OfProcess {
  readonly quiet: undefined
  readonly shop: RunningShop
  readonly warmContext: BrowserContext
}

export const test = base.extend<People, OfProcess>({
  isWarm: [false, { option: true }],
  // Journeys meet no popups; those about popups open their own context (`contextWithPopups`).
  quiet: [
    async ({ browser }, use) => {
      quietBrowser(browser)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  shop: [
    async ({}, use) => {
      const shop = await aRunningShop()
      await use(shop)
      await shop.close()
    },
    { scope: 'worker' },
  ],
  warmContext: [
    async ({ browser, shop }, use) => {
      const context = await aWarmContext(browser, shop)
      await closeLoginPopup(context)
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, shop, isWarm, warmContext }, use) => {
    // A new context takes its options from the test.
    const context = isWarm ? warmContext : await browser.newContext()
    context.on('page', withoutThrottling)
    if (!isWarm) await closeLoginPopup(context)
    await use(context)
    await (isWarm ? emptyContext(context, shop) : context.close())
  },
  page: async ({ page, isWarm, viewport }, use) => {
    if (isWarm && viewport) await page.setViewportSize(viewport)
    await use(page)
  },
  baseURL: async ({ shop }, use) => {
    await use(shop.url)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      listen(page, complaints)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  phone: async ({ shop }, use) => {
    const phone = await aPhone(shop.url)
    await use(phone)
    await phone.close()
  },
})

export { expect }

const READY_WITHIN_MS = 5_000

/** Waits, like a user, until a page can be used: text and picture come first, the app after them. */
export function withoutThrottling(page: Page): void {
  const { goto, reload } = page
  const ready = () =>
    page
      .waitForFunction(
        () => {
          const { render, app } = document.documentElement.dataset
          return render === undefined || app === 'on'
        },
        undefined,
        { timeout: READY_WITHIN_MS },
      )
      // A page that redirects, or whose chunks the test delays.
      .catch(() => {})
  page.goto = async (...where) => {
    const response = await goto.apply(page, where)
    await ready()
    return response
  }
  page.reload = async (...how) => {
    const response = await reload.apply(page, how)
    await ready()
    return response
  }
}

/** Reported as failures of the page, regardless of the test's subject. */
export function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    const said = message.text()
    // The browser logs failed requests itself; journeys that cut the network expect it.
    if (message.type() === 'error' && !/Failed to load resource|net::ERR_/.test(said))
      complaints.push(`${page.url()}: ${said}`)
  })
}

/** The server's database on the disk, read beside the running server. */
export function rowsOf(
  shop: RunningShop,
  sql: string,
  ...values: (string | number)[]
): Record<string, unknown>[] {
  const database = new DatabaseSync(join(shop.dataDir, 'shop.sqlite'), { readOnly: true })
  try {
    return database.prepare(sql).all(...values)
  } finally {
    database.close()
  }
}

/** The store tool, run beside the running server. */
export function changeRows(shop: RunningShop, sql: string, ...values: (string | number)[]): void {
  const database = new DatabaseSync(join(shop.dataDir, 'shop.sqlite'), { timeout: 5_000 })
  try {
    database.prepare(sql).run(...values)
  } finally {
    database.close()
  }
}

/** The first visit, until the page is ready for offline use. */
export async function arrive(page: Page): Promise<void> {
  await page.goto('/')
  await settleIn(page)
}

/** Waits until the worker controls the page and the page is ready for offline use. */
export async function settleIn(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

/** Waits until the worker has cached everything that the server put into this page (offline.md S5). */
export async function waitUntilStored(page: Page): Promise<void> {
  await settleIn(page)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        // What the shell shows has been fetched through the worker.
        if (document.documentElement.dataset['render'] === 'shell') return []
        const facts = document.querySelector('#vanda-facts')?.textContent ?? '{"requested":["nothing"]}'
        const { requested } = JSON.parse(facts) as { requested: string[] }
        const found = await Promise.all(requested.map((address) => caches.match(address)))
        return requested.filter((_, index) => !found[index])
      }),
    )
    .toEqual([])
}

/** The page of this address as the worker has stored it (sw/stored-pages.ts); undefined when it has not. */
export function storedPage(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (path) => {
    // The worker stores the fields of an address in an order of its own.
    const inOrder = (address: string) => {
      const url = new URL(address, location.origin)
      url.searchParams.sort()
      return url.href
    }
    const cache = await caches.open('vanda-pages')
    const key = (await cache.keys()).find(({ url }) => inOrder(url) === inOrder(path))
    return key && (await cache.match(key))?.text()
  }, path)
}

export async function waitUntilPageStored(page: Page, path: string): Promise<void> {
  await expect.poll(() => storedPage(page, path)).toContain('data-stored')
}

/** Cuts the network of pages and worker; the worker notices a moment later. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  const [worker] = context.serviceWorkers()
  if (worker) await expect.poll(() => worker.evaluate(() => navigator.onLine)).toBe(false)
}

/** Restores the network and waits until the worker has noticed. */
export async function comeBack(context: BrowserContext): Promise<void> {
  await context.setOffline(false)
  const [worker] = context.serviceWorkers()
  if (worker) await expect.poll(() => worker.evaluate(() => navigator.onLine)).toBe(true)
}
