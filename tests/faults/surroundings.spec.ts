import type { Page, Worker } from '@playwright/test'
import { cartAdd } from '#contract/buying/cart.contract.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { goOffline, settleIn } from '../world/browser/fixtures.ts'
import { addFromPage, quantity } from '../world/browser/shopping.ts'
import { aDevice, aTestClient } from '../world/shops/test-client.ts'
import { expect, oneMore, rowsOn, test } from './fault-case.ts'
import { onSomePage, sync } from './tools.ts'
import { drained, shopperOf, waitingOn } from '../world/browser/device-facts.ts'

/** Faults of the browser: clock, sync, cold starts, long queues, old pages (offline.md 3b). */

for (const [when, ms] of [
  ['five years ahead', 5 * 365 * DAY_MS],
  ['a day behind', -DAY_MS],
] as const)
  test(`F21 the clock is ${when}: order, catalogue and session stay`, async ({ faultCase }) => {
    const { phone, pieces } = faultCase
    const [one, two, three] = pieces
    const shopper = await faultCase.begin()
    const { page, context } = phone
    await oneMore(page, one)
    await context.addInitScript(turnClock, ms)
    const [worker] = context.serviceWorkers()
    await worker?.evaluate(turnClock, ms)
    await goOffline(context)
    await addFromPage(page, two)
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - ms)).toBeLessThan(60_000)
    await page.goto(three.card.baseUrl)
    await expect(page.locator('main h1').first()).toHaveText(three.card.productsName)
    await page.goto('/cart')
    await oneMore(page, one)
    await context.setOffline(false)
    await drained(page)
    expect(await shopperOf(page)).toBe(shopper)
    await faultCase.expectLedger({ [one.sku]: 3, [two.sku]: 1 })
  })

for (const [how, spoil] of [
  [
    'refuses',
    () =>
      void (syncManager().prototype.register = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'))),
  ],
  ['never answers', () => void (syncManager().prototype.register = () => new Promise(() => {}))],
  ['is not there', () => void Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')],
] as const)
  test(`F26 background sync ${how}: the page does it alone`, async ({ faultCase }) => {
    const { phone, net, pieces } = faultCase
    const [one, two] = pieces
    await phone.context.addInitScript(`const syncManager = () => SyncManager; (${spoil.toString()})()`)
    await faultCase.begin()
    net.rule = ({ path, attempt }) => (path === '/api/cart/add' && attempt < 2 ? 'lost-before' : undefined)
    await addFromPage(phone.page, two)
    await drained(phone.page)
    await goOffline(phone.context)
    await addFromPage(phone.page, two)
    await phone.context.setOffline(false)
    await drained(phone.page)
    await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 2 })
  })

/** Declared for the compiler only; the page defines it. */
declare function syncManager(): { prototype: { register: (tag: string) => Promise<void> } }

test('F27 the last sync of the browser fails: a new one is registered', async ({ faultCase }) => {
  const { phone, net, pieces } = faultCase
  const [one, two] = pieces
  await faultCase.begin()
  const beside = await onSomePage(phone.context, net.url)
  await goOffline(phone.context)
  await addFromPage(phone.page, two)
  await phone.page.goto('about:blank')
  net.cut = true
  await phone.context.setOffline(false)
  const worker = await workerOf(phone.context.serviceWorkers())
  await worker.evaluate(() => {
    const self = globalThis as unknown as {
      requested: string[]
      registration: { sync: { register(tag: string): Promise<void> } }
    }
    self.requested = []
    const register = self.registration.sync.register.bind(self.registration.sync)
    self.registration.sync.register = (tag) => {
      self.requested.push(tag)
      return register(tag)
    }
  })
  await sync(beside, net.url, true)
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as { requested: string[] }).requested))
    .toContain('outbox')
  net.heal()
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

