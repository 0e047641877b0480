import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localDb } from '#platform/storage/local-db.ts'
import { readPlacedOrder, savePlacedOrder } from './placed-orders.ts'

const session = new Map<string, string>()
const anOrder = (orderNumber: string, at: number) => ({
  orderNumber,
  secret: `s-${orderNumber}`,
  payKey: 'k',
  at,
})

beforeEach(() => {
  session.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await localDb().drafts.clear()
})

function breakDatabase(name = 'UnknownError') {
  const broken = () => Promise.reject(new DOMException('disk', name)) as never
  vi.spyOn(localDb().drafts, 'get').mockImplementation(broken)
  return vi.spyOn(localDb().drafts, 'put').mockImplementation(broken)
}

test('two orders placed at once are both kept, the newest first', async () => {
  await Promise.all([savePlacedOrder(anOrder('A', 1)), savePlacedOrder(anOrder('B', 2))])
  expect(await readPlacedOrder('A')).toEqual(anOrder('A', 1))
  expect(await readPlacedOrder(undefined)).toEqual(anOrder('B', 2))
  expect([...session]).toEqual([])
})

test('where the database fails, the secret of an order survives the way to the provider in the session of the tab', async () => {
  await savePlacedOrder(anOrder('A', 1))
  breakDatabase()
  await savePlacedOrder(anOrder('B', 2))
  expect(await readPlacedOrder('B')).toEqual(anOrder('B', 2))
  vi.restoreAllMocks()
  expect(await readPlacedOrder('A')).toEqual(anOrder('A', 1))
  expect(await readPlacedOrder(undefined)).toEqual(anOrder('B', 2))
})

test('a full device frees space for the secret of an order (offline.md D13)', async () => {
  const caches = { delete: vi.fn(async () => true) }
  vi.stubGlobal('caches', caches)
  vi.spyOn(localDb().drafts, 'put').mockImplementationOnce(
    () => Promise.reject(new DOMException('full', 'QuotaExceededError')) as never,
  )
  await savePlacedOrder(anOrder('A', 1))
  expect(caches.delete).toHaveBeenCalled()
  expect(await readPlacedOrder('A')).toEqual(anOrder('A', 1))
  expect([...session]).toEqual([])
})

test('a device that cannot be read has failed, and does not say that it has no order', async () => {
  breakDatabase()
  await expect(readPlacedOrder('A')).rejects.toThrow('disk')
})

test('an order that no storage takes is reported', async () => {
  breakDatabase()
  vi.stubGlobal('sessionStorage', undefined)
  await expect(savePlacedOrder(anOrder('A', 1))).rejects.toThrow('disk')
})
