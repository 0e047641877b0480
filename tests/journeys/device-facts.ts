import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { deviceRows } from '../world/device-rows.ts'
import { expect, goOffline, waitUntilStored, rowsOf } from './fixtures.ts'
import { addFromPage, findPieces, type Find } from './shopping.ts'
import type { RunningShop } from '../world/running-shop.ts'

/** What a browser really keeps, and ways to take it away: read and done beside the page, never through it. */

export interface Device {
  readonly id: string
  readonly lastSeq: number
  readonly waiting: number
}

/** This browser's place in its chain and what waits; undefined where nothing was ever written, or nothing can be read. */
export async function deviceOf(page: Page): Promise<Device | undefined> {
  const rows = await deviceRows(page).catch(() => undefined)
  return rows && { id: rows.device.id, lastSeq: rows.device.lastSeq, waiting: rows.operations.length }
}

/** None, where nothing was ever written; fails where it cannot be read. */
export const waitingOn = async (page: Page): Promise<number> =>
  (await deviceRows(page))?.operations.length ?? 0

/** Waits until nothing waits on this device. */
export async function drained(page: Page, within = 45_000): Promise<void> {
  await expect.poll(() => waitingOn(page).catch(() => 'unreadable'), { timeout: within }).toBe(0)
}

export function principalOf(page: Page): Promise<string> {
  return page.evaluate(
    async () =>
      ((await (await fetch('/api/common/commonInfo')).json()) as { data: { principal: string } }).data
        .principal,
  )
}

/** What the shop holds for this guest: SKU → quantity. */
export function cartOnServer(shop: RunningShop, principal: string): Record<string, number> {
  const rows = rowsOf(shop, 'select sku, qty from cart_line where principal = ?', principal)
  return Object.fromEntries(rows.map(({ sku, qty }) => [String(sku), Number(qty)]))
}

export type Kind = 'indexeddb' | 'cache_storage' | 'local_storage' | 'service_workers'

/** As a browser short of space does it, with the page open or closed. */
export async function evict(cdp: CDPSession, shop: RunningShop, kinds: readonly Kind[]): Promise<void> {
  await cdp.send('Storage.clearDataForOrigin', { origin: shop.url, storageTypes: kinds.join(',') })
}

/**
 * Room for the whole origin in bytes; undefined: as much as the browser gives by itself. The browser goes on for some
 * seconds with the room it had granted before, so this waits until a write of its own is treated as it should.
 */
export async function limitSpace(
  cdp: CDPSession,
  page: Page,
  shop: RunningShop,
  bytes: number | undefined,
): Promise<void> {
  await cdp.send('Storage.overrideQuotaForOrigin', {
    origin: shop.url,
    ...(bytes === undefined ? {} : { quotaSize: bytes }),
  })
  await expect.poll(() => canWrite(page), { timeout: 30_000 }).toBe(bytes === undefined)
}

function canWrite(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const open = indexedDB.open('probe', 1)
        open.onupgradeneeded = () => open.result.createObjectStore('probe')
        open.onerror = () => resolve(false)
        open.onsuccess = () => {
          const write = open.result.transaction('probe', 'readwrite')
          write.objectStore('probe').put('x'.repeat(1_000), 'probe')
          const end = (done: boolean) => () => {
            open.result.close()
            resolve(done)
          }
          write.oncomplete = end(true)
          write.onabort = end(false)
        }
      }),
  )
}

export function devtools(context: BrowserContext, page: Page): Promise<CDPSession> {
  return context.newCDPSession(page)
}

export function cacheSize(page: Page, name: string): Promise<number> {
  return page.evaluate(
    async (name) => ((await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0),
    name,
  )
}

/** Opens a product's page and waits until the worker has kept what it needs to open again without a network. */
export async function see(page: Page, { card }: Find): Promise<void> {
  await page.goto(card.baseUrl)
  await waitUntilStored(page)
}

/** Puts a piece into the bag and waits until the shop has it. */
export async function addAndSend(page: Page, find: Find): Promise<void> {
  await addFromPage(page, find)
  await drained(page)
}

/** Looks at a piece, loses the network, and puts it into the bag: one change that waits. */
export async function addInTunnel(page: Page, find: Find): Promise<void> {
  await see(page, find)
  await goOffline(page.context())
  await addFromPage(page, find)
}

/** Somebody with one piece in the bag and its page on the device: who may go into a tunnel. */
export async function shopsBeforeTheTunnel(page: Page, shop: RunningShop): Promise<Find> {
  const [piece] = await findPieces(shop, 1)
  await addAndSend(page, piece)
  await waitUntilStored(page)
  return piece
}
