import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { cartAdd, cartRemove } from '#contract/buying/cart.contract.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { aDevice, aTestClient } from '../world/shops/test-client.ts'
import { goOffline } from '../world/browser/fixtures.ts'
import { aMember } from '../world/browser/own-account.ts'
import { addFromPage, quantity } from '../world/browser/shopping.ts'
import { ledgerOf } from './check-ledger.ts'
import { envelope, expect, HOTEL, oneMore, rowsOn, test } from './fault-case.ts'
import { addAndSend, drained, shopperOf, waitingOn } from '../world/browser/device-facts.ts'

/** Faults of the server and of the network between (offline.md 3b). */

const ADD = '/api/cart/add'

test('F12 another device of the same person changes the bag meanwhile', async ({ faultCase }) => {
  const { phone, net, pieces } = faultCase
  const [one, two] = pieces
  await faultCase.begin()
  const other = aTestClient(net.url)
  for (const { name, value } of await phone.context.cookies()) other.cookies.set(name, value)
  const device = aDevice()
  await goOffline(phone.context)
  await oneMore(phone.page, one)
  await other.get(cartAdd, { sku: two.sku, productId: two.card.productsId, qty: 1 }, device.next())
  await other.get(cartRemove, { skus: [one.sku] }, device.next())
  await phone.context.setOffline(false)
  await drained(phone.page)
  // The line no longer exists on the server: the request to raise it goes to the tray, it is not dropped.
  await expect(phone.page.getByText('Needs your attention')).toBeVisible()
  await expect(quantity(phone.page, two)).toHaveValue('1')
  await faultCase.expectLedger({ [two.sku]: 1 }, { refused: 1 })
})

test('F13 sold out while it waited: in the tray, after a reload too, and the rest goes on', async ({
  faultCase,
}) => {
  const { phone, shop, pieces } = faultCase
  const [one, two, three] = pieces
  await faultCase.begin()
  await goOffline(phone.context)
  await addFromPage(phone.page, two)
  await addFromPage(phone.page, three)
  setStock(shop, two.sku, 0)
  await phone.context.setOffline(false)
  await drained(phone.page)
  await faultCase.expectLedger({ [one.sku]: 1, [three.sku]: 1 }, { refused: 1 })
  await phone.page.reload()
  await expect(phone.page.getByText('Needs your attention')).toBeVisible()
  await expect(phone.page.getByText(two.card.productsName).first()).toBeVisible()
  setStock(shop, two.sku, two.stock)
})

