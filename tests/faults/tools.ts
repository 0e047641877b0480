import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** What Chromium's own tools can do to a page and its worker (offline.md 3a). */

/** A page of the shop's origin without the shop's app on it. */
export async function onSomePage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${origin}/robots.txt`)
  return page
}

export async function stopWorkers(page: Page, origin: string): Promise<void> {
  const beside = await onSomePage(page.context(), origin)
  const cdp = await page.context().newCDPSession(beside)
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await beside.close()
}

/**
 * A browser stops an idle old worker and activates the new one. With a debugger attached, as in every test, the worker
 * is not really stopped, and its events wait for minutes: this stops it for certain.
 */
export async function letTheOldWorkerGo(page: Page): Promise<void> {
  const waits = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return Boolean(registration?.waiting)
  })
  if (!waits) return
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await cdp.detach()
}

/** Freezes a tab as a phone does in the background; the returned function resumes it. */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' })
  return async () => {
    await cdp.send('Page.setWebLifecycleState', { state: 'active' })
  }
}

/**
 * Keeps a transaction over the outbox open, as a frozen tab does; no write succeeds until the page is closed or
 * resumed.
 */
export async function holdOutbox(page: Page): Promise<void> {
  await page.evaluate(() => {
    const open = indexedDB.open('vanda-sync')
    open.onsuccess = () => {
      const store = open.result.transaction(['meta', 'operations'], 'readwrite').objectStore('meta')
      const again = () => {
        const read = store.get('device')
        read.onsuccess = () => {
          const held = document.documentElement.dataset
          held['holding'] = 'yes'
          if (held['thawed'] !== 'yes') again()
        }
      }
      again()
    }
  })
  await page.waitForFunction(() => document.documentElement.dataset['holding'] === 'yes')
}

export async function steal(page: Page): Promise<void> {
  await page.evaluate(() => navigator.locks.request('vanda-outbox', { steal: true }, async () => {}))
}

/** Makes the browser dispatch a sync event, as when the network returns. */
export async function sync(page: Page, origin: string, lastChance = false): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const registrationId = await registrationOf(cdp)
  await cdp.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'outbox', lastChance })
  await cdp.detach()
}

function registrationOf(cdp: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const live = registrations.find(({ isDeleted }) => !isDeleted)
      if (live) resolve(live.registrationId)
    })
    cdp.send('ServiceWorker.enable').catch(reject)
  })
}
