import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Caller } from '#api/call.ts'
import { openOfflineCatalogDb, type InstalledCatalog } from './offline-catalog-db.ts'
import { downloadPictures } from './download-pictures.ts'

/** Two products with one picture each: only what a picture's address needs. */
const listed = vi.hoisted(() => [{ pid: '1' }, { pid: '2' }])
vi.mock('#domain/catalog/offline-package/packaged-products.ts', () => ({
  unpackProducts: () =>
    listed.map(({ pid }) => ({
      product: { id: pid, listed: true, rank: 1, onSale: true, colours: [{ pid, hash: 'h', skus: [] }] },
    })),
}))

const db = openOfflineCatalogDb()
const stored = new Map<string, Response>()
let answerFor: (path: string) => Response
const picture = (weight: number) =>
  new Response('x'.repeat(weight), { headers: { 'content-type': 'image/avif' } })

beforeEach(async () => {
  listed.splice(0, listed.length, { pid: '1' }, { pid: '2' })
  stored.clear()
  answerFor = () => picture(10)
  const cache = {
    keys: async () => [...stored.keys()].map((path) => ({ url: `https://shop.example${path}` })),
    match: async (url: string) => stored.get(new URL(url).pathname)?.clone(),
    put: async (path: string, response: Response) => void stored.set(path, response),
    delete: async (url: string) => stored.delete(new URL(url).pathname),
  }
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => stored.clear() })
  vi.stubGlobal('fetch', async (path: string) => answerFor(path))
  vi.stubGlobal('createImageBitmap', async () => ({ close() {} }))
  await db.pictures.clear()
  await db.parts.put({ id: 1, spoken: 'en', products: {} as never })
  await db.installed.put({ spoken: 'en', parts: [1] } as unknown as InstalledCatalog)
})
afterEach(() => vi.unstubAllGlobals())

const take = (signal = new AbortController().signal) =>
  downloadPictures(db, { caller: vi.fn() as unknown as Caller, language: 'en', width: 360, signal })

const formats = () => new Set([...stored.keys()].map((path) => path.split('.').at(-1)))

test.each([
  ['a missing picture', () => new Response('gone', { status: 404 })],
  ['the page of a proxy', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
])(
  '%s says nothing of the formats that this browser reads: what is here stays (offline.md F29)',
  async (_, answer) => {
    await take()
    expect([stored.size, formats()]).toEqual([2, new Set(['avif'])])
    answerFor = answer
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new TypeError('not a picture')))
    await expect(take()).rejects.toMatchObject({ failure: { kind: 'malformed' } })
    expect([stored.size, formats()]).toEqual([2, new Set(['avif'])])
  },
)

test('a browser that does not read AVIF gets WebP', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new TypeError('not a picture')))
  await take()
  expect(formats()).toEqual(new Set(['webp']))
})

test('the weight of a deleted picture is taken off', async () => {
  await take()
  expect(await db.pictures.get('pictures')).toMatchObject({ got: 2, bytes: 20 })
  listed.splice(0, 1)
  await take()
  expect(await db.pictures.get('pictures')).toMatchObject({ wanted: 1, got: 1, bytes: 10 })
})

test('a download that is paused during its first request can be resumed', async () => {
  const pause = new AbortController()
  answerFor = () => {
    pause.abort()
    throw new DOMException('paused', 'AbortError')
  }
  await expect(take(pause.signal)).rejects.toThrow('paused')
  expect(await db.pictures.get('pictures')).toMatchObject({ width: 360, wanted: 2, got: 0 })
})

test('a shop without products asks for no picture', async () => {
  listed.length = 0
  answerFor = () => new Response('gone', { status: 404 })
  await expect(take()).resolves.toBeUndefined()
})