test('F14 the session is not accepted for a while: paused, kept, sent afterwards', async ({ faultCase }) => {
  const { phone, net, pieces } = faultCase
  const [one, two] = pieces
  await faultCase.begin()
  net.rule = ({ path }) => (path === ADD ? { answer: envelope(401, {}) } : undefined)
  await addFromPage(phone.page, two)
  await expect.poll(() => net.journal.filter(({ status }) => status === 401).length).toBeGreaterThan(0)
  expect(await waitingOn(phone.page)).toBe(1)
  net.heal()
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

test('F15 429, 503 and a foreign page with 200: the client waits as long as the server asks, and trusts no other answer', async ({
  faultCase,
}) => {
  const { phone, net, pieces } = faultCase
  const [one, two] = pieces
  await faultCase.begin()
  const before = net.journal.length
  const answers = [
    envelope(429, {}, { 'retry-after': '3' }),
    envelope(503, {}, { 'retry-after': '1' }),
    HOTEL,
    envelope(500, {}),
  ]
  net.rule = ({ path, attempt }) => {
    const answer = path === ADD ? answers[attempt] : undefined
    return answer && { answer }
  }
  await addAndSend(phone.page, two)
  const sent = net.journal.slice(before).filter(({ path }) => path === ADD)
  expect(sent.map(({ status }) => status)).toEqual([429, 503, 200, 500, 200])
  const waited = sent.map(({ at }, index) => at - (sent[index - 1]?.at ?? at))
  expect(waited[1]).toBeGreaterThan(2_900)
  expect(waited[2]).toBeGreaterThan(900)
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

test('F16 an operation that is no operation, at the head: handed back, and the rest goes on', async ({
  faultCase,
}) => {
  const { phone, net, pieces } = faultCase
  const [one, two, three] = pieces
  await faultCase.begin()
  await goOffline(phone.context)
  await addFromPage(phone.page, two)
  await addFromPage(phone.page, three)
  net.rule = ({ fields }) =>
    fields['sku'] === two.sku ? { answer: envelope(400, { reason: 'bad-input' }) } : undefined
  await phone.context.setOffline(false)
  await drained(phone.page)
  const { rejected } = await rowsOn(phone.page)
  expect(rejected).toMatchObject([{ path: cartAdd.path, input: { sku: two.sku }, reason: 'bad-input' }])
  await faultCase.expectLedger({ [one.sku]: 1, [three.sku]: 1 }, { refused: 1 })
})

test('F28 online, and nothing comes: what is here shows at once, the rest within a limit', async ({
  faultCase,
}) => {
  const { phone, net, pieces } = faultCase
  const [one, two, three] = pieces
  await faultCase.begin()
  net.rule = () => 'hangs'
  await phone.page.goto(three.card.baseUrl, { timeout: 5_000, waitUntil: 'domcontentloaded' })
  await expect(phone.page.locator('main h1').first()).toHaveText(three.card.productsName, { timeout: 5_000 })
  await addFromPage(phone.page, two)
  await phone.page.goto('/collections/workwear?sort=newest', {
    timeout: 10_000,
    waitUntil: 'domcontentloaded',
  })
  // A call gives up after 30 s (spec 7.1); then the page says so.
  await expect(phone.page.locator('main h1, main h2').first()).toBeVisible({ timeout: 45_000 })
  expect(await waitingOn(phone.page)).toBe(1)
  net.heal()
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

test('F29 a hotel answers for the shop: nothing of it is kept, and nothing is taken for done', async ({
  faultCase,
}) => {
  const { phone, net, pieces } = faultCase
  const [one, two, three] = pieces
  await faultCase.begin()
  const portal = { status: 302, headers: { location: `${net.url}/hotel` } }
  net.rule = ({ path, seq }) => ({ answer: path === '/hotel' || seq % 2 === 0 ? HOTEL : portal })
  await phone.page.goto(three.card.baseUrl)
  await expect(phone.page.locator('main h1').first()).toHaveText(three.card.productsName)
  await addFromPage(phone.page, two)
  await expect.poll(() => net.journal.filter(({ fate }) => fate === 'answer').length).toBeGreaterThan(1)
  expect(await waitingOn(phone.page)).toBe(1)
  expect(await storedFromHotel(phone.page)).toEqual([])
  net.heal()
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

test('F31 a guest whose session has ended: the pending operations move to the new guest, the old bag is not touched', async ({
  faultCase,
}) => {
  const { phone, shop, pieces } = faultCase
  const [one, two] = pieces
  const before = await faultCase.begin()
  await goOffline(phone.context)
  await addFromPage(phone.page, two)
  await phone.context.clearCookies()
  await phone.context.setOffline(false)
  await drained(phone.page)
  expect(await shopperOf(phone.page)).not.toBe(before)
  expect(ledgerOf(shop, before).cart).toEqual({ [one.sku]: 1 })
  await faultCase.expectLedger({ [two.sku]: 1 })
})

test('F31 a guest whose session has ended registers in another tab: the device shows the account, and the next change is the member’s', async ({
  faultCase,
}) => {
  const { phone, shop, pieces } = faultCase
  const [, two] = pieces
  await faultCase.begin()
  await phone.context.clearCookies()
  // The server knows the sequence of this device as the guest's, and counts no operation of the member's.
  await aMember(phone.page, shop)
  await expect(phone.page.getByRole('region', { name: 'Your card' }).getByRole('status')).toBeHidden()
  await addFromPage(phone.page, two)
  await drained(phone.page)
  await faultCase.expectLedger({ [two.sku]: 1 })
})

function setStock(shop: RunningShop, sku: string, stock: number): void {
  const database = new DatabaseSync(`${shop.dataDir}/shop.sqlite`, { timeout: 5_000 })
  database.prepare('update sku set stock = ? where sku = ?').run(stock, sku)
  database.close()
}

function storedFromHotel(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const foreign: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const stored = await cache.match(request)
        if (stored?.headers.get('etag') === '"hotel"' || stored?.redirected) foreign.push(request.url)
      }
    }
    return foreign
  })
}
