import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { runTool } from '#server/cli/tool.ts'
import { expect, rowsOf } from './fixtures.ts'
import type { RunningShop } from '../shops/running-shop.ts'

export function aStoreOf(shop: RunningShop): string {
  return String(rowsOf(shop, 'select id from store order by position')[0]?.['id'])
}

/** The store tool beside the running server; fails where the tool complains. */
export async function ownersTool(shop: RunningShop, ...words: string[]): Promise<string> {
  const said: string[] = []
  const complained: string[] = []
  const code = await runTool(words, {
    settings: { DATA_DIR: shop.dataDir },
    now: Date.now(),
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  })
  if (code !== 0) throw new Error(complained.join('\n'))
  return said.join('\n')
}

export interface Code {
  readonly id: string
  readonly code: string
}

export async function aCode(shop: RunningShop): Promise<Code> {
  const said = await ownersTool(shop, 'kiosk', 'add', aStoreOf(shop))
  const [, code = ''] = /([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(said) ?? []
  const [, id = ''] = /Kiosk (\w+)\./.exec(said) ?? []
  return { id, code }
}

/** Sets this browser up as a kiosk of the shop's first store. */
export async function becomeTablet(page: Page, shop: RunningShop): Promise<Code> {
  const made = await aCode(shop)
  await page.goto(`/?kiosk=${aStoreOf(shop)}`)
  const setup = page.getByRole('dialog', { name: 'Set up this tablet' })
  await setup.getByRole('textbox', { name: 'Code' }).fill(made.code.toLowerCase())
  await setup.getByRole('button', { name: 'Start kiosk mode' }).click()
  await atRest(page)
  return made
}

export const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'This tablet' })

/** The kiosk has been reset and waits for the next visitor. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['kiosk'] === 'on' &&
      location.pathname === '/' &&
      localStorage.getItem('vanda-kiosk-touched') === null,
  )
  await expect(bar(page).getByRole('button', { name: 'Done' })).toBeVisible()
}

const BETWEEN_KEYS_S = 0.005

/** Types as a hand scanner does: real keys, five milliseconds apart by their own clock, then Enter. */
export async function wedge(page: Page, code: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  await Promise.all(
    [...code, 'Enter'].flatMap((key, index) => {
      const timestamp = began + index * BETWEEN_KEYS_S
      const text = key === 'Enter' ? '\r' : key
      return [
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp }),
      ]
    }),
  )
  await keyboard.detach()
}

/** Everything in this browser that a script can read, and the tab's history, as one text. */
export async function storedTexts(page: Page): Promise<string> {
  return JSON.stringify([await everythingStored(page), await historyOf(page)])
}

/** Without the tab's history. */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.length]
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(new Error(`${name} does not open`))
      })
      for (const store of db.objectStoreNames) {
        const rows = await new Promise((resolve, reject) => {
          const reading = db.transaction(store).objectStore(store).getAll()
          reading.onsuccess = () => resolve(reading.result)
          reading.onerror = () => reject(new Error(`${store} cannot be read`))
        })
        // Pictures are the shop's: their presence reveals nothing about a visitor.
        stored.push(
          name,
          store,
          (rows as { cacheName?: string }[]).filter((row) => row.cacheName !== 'vanda-pictures'),
        )
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const api = (await cache.keys()).filter(({ url }) => url.includes('/api/') || name === 'vanda-pages')
      stored.push(name, ...(await Promise.all(api.map(async (request) => [request.url]))))
    }
    return JSON.stringify(stored)
  })
}

export function historyOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { entries(): { url: string }[] } }
    return navigation.entries().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })
}

/** What a phone's camera reads in this picture. */
export const readQr = (picture: Locator) => readCode(picture, 'QRCode')

/** What a scanner of this format reads in this picture. */
export async function readCode(picture: Locator, format: 'QRCode' | 'Code128'): Promise<string> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer } = new Uint8Array(readFileSync(wasm))
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true })
  const [found] = await readBarcodes(new Blob([new Uint8Array(await picture.screenshot())]), {
    formats: [format],
  })
  if (!found) throw new Error(`there is no ${format} in this picture`)
  return found.text
}
