import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storefrontFor } from '#platform/current-storefront.ts'
import { AStorage } from '#tests/world/device/local-storage.ts'
import { enqueue, enqueueTracked } from './enqueue.ts'
import { prepareSync } from './open-sync.ts'
import { journalKeys, type JournalEntry } from './outbox/operation-journal.ts'

const client = vi.hoisted(() => ({ open: vi.fn() }))
vi.mock('./sync-client.ts', () => ({ createSyncClient: client.open }))

let storage: AStorage
beforeEach(() => {
  storage = new AStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const journaled = () => journalKeys().map((key) => JSON.parse(String(storage[key])) as JournalEntry)

test('a press before the page has started fails and leaves nothing', async () => {
  await expect(enqueue('/cart/remove', { skus: ['one-s'] })).rejects.toThrow('before the page has started')
  expect(journalKeys()).toEqual([])
})

test('a press is in the journal before the code of the database is loaded', async () => {
  prepareSync({ storefront: storefrontFor('sg', 'en', undefined) })
  const store = vi.fn(async () => ({ saved: 'saved' as const }))
  client.open.mockResolvedValue({ store })
  const piece = { sku: 'one-s', color: '', size: 'S', productsName: 'One', imageUrl: '', baseUrl: '' }
  const first = enqueue('/cart/remove', { skus: ['one-s'] }, { pieces: [piece] })
  const second = enqueueTracked('/customer/wishListAdd', { spu: 'A' }, { product: piece })
  expect(client.open).not.toHaveBeenCalled()
  expect(journaled()).toMatchObject([
    { number: 1, path: '/cart/remove', input: { skus: ['one-s'] }, preview: { currency: 'SGD' } },
    { number: 2, path: '/customer/wishListAdd', preview: { product: { productsName: 'One' } } },
  ])
  expect(await first).toBe('saved')
  await second
  expect(store.mock.calls).toMatchObject([[{ number: 1, isJournaled: true }], [{ number: 2 }]])
})

test('a press whose database cannot be opened is not saved by a later page (offline.md D13)', async () => {
  client.open.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  vi.resetModules()
  const fresh = await import('./enqueue.ts')
  const { prepareSync: prepare } = await import('./open-sync.ts')
  prepare({ storefront: storefrontFor('sg', 'en', undefined) })
  const saving = fresh.enqueue('/cart/remove', { skus: ['one-s'] })
  expect(journalKeys()).toHaveLength(1)
  await expect(saving).rejects.toThrow('Failed to fetch')
  expect(journalKeys()).toEqual([])
})
