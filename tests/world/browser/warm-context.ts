import type { Browser, BrowserContext, Page } from '@playwright/test'
import { SITES } from '#domain/region/sites.ts'
import type { RunningShop } from '../shops/running-shop.ts'

/**
 * A browser context that the tests of one process share: the first page of an empty one loads and compiles the whole app,
 * which takes three times the processor time of a page. Only for tests without the service worker.
 */
export async function aWarmContext(browser: Browser, shop: RunningShop): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: shop.url,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  // Stays open: with the last page of a context its process ends, and the code that it has compiled.
  await context.newPage()
  return context
}

/** Leaves of a test only the HTTP cache: what the shop does not name by its content is never reused without asking. */
export async function emptyContext(context: BrowserContext, shop: RunningShop): Promise<void> {
  context.removeAllListeners('page')
  await context.setOffline(false)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await context.setGeolocation(null)
  const [first, ...others] = context.pages()
  await Promise.all(others.map((page) => page.close()))
  if (first) await clearStorage(first, shop)
  await context.clearCookies()
}

async function clearStorage(page: Page, { port }: RunningShop): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const { hostPrefix } of Object.values(SITES))
    await session.send('Storage.clearDataForOrigin', {
      origin: `http://${hostPrefix}localhost:${port}`,
      storageTypes: 'all',
    })
  await session.detach()
}
