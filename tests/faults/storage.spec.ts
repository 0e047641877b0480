import type { Page } from '@playwright/test'
import {
  addAndSend,
  cartOnServer,
  cacheSize,
  deviceOf,
  devtools,
  drained,
  evict,
  type Kind,
  limitSpace,
  shopperOf,
  see,
} from '../world/browser/device-facts.ts'
import { arrive, comeBack, expect, goOffline, test } from '../world/browser/fixtures.ts'
import {
  addFromPage,
  buyNow,
  CARDS,
  choosePiece,
  chooseSize,
  fillCheckout,
  type Find,
  findPieces,
  payWith,
  quantity,
} from '../world/browser/shopping.ts'
import { withoutDatabase } from '../world/faults/without-database.ts'

const NOT_SAVED = /1 change is not saved on this device/
const EVERYTHING: readonly Kind[] = ['indexeddb', 'cache_storage', 'local_storage', 'service_workers']

async function press(page: Page, find: Find): Promise<void> {
  await choosePiece(page, find)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
}

/** From the form to the paid order, which a reload shows again. */
async function orderAndPay(page: Page): Promise<void> {
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await payWith(page, CARDS.paid)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
}

test('F17: no room and no network: caches are given up, the page says "not saved", and saves as soon as it can', async ({
  page,
  context,
  shop,
}) => {
  const [one, two] = await findPieces(shop, 2)
  await arrive(page)
  await addAndSend(page, one)
  await page.goto(two.card.baseUrl)
  await expect.poll(() => cacheSize(page, 'vanda-pictures')).toBeGreaterThan(0)
  await expect.poll(() => cacheSize(page, 'vanda-pages')).toBeGreaterThan(0)
  const shopper = await shopperOf(page)
  const cdp = await devtools(context, page)
  await chooseSize(page, two)
  await goOffline(context)
  await limitSpace(cdp, page, 1)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText(NOT_SAVED)).toBeVisible()
  await expect(page.getByText('Add to cart success')).toHaveCount(0)
  expect(await cacheSize(page, 'vanda-pictures')).toBe(0)
  expect(await cacheSize(page, 'vanda-pages')).toBe(0)
  expect((await deviceOf(page))?.waiting).toBe(0)

  await limitSpace(cdp, page, undefined)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await deviceOf(page))?.waiting).toBe(1)
  await expect(page.getByText(NOT_SAVED)).toHaveCount(0)
  expect(cartOnServer(shop, shopper)).toEqual({ [one.sku]: 1 })
  await context.setOffline(false)
  await drained(page)
  expect(cartOnServer(shop, shopper)).toEqual({ [one.sku]: 1, [two.sku]: 1 })
})

test('F17: no room, but a network: the shop has it at once, each piece once', async ({
  page,
  context,
  shop,
}) => {
  const [one, two] = await findPieces(shop, 2)
  await addAndSend(page, one)
  await limitSpace(await devtools(context, page), page, 1)
  await addFromPage(page, two)
  await expect(page.getByText(NOT_SAVED)).toHaveCount(0)
  expect(cartOnServer(shop, await shopperOf(page))).toEqual({ [one.sku]: 1, [two.sku]: 1 })
})

test('F18: a browser without IndexedDB sells online, says that it keeps nothing, and shows the bag again', async ({
  page,
  shop,
}) => {
  const [one] = await findPieces(shop, 1)
  await withoutDatabase(page)
  await addFromPage(page, one)
  await expect(page.getByText(/lets the shop keep nothing here/)).toBeVisible()
  expect(cartOnServer(shop, await shopperOf(page))).toEqual({ [one.sku]: 1 })
  await page.goto('/cart')
  await expect(quantity(page, one)).toHaveValue('1')
  await expect(page.getByText('Saved on this device')).toHaveCount(0)
  await page.goto('/checkout-guest')
  await orderAndPay(page)
})

test('F18: a browser without IndexedDB buys one piece now, and the order opens again in the tab (spec 4.6)', async ({
  page,
  shop,
}) => {
  const [one] = await findPieces(shop, 1)
  await withoutDatabase(page)
  await buyNow(page, one)
  await expect(page).toHaveURL(/checkout-guest\?buy=now/)
  await orderAndPay(page)
})

