import type { Browser, BrowserContext } from '@playwright/test'
import { SITES } from '#domain/region/sites.ts'
import type { RunningShop } from '../world/running-shop.ts'

/**
 * A browser context that the tests of one process share: the first page of an empty one loads and compiles the whole app,
 * which takes three times the processor time of a page. Only for tests without the service worker.
 */
export function aWarmContext(browser: Browser, shop: RunningShop): Promise<BrowserContext> {
  return browser.newContext({ baseURL: shop.url, serviceWorkers: 'block', reducedMotion: 'reduce' })
}

/** Leaves of a test only the HTTP cache: what the shop does not name by its content is never reused without asking. */
export async function emptyContext(context: BrowserContext, shop: RunningShop): Promise<void> {
  context.removeAllListeners('page')
  await context.setOffline(false)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await context.setGeolocation(null)
  await Promise.all(context.pages().map((page) => page.close()))
  await clearStorage(context, shop)
  await context.clearCookies()
}

async function clearStorage(context: BrowserContext, { port }: RunningShop): Promise<void> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  for (const { hostPrefix } of Object.values(SITES))
    await session.send('Storage.clearDataForOrigin', {
      origin: `http://${hostPrefix}localhost:${port}`,
      storageTypes: 'all',
    })
  await page.close()
}
