import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetAddresses } from './seen-addresses.ts'

afterEach(() => vi.restoreAllMocks())

function aBook(entries: readonly { id: string; cacheName: string; url?: string }[]): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('workbox-expiration')
    opening.addEventListener('upgradeneeded', () => {
      const table = opening.result.createObjectStore('cache-entries', { keyPath: 'id' })
      for (const entry of entries) table.put(entry)
    })
    opening.addEventListener('success', () => {
      opening.result.close()
      resolve()
    })
  })
}

test('clearing a person ends where the browser does not list its databases, or cannot read these (trust.md S28)', async () => {
  await aBook([{ id: 'a', cacheName: 'vanda-catalogue' }])
  vi.spyOn(indexedDB, 'databases').mockRejectedValueOnce(new DOMException('no', 'UnknownError'))
  await expect(forgetAddresses('vanda-catalogue')).resolves.toBeUndefined()
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('closing', 'InvalidStateError')
  })
  await expect(forgetAddresses('vanda-catalogue')).resolves.toBeUndefined()
})

test('records of one kind can be deleted alone', async () => {
  const ids = () =>
    new Promise<unknown>((resolve) => {
      const opening = indexedDB.open('workbox-expiration')
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('cache-entries').objectStore('cache-entries').getAllKeys()
        reading.addEventListener('success', () => {
          opening.result.close()
          resolve(reading.result)
        })
      })
    })
  vi.stubGlobal('indexedDB', new IDBFactory())
  await aBook([
    { id: 'list', cacheName: 'vanda-catalogue', url: 'https://shop.example/api/product/cards?spus=A' },
    { id: 'page', cacheName: 'vanda-catalogue', url: 'https://shop.example/api/home/page' },
    { id: 'other', cacheName: 'vanda-pages', url: 'https://shop.example/api/product/cards?spus=A' },
    { id: 'old', cacheName: 'vanda-catalogue' },
  ])
  await forgetAddresses('vanda-catalogue', (url) => url.includes('/product/cards'))
  expect(await ids()).toEqual(['old', 'other', 'page'])
  vi.unstubAllGlobals()
})
