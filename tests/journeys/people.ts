import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test as base, chromium, expect, type BrowserContext, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.ts'
import { aRunningShop, type RunningShop } from '../world/running-shop.ts'

/** A browser that can be killed and opened again on the same profile, as a phone that ran out of power. */
export interface Phone {
  readonly page: Page
  readonly context: BrowserContext
  /** SIGKILL of this browser and nothing else. */
  kill(): Promise<void>
  reopen(): Promise<void>
}

interface People {
  readonly phone: Phone
  /** Errors the pages have thrown or logged; every journey ends without any. */
  readonly complaints: string[]
}

export const test = base.extend<People, { shop: RunningShop }>({
  shop: [
    async ({}, use) => {
      const shop = await aRunningShop()
      await use(shop)
      await shop.close()
    },
    { scope: 'worker' },
  ],
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
    const profile = mkdtempSync(join(tmpdir(), 'vanda-phone-'))
    let context = await open(profile, shop.url)
    const phone: Phone = {
      get page() {
        return context.pages()[0] ?? missing()
      },
      get context() {
        return context
      },
      async kill() {
        const closed = new Promise((resolve) => context.once('close', resolve))
        for (const pid of processesOf(profile)) kill(pid)
        await closed
      },
      async reopen() {
        context = await open(profile, shop.url)
      },
    }
    await use(phone)
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  },
})

export { expect }

/** Nobody may see these: they are failures of the page, whatever the test was about. */
function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    const said = message.text()
    // The browser itself says so when a request fails; the journeys that cut the network expect it.
    if (message.type() === 'error' && !/Failed to load resource|net::ERR_/.test(said))
      complaints.push(`${page.url()}: ${said}`)
  })
}

function open(profile: string, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    baseURL,
    viewport: { width: 390, height: 844 },
  })
}

function processesOf(profile: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => commandOf(pid).includes(`--user-data-dir=${profile}`))
    .map(Number)
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It went with its parent.
  }
}

function missing(): never {
  throw new Error('this browser has no page')
}

/** The shop's database as it is on the disk, read beside the running server. */
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

/** Waits until the worker controls the page and says it is ready for a life without a network. */
export async function settleIn(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

/** Cuts the network of pages and worker; the worker's side takes a moment to notice. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  const [worker] = context.serviceWorkers()
  if (worker) await expect.poll(() => worker.evaluate(() => navigator.onLine)).toBe(false)
}