test('F30 a cold start without a network, on a page never seen', async ({ faultCase }) => {
  const { phone, net, pieces } = faultCase
  const [one] = pieces
  await faultCase.begin()
  await phone.kill()
  await phone.reopen()
  // A worker that starts now may still reach the network for a moment; the server itself is unreachable.
  net.cut = true
  await goOffline(phone.context)
  await phone.page.goto('/collections/workwear?sort=newest')
  await expect(
    phone.page.getByRole('heading', { name: 'This page isn’t saved on your device' }),
  ).toBeVisible()
  await faultCase.expectLedger({ [one.sku]: 1 })
})

test('F32 five hundred operations and a slow network', async ({ faultCase }) => {
  test.setTimeout(900_000)
  const { phone, net, pieces } = faultCase
  const [one] = pieces
  await faultCase.begin()
  const { page, context } = phone
  await goOffline(context)
  await oneMore(page, one)
  await page.evaluate(fillQueue, 500)
  expect(await waitingOn(page)).toBe(500)
  const heap = await heapOf(page)
  net.rule = ({ seq }) => (seq > 0 ? { after: 40 } : undefined)
  await context.setOffline(false)
  // As long as a slow machine takes, while the queue gets shorter.
  for (let left = 500; left > 0; left = await waitingOn(page))
    await expect.poll(() => waitingOn(page)).toBeLessThan(left)
  expect((await heapOf(page)) - heap).toBeLessThan(20_000_000)
  const { device } = await rowsOn(page)
  expect(device.lastSeq).toBe(501)
  await faultCase.expectLedger({ [one.sku]: 2 })
})

test('F33 the worker takes over a page that is open: no reload, its data asked for once', async ({
  faultCase,
}) => {
  const { phone, net, pieces } = faultCase
  const [one] = pieces
  const { page } = phone
  let loads = 0
  page.on('load', () => (loads += 1))
  const before = net.seen.length
  await page.goto(one.card.baseUrl)
  await settleIn(page)
  const requested = () =>
    net.seen.slice(before).filter((line) => line.startsWith(`GET /api/products/${one.card.spuCode}?`))
  await expect.poll(() => requested().length).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(requested()).toHaveLength(1)
  expect(loads).toBe(1)
  await faultCase.expectLedger({})
})

test('F34 a page comes back from the back/forward cache: it fetches the bag again and sends its operations', async ({
  faultCase,
}) => {
  const { phone, net, pieces } = faultCase
  const [one, two] = pieces
  await faultCase.begin()
  const { page } = phone
  const other = aTestClient(net.url)
  for (const { name, value } of await phone.context.cookies()) other.cookies.set(name, value)
  await other.get(cartAdd, { sku: two.sku, productId: two.card.productsId, qty: 1 }, aDevice().next())
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(quantity(page, two)).toHaveValue('1')
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

function turnClock(ms: number): void {
  const now = Date.now.bind(Date)
  Date.now = () => now() + ms
}

async function workerOf(workers: readonly Worker[]): Promise<Worker> {
  const [worker] = workers
  if (!worker) throw new Error('no worker runs')
  return worker
}

async function heapOf(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  await cdp.detach()
  return usedSize
}

/** A long time offline: copies of the pending operation, each with its own number. */
function fillQueue(upTo: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open('vanda-sync')
    open.onsuccess = () => {
      const change = open.result.transaction(['meta', 'operations'], 'readwrite')
      const [meta, operations] = [change.objectStore('meta'), change.objectStore('operations')]
      const first = operations.getAll()
      first.onsuccess = () => {
        const [pattern] = first.result as { seq: number }[]
        if (!pattern) return change.abort()
        for (let more = 1; more < upTo; more++)
          operations.add({ ...pattern, seq: pattern.seq + more, id: crypto.randomUUID() })
        const device = meta.get('device')
        device.onsuccess = () => meta.put({ ...(device.result as object), nextSeq: pattern.seq + upTo })
      }
      change.onabort = () => reject(change.error ?? new Error('nothing waits'))
      change.oncomplete = () => {
        open.result.close()
        resolve()
      }
    }
  })
}