test('F18: a browser without IndexedDB goes where the shop sends it, like any other (spec 7.1, 8)', async ({
  page,
  shop,
}) => {
  const [one] = await findPieces(shop, 1)
  await withoutDatabase(page)
  await page.route('**/api/cart/add', (route) =>
    route.fulfill({ json: { code: 302, message: '', data: {}, url: '/Contact-Us' } }),
  )
  // Changes in the memory of this page would be lost: the browser asks.
  page.on('dialog', (dialog) => void dialog.accept())
  await press(page, one)
  await expect(page).toHaveURL(/\/Contact-Us$/)
})

test('F18: a connection that is lost is opened again, and operations of the page alone are stored', async ({
  page,
  context,
  shop,
}) => {
  const [one, two] = await findPieces(shop, 2)
  await page.addInitScript(() => {
    const transaction = IDBDatabase.prototype.transaction
    const open = IDBFactory.prototype.open
    const broken = () => document.documentElement.dataset['broken'] === 'yes'
    IDBDatabase.prototype.transaction = function (...args) {
      if (broken()) throw new DOMException('Connection to Indexed Database server lost.', 'InvalidStateError')
      return transaction.apply(this, args)
    }
    IDBFactory.prototype.open = function (...args) {
      if (broken()) throw new DOMException('Internal error opening backing store.', 'UnknownError')
      return open.apply(this, args)
    }
  })
  await arrive(page)
  await addAndSend(page, one)
  await press(page, two)
  await drained(page)
  await goOffline(context)
  await page.evaluate(() => (document.documentElement.dataset['broken'] = 'yes'))
  await page
    .getByRole('dialog', { name: 'Shopping Bag' })
    .getByRole('button', { name: `Delete: ${one.card.productsName}` })
    .click()
  await expect(page.getByText(NOT_SAVED)).toBeVisible()
  await page.evaluate(() => {
    delete document.documentElement.dataset['broken']
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByText(NOT_SAVED)).toHaveCount(0)
  expect((await deviceOf(page))?.waiting).toBe(1)
  await context.setOffline(false)
  await drained(page)
  expect(cartOnServer(shop, await shopperOf(page))).toEqual({ [two.sku]: 1 })
})

test('F19: the browser clears the database under an open page: said, a new device, nothing doubled', async ({
  page,
  context,
  shop,
}) => {
  const [one, two, three] = await findPieces(shop, 3)
  await arrive(page)
  await see(page, two)
  await addAndSend(page, one)
  const before = await deviceOf(page)
  await goOffline(context)
  await addFromPage(page, two)
  expect((await deviceOf(page))?.waiting).toBe(1)
  await evict(await devtools(context, page), shop, ['indexeddb'])
  await expect(page.getByText(/1 change had not been sent yet and is gone/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'OK' }).click()
  await comeBack(context)
  await addAndSend(page, three)
  const after = await deviceOf(page)
  expect(after?.id).not.toBe(before?.id)
  expect(after?.lastSeq).toBe(1)
  expect(cartOnServer(shop, await shopperOf(page))).toEqual({ [one.sku]: 1, [three.sku]: 1 })
  await page.goto('/cart')
  await expect(quantity(page, one)).toHaveValue('1')
  await expect(quantity(page, three)).toHaveValue('1')
})

test('F19: everything but the cookie is gone while the shop is closed: the bag comes back from the shop', async ({
  page,
  context,
  shop,
}) => {
  const [one, two] = await findPieces(shop, 2)
  await addAndSend(page, one)
  const before = await deviceOf(page)
  await page.goto('about:blank')
  await evict(await devtools(context, page), shop, EVERYTHING)
  await page.goto('/cart')
  await expect(quantity(page, one)).toHaveValue('1')
  await addAndSend(page, two)
  const after = await deviceOf(page)
  expect(after?.id).not.toBe(before?.id)
  expect(after?.lastSeq).toBe(1)
  expect(cartOnServer(shop, await shopperOf(page))).toEqual({ [one.sku]: 1, [two.sku]: 1 })
})

test('F20: the browser has cleared the pages: words instead of a white page offline, the shop again online', async ({
  page,
  context,
  shop,
}) => {
  await arrive(page)
  await evict(await devtools(context, page), shop, ['cache_storage'])
  await goOffline(context)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'The shop is not on this device any more' })).toBeVisible()
  await comeBack(context)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('main h1').first()).toBeVisible()
})
