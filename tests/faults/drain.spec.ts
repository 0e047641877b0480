import type { Page } from '@playwright/test'
import { addFromPage, choosePiece, quantity } from '../world/browser/shopping.ts'
import { goOffline, settleIn } from '../world/browser/fixtures.ts'
import { expect, oneMore, rowsOn, test } from './fault-case.ts'
import { ledgerOf } from './check-ledger.ts'
import { freeze, holdOutbox, onSomePage, steal, stopWorkers, sync } from './tools.ts'
import { addAndSend, drained, waitingOn } from '../world/browser/device-facts.ts'

/** Faults of the device during sending (offline.md 3b). */

test('F1 added without a network, tab closed, opened again with one', async ({ faultCase }) => {
  const { phone, pieces } = faultCase
  const [one, two] = pieces
  await faultCase.begin()
  await goOffline(phone.context)
  await addFromPage(phone.page, two)
  const other = await phone.context.newPage()
  await phone.page.close()
  await other.goto('/cart')
  await expect(quantity(other, two)).toHaveValue('1')
  expect(await waitingOn(other)).toBe(1)
  await phone.context.setOffline(false)
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

test('F2 added without a network, browser killed, opened again, the shop not', async ({ faultCase }) => {
  const { phone, shop, pieces } = faultCase
  const [one, two] = pieces
  const shopper = await faultCase.begin()
  await goOffline(phone.context)
  await addFromPage(phone.page, two)
  await asksForSync(phone.page)
  await phone.kill()
  await phone.reopen()
  expect(phone.page.url()).toBe('about:blank')
  await expect
    .poll(() => ledgerOf(shop, shopper).cart, { timeout: 30_000 })
    .toEqual({ [one.sku]: 1, [two.sku]: 1 })
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

test('F3 killed in the middle of a request that the shop never saw', async ({ faultCase }) => {
  const { phone, net, pieces } = faultCase
  const [one, two] = pieces
  await faultCase.begin()
  net.rule = ({ path }) => (path === '/api/cart/add' ? 'hangs' : undefined)
  await addFromPage(phone.page, two)
  await expect.poll(() => net.journal.filter(({ fate }) => fate === 'hangs').length).toBe(1)
  await phone.kill()
  net.heal()
  await phone.reopen()
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

test('F4 the shop commits and the connection dies', async ({ faultCase }) => {
  const { phone, net, pieces } = faultCase
  const [one, two] = pieces
  await faultCase.begin()
  net.rule = ({ path, attempt }) => (path === '/api/cart/add' && attempt === 0 ? 'lost-after' : undefined)
  await addAndSend(phone.page, two)
  const sent = net.journal
    .filter(({ fields }) => fields['sku'] === two.sku && fields['qty'] === '1')
    .slice(-2)
  expect(sent.map(({ fate }) => fate)).toEqual(['lost-after', 'passes'])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

test('F5 the shop dies after its commit and before its answer', async ({ faultCase }) => {
  const { phone, net, shop, pieces } = faultCase
  const [one, two] = pieces
  await faultCase.begin()
  const die = { before: () => shop.kill() }
  net.rule = ({ path, attempt }) => (path === '/api/cart/add' && attempt === 0 ? die : undefined)
  await addFromPage(phone.page, two)
  await expect.poll(() => net.journal.some(({ fate }) => fate === 'before')).toBe(true)
  await expect.poll(() => waitingOn(phone.page)).toBe(1)
  await shop.start()
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

test('F5 the shop dies before its commit: nothing is half done', async ({ faultCase }) => {
  const { phone, shop, pieces } = faultCase
  const [one, two] = pieces
  const shopper = await faultCase.begin()
  faultCase.dieBeforeCommit()
  await addFromPage(phone.page, two)
  await shop.ended()
  expect(ledgerOf(shop, shopper).cart).toEqual({ [one.sku]: 1 })
  expect(await waitingOn(phone.page)).toBe(1)
  await shop.start()
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

test('F6 the worker is stopped in the middle of a request', async ({ faultCase }) => {
  const { phone, net, pieces } = faultCase
  const [one, two] = pieces
  await faultCase.begin()
  await goOffline(phone.context)
  await addFromPage(phone.page, two)
  await asksForSync(phone.page)
  // A page of the shop without its app: only the worker can send now.
  await phone.page.goto('about:blank')
  net.rule = ({ path }) => (path === '/api/cart/add' ? 'hangs' : undefined)
  await phone.context.setOffline(false)
  await expect.poll(() => net.journal.filter(({ fate }) => fate === 'hangs').length).toBeGreaterThan(0)
  await stopWorkers(phone.page, faultCase.net.url)
  net.heal()
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

test('F7 a tab crashes in the middle of a request, and the other goes on', async ({ faultCase }) => {
  const { phone, net, pieces } = faultCase
  const [one, two] = pieces
  await faultCase.begin()
  const other = await phone.context.newPage()
  await other.goto('/cart')
  await expect(quantity(other, one)).toHaveValue('1')
  const crashing = phone.page
  await crashing.bringToFront()
  net.rule = ({ path }) => (path === '/api/cart/add' ? 'hangs' : undefined)
  await addFromPage(crashing, two)
  await expect.poll(() => net.journal.at(-1)?.fate).toBe('hangs')
  const cdp = await phone.context.newCDPSession(crashing)
  const crashed = crashing.waitForEvent('crash')
  cdp.send('Page.crash').catch(() => {})
  await crashed
  net.heal()
  await other.bringToFront()
  await expect(quantity(other, two)).toHaveValue('1')
  await drained(other)
  await crashing.close()
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

test('F8 a tab freezes with the lock: the other takes it within the limit', async ({ faultCase }) => {
  const { phone, net, pieces } = faultCase
  const [one, two, three] = pieces
  await faultCase.begin()
  const other = await phone.context.newPage()
  await other.goto(three.card.baseUrl)
  const frozen = phone.page
  await frozen.bringToFront()
  net.rule = ({ path, fields }) =>
    path === '/api/cart/add' && fields['sku'] === two.sku ? 'hangs' : undefined
  await addFromPage(frozen, two)
  await expect.poll(() => net.journal.at(-1)?.fate).toBe('hangs')
  const thaw = await freeze(frozen)
  net.rule = () => undefined
  await other.bringToFront()
  await addFromPage(other, three)
  await drained(other)
  await thaw()
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1, [three.sku]: 1 })
})

test('F9 a tab freezes inside a transaction: the other stays alive and claims nothing that is not written', async ({
  faultCase,
}) => {
  const { phone, pieces } = faultCase
  const [one, two] = pieces
  await faultCase.begin()
  const other = await phone.context.newPage()
  await choosePiece(other, two)
  const before = (await rowsOn(other)).device.nextSeq
  const holding = phone.page
  await holdOutbox(holding)
  const thaw = await freeze(holding)
  await other.bringToFront()
  await other.getByRole('button', { name: 'Add to Cart' }).first().click()
  // The page reacts to the press, and does not report that anything was stored.
  await other
    .getByRole('button', { name: /wishlist/i })
    .first()
    .focus()
  expect(await other.evaluate(() => document.readyState)).toBe('complete')
  await expect(other.getByText('Add to cart success')).toHaveCount(0)
  await thaw()
  await holding.evaluate(() => void (document.documentElement.dataset['thawed'] = 'yes'))
  await expect(quantity(other, two)).toBeVisible()
  expect((await rowsOn(other)).device.nextSeq).toBe(before + 1)
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

test('F10 page and worker send at once while the lock is stolen again and again', async ({ faultCase }) => {
  const { phone, net, pieces } = faultCase
  const [one] = pieces
  await faultCase.begin()
  const { page, context } = phone
  await goOffline(context)
  for (let tap = 0; tap < 8; tap++) await oneMore(page, one)
  net.rule = ({ seq, attempt }) => (seq > 0 ? (attempt % 3 === 1 ? 'lost-after' : { after: 60 }) : undefined)
  await context.setOffline(false)
  const other = await onSomePage(context, net.url)
  await expect
    .poll(
      async () => {
        await steal(page)
        await sync(other, net.url)
        return waitingOn(page)
      },
      { timeout: 45_000, intervals: [50] },
    )
    .toBe(0)
  expect(net.journal.length).toBeGreaterThan(9)
  await other.close()
  await faultCase.expectLedger({ [one.sku]: 9 })
})

test('F11 two tabs change one bag, one of them without a network', async ({ faultCase }) => {
  const { phone, pieces } = faultCase
  const [one, two] = pieces
  await faultCase.begin()
  const other = await phone.context.newPage()
  await other.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await addFromPage(other, two)
  await phone.page.bringToFront()
  await expect(quantity(phone.page, two)).toHaveValue('1')
  await oneMore(phone.page, one)
  await other.goto('/cart')
  await oneMore(other, two)
  await phone.page.bringToFront()
  await expect(quantity(phone.page, two)).toHaveValue('2')
  await expect(quantity(other, one)).toHaveValue('2')
  await drained(phone.page)
  await other.close()
  await faultCase.expectLedger({ [one.sku]: 2, [two.sku]: 2 })
})

/** Waits until the browser has registered the background sync. */
async function asksForSync(page: Page): Promise<void> {
  await settleIn(page)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
          sync: { getTags(): Promise<string[]> }
        }
        return registration.sync.getTags()
      }),
    )
    .toContain('outbox')
}
