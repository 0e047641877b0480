import type { CDPSession, Page } from '@playwright/test'
import { deviceRows, type DeviceRows } from '../world/device/device-rows.ts'
import { freeze } from '../faults/tools.ts'
import { aPhone, type Phone } from '../world/people/phone.ts'
import { until } from './until.ts'
import { TABS } from './plan.ts'

/** One device of the storm's user: a browser with two tabs, which may be killed at any moment. */
export interface StormDevice {
  readonly phone: Phone
  /** A running tab; opened again when the last one is gone. */
  tab(which: number): Promise<Page>
  /** The rows of this device, read in any tab that answers. */
  rows(): Promise<DeviceRows | undefined>
  killBrowser(): Promise<void>
  crash(which: number): Promise<void>
  /** Freezes a tab; its next use resumes it. */
  freeze(which: number): Promise<void>
  thaw(): Promise<void>
  /** Whether a frozen tab may hold a lock that the others wait for. */
  isFrozen(): boolean
  setOffline(offline: boolean): Promise<void>
  close(): Promise<void>
}

export async function aStormDevice(url: string, onPage: (page: Page) => void): Promise<StormDevice> {
  const phone = await aPhone(url, { onPage })
  const tabs: (Page | undefined)[] = Array.from({ length: TABS })
  const frozen = new Map<Page, () => Promise<void>>()
  let offline = false

  async function tab(which: number): Promise<Page> {
    const known = tabs[which]
    if (known && !known.isClosed()) {
      await frozen.get(known)?.()
      frozen.delete(known)
      return known
    }
    const unused = phone.context.pages().find((page) => !tabs.includes(page) && page.url() === 'about:blank')
    const page = unused ?? (await phone.context.newPage())
    tabs[which] = page
    page.setDefaultTimeout(20_000)
    return page
  }

  return {
    phone,
    tab,
    async rows() {
      const page = tabs.find(
        (open) => open && !open.isClosed() && !frozen.has(open) && open.url().startsWith(url),
      )
      return page ? deviceRows(page) : undefined
    },
    async killBrowser() {
      await phone.kill()
      tabs.fill(undefined)
      frozen.clear()
      await phone.reopen()
      await phone.context.setOffline(offline)
    },
    async crash(which) {
      const page = await tab(which)
      if (!page.url().startsWith(url)) return
      const cdp: CDPSession = await phone.context.newCDPSession(page)
      const crashed = page.waitForEvent('crash', { timeout: 10_000 })
      cdp.send('Page.crash').catch(() => {})
      await crashed
      tabs[which] = undefined
      await page.close()
    },
    async freeze(which) {
      const page = await tab(which)
      frozen.set(page, await freeze(page))
    },
    async thaw() {
      for (const warm of frozen.values()) await warm()
      frozen.clear()
    },
    isFrozen: () => [...frozen.keys()].some((page) => !page.isClosed()),
    async setOffline(gone) {
      offline = gone
      await phone.context.setOffline(gone)
      const [worker] = phone.context.serviceWorkers()
      if (gone && worker)
        // A worker that is stopped meanwhile starts without a network anyway.
        await until('the worker is offline', () => worker.evaluate(() => !navigator.onLine), 3_000).catch(
          () => {},
        )
    },
    close: () => phone.close(),
  }
}
