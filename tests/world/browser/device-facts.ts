import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { deviceRows } from '../device/device-rows.ts'
import { expect, goOffline, waitUntilStored, rowsOf } from './fixtures.ts'
import { addFromPage, findPieces, type Find } from './shopping.ts'
import type { RunningShop } from '../shops/running-shop.ts'

/** Reads and deletes a browser's real storage, beside the page and never through it. */

export interface Device {
  readonly id: string
  readonly lastSeq: number
  readonly waiting: number
}

/**
 * This browser's sequence number and its pending operations; undefined if nothing was ever stored, or nothing can be
 * read.
 */
export async function deviceOf(page: Page): Promise<Device | undefined> {
  const rows = await deviceRows(page).catch(() => undefined)
  return rows && { id: rows.device.id, lastSeq: rows.device.lastSeq, waiting: rows.operations.length }
}

/** Empty if nothing was ever stored; fails if it cannot be read. */
export const waitingOn = async (page: Page): Promise<number> =>
  (await deviceRows(page))?.operations.length ?? 0

/** Waits until no operation of this device is pending. */
export async function drained(page: Page, within = 45_000): Promise<void> {
  await expect.poll(() => waitingOn(page).catch(() => 'unreadable'), { timeout: within }).toBe(0)
}

export function shopperOf(page: Page): Promise<string> {
  return page.evaluate(
    async () =>
      ((await (await fetch('/api/common/commonInfo')).json()) as { data: { shopper: string } }).data.shopper,
  )
}

/** The server's cart of this guest: SKU → quantity. */
export function cartOnServer(shop: RunningShop, shopper: string): Record<string, number> {
  const rows = rowsOf(shop, 'select sku, qty from cart_line where shopper = ?', shopper)
  return Object.fromEntries(rows.map(({ sku, qty }) => [String(sku), Number(qty)]))
}

export type Kind = 'indexeddb' | 'cache_storage' | 'local_storage' | 'service_workers'

/** As a browser short of space does it, with the page open or closed. */
export async function evict(cdp: CDPSession, shop: RunningShop, kinds: readonly Kind[]): Promise<void> {
  await cdp.send('Storage.clearDataForOrigin', { origin: shop.url, storageTypes: kinds.join(',') })
}

/**
 * Storage quota of the page's origin in bytes; undefined: the browser's default. The browser keeps its earlier quota for up
 * to half a minute, so this waits until a write of its own meets the new one.
 */
export async function limitSpace(cdp: CDPSession, page: Page, bytes: number | undefined): Promise<void> {
  await cdp.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    ...(bytes === undefined ? {} : { quotaSize: bytes }),
  })
  await expect.poll(() => canWrite(page), { timeout: 60_000 }).toBe(bytes === undefined)
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

/** Opens a product's page and waits until the worker has cached what it needs offline. */
export async function see(page: Page, { card }: Find): Promise<void> {
  await page.goto(card.baseUrl)
  await waitUntilStored(page)
}

/** Adds a piece to the bag and waits until the server has applied it. */
export async function addAndSend(page: Page, find: Find): Promise<void> {
  await addFromPage(page, find)
  await drained(page)
}

/** Opens a piece, loses the network, and adds it to the bag: one pending operation. */
export async function addOffline(page: Page, find: Find): Promise<void> {
  await see(page, find)
  await goOffline(page.context())
  await addFromPage(page, find)
}

/** A guest with one piece in the cart and its page on the device, ready to go offline. */
export async function shopsBeforeTheTunnel(page: Page, shop: RunningShop, wanted?: Find): Promise<Find> {
  const piece = wanted ?? (await findPieces(shop, 1))[0]
  await addAndSend(page, piece)
  await waitUntilStored(page)
  return piece
}
