import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetAddresses } from './seen-addresses.ts'

afterEach(() => vi.restoreAllMocks())

function aBook(entries: readonly { id: string; cacheName: string }[]): Promise<void> {
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
