import type { Page } from '@playwright/test'
import { DAY_MS } from '#domain/time-units.ts'
import { readTillCode } from '#domain/account/till-code.ts'
import { violationsOf } from '../world/device/axe.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { drained, waitingOn } from '../world/browser/device-facts.ts'
import { changeRows, comeBack, expect, goOffline, rowsOf, settleIn, test } from '../world/browser/fixtures.ts'
import { logIn } from '../world/browser/membership.ts'
import {
  anAccount,
  anotherAccount,
  becomeMember,
  cachedTexts,
  codeOf,
  fillAccount,
  idOf,
  type Account,
} from '../world/browser/own-account.ts'
import { addFromPage, findPieces, quantity } from '../world/browser/shopping.ts'
import { atRest, bar, becomeTablet, everythingStored, readCode } from '../world/browser/tablet.ts'

const KEPT_HERE = /^You’re offline\. This is kept on this device, as of/
const main = (page: Page) => page.getByRole('main')

/** Everything of this browser in which the member could be named. */
const traces = async (page: Page) => `${await everythingStored(page)}\n${await cachedTexts(page)}`

async function expectNothingOf(page: Page, { email, firstName, lastName, line1 }: Account, code: string) {
  const stored = await traces(page)
  for (const text of [email, firstName, lastName, line1, code]) expect(stored, text).not.toContain(text)
}

/** The dashboard has brought what the member needs without a network. */
async function visitDashboard(page: Page, { line1 }: Account): Promise<void> {
  await page.goto('/user/dashboard')
  await settleIn(page)
  await expect(page.getByRole('img', { name: 'Barcode of your member number' })).toBeVisible()
  await expect.poll(() => everythingStored(page)).toContain(line1)
  await expect.poll(() => everythingStored(page)).toContain('"bust":861')
}

test('after one visit of the dashboard card, addresses, sizes and wishlist open without a network, and a sign-out there leaves nothing (spec 2.14, trust.md S27, S28)', async ({
  page,
  context,
  shop,
}) => {
  const member = anAccount()
  const [piece] = await findPieces(shop, 1)
  const id = await becomeMember({ context, shop }, member)
  await fillAccount({ context, shop }, member, piece.card.spuCode)
  await visitDashboard(page, member)
  await expect.poll(() => everythingStored(page)).toContain(piece.card.productsName)

  // The worker, which may have come after the first call, has stored the answer.
  const cards = `/api/product/cards?spus=${piece.card.spuCode}&lang=en&currency=SGD`
  await page.evaluate(async (address) => (await fetch(address)).text(), cards)
  await expect.poll(() => cachedTexts(page)).toContain('/api/product/cards')
  await goOffline(context)
  await page.reload()
  const code = codeOf(shop, member)
  const card = page.getByRole('region', { name: 'Your card' })
  await expect(card.getByText('Quenby Zabarsky')).toBeVisible()
  await expect(card.getByText('Tier: Petal')).toBeVisible()
  await expect(card.getByText(code.match(/.{4}/g)?.join(' ') ?? '')).toBeVisible()
  await expect(card.getByRole('img', { name: 'Barcode of your member number' })).toBeVisible()
  await expect(card.getByText(KEPT_HERE)).toBeVisible()
  await expect(page.getByText('You’re offline: your email and phone need a network.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await card.getByRole('button', { name: 'Show at the till' }).click()
  await expect(page.getByRole('img', { name: 'QR code of your member number' })).toBeVisible()
  // The rotating code is computed here (trust.md S13).
  await page.getByRole('tab', { name: 'Use points' }).click()
  const rotating = page.getByRole('img', { name: /^QR code to use your points/ })
  expect(readTillCode(await readCode(rotating, 'QRCode'))).toMatchObject({ memberCode: code })
  expect(await everythingStored(page)).toContain('tillKey')
  await page.keyboard.press('Escape')

  await page.goto('/user/address')
  await expect(main(page).getByText(member.line1)).toBeVisible()
  await expect(main(page).getByText(KEPT_HERE)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/pages/garment-size-guide')
  const sizes = page.getByRole('region', { name: 'My sizes' })
  await expect(sizes.getByText(/33\.9|86/).first()).toBeVisible()
  await expect(sizes.getByText(KEPT_HERE)).toBeVisible()
  await page.goto('/user/wishlist')
  await expect(main(page).getByRole('link', { name: piece.card.productsName }).first()).toBeVisible()
  await expect(main(page).getByText(KEPT_HERE)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.goto('/user/dashboard')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${shop.url}/`)
  await expectNothingOf(page, member, code)
  expect(await traces(page)).not.toContain('tillKey')
  // The address of the wishlist's products names them.
  expect(await traces(page)).not.toContain('/api/product/cards')
  const sessions = () => rowsOf(shop, 'select id_hash from session where shopper = ?', `m${id}`)
  expect(sessions()).toHaveLength(1)
  for (const path of ['/user/dashboard', '/user/address']) {
    await page.goto(path)
    await expect(main(page).getByRole('button', { name: 'Log in or create an account' })).toBeVisible()
    await expect(page.getByText(member.line1)).toHaveCount(0)
  }
  await comeBack(context)
  await page.goto('/')
  await expect.poll(sessions).toEqual([])
  await expectNothingOf(page, member, code)
})

test('what waits of a member whose session has ended stays, is offered to be sent, and goes on after the login (F14)', async ({
  page,
  context,
  shop,
}) => {
  const member = anAccount()
  const [piece, other] = await findPieces(shop, 2)
  const id = await becomeMember({ context, shop }, member)
  await addFromPage(page, piece)
  await drained(page)
  await fillAccount({ context, shop }, member, piece.card.spuCode)
  await visitDashboard(page, member)
  await page.goto(other.card.baseUrl)
  await settleIn(page)
  await goOffline(context)
  await addFromPage(page, other)
  await page.goto('/user/address')
  await main(page)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  expect(await waitingOn(page)).toBe(2)

  changeRows(shop, 'delete from session where shopper = ?', `m${id}`)
  await comeBack(context)
  const notice = page.getByRole('status').filter({ hasText: 'You are logged out' })
  await page.goto('/cart')
  await expect(notice.getByRole('button', { name: 'Log in to send' })).toBeVisible()
  await expect(quantity(page, piece)).toHaveValue('1')
  await expect(quantity(page, other)).toHaveValue('1')
  expect(await violationsOf(page)).toEqual([])
  expect(await waitingOn(page)).toBe(2)

  // Nothing takes the device for a member's any more, without a network either.
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const come of [goOffline, comeBack]) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(menu.getByRole('button', { name: 'Log in' })).toBeVisible()
    await page.keyboard.press('Escape')
    await come(context)
    await page.goto('/cart')
  }

  await notice.getByRole('button', { name: 'Log in to send' }).click()
  await logIn(page, member.email)
  await drained(page)
  await expect(notice).toBeHidden()
  await expect(quantity(page, other)).toHaveValue('1')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(rowsOf(shop, 'select sku from cart_line where shopper = ? order by sku', `m${id}`)).toEqual(
    [piece.sku, other.sku].toSorted().map((sku) => ({ sku })),
  )
  expect(rowsOf(shop, 'select id from saved_address where shopper = ?', `m${id}`)).toEqual([])
})

test('F38 another member on the device sends and sees nothing of the first, whose changes wait for them', async ({
  page,
  context,
  shop,
  browser,
}) => {
  const [first, second] = [anAccount(), anotherAccount()]
  const [piece, other] = await findPieces(shop, 2)
  const laptop = await browser.newContext({ baseURL: shop.url })
  await becomeMember({ context: laptop, shop }, second)
  await laptop.close()
  const id = await becomeMember({ context, shop }, first)
  await fillAccount({ context, shop }, first, piece.card.spuCode)
  await visitDashboard(page, first)
  await page.goto(other.card.baseUrl)
  await settleIn(page)
  await goOffline(context)
  await addFromPage(page, other)
  changeRows(shop, 'delete from session where shopper = ?', `m${id}`)
  await comeBack(context)
  await page.goto('/cart')
  const notice = page.getByRole('status').filter({ hasText: 'You are logged out' })
  await notice.getByRole('button', { name: 'Log in to send' }).click()
  await logIn(page, second.email)
  // The page held the first member's data.
  await expect(page).toHaveURL(`${shop.url}/`)

  const ofSecond = `m${idOf(shop, second.email)}`
  for (const path of ['/cart', '/user/wishlist', '/user/address', '/user/dashboard']) {
    await page.goto(path)
    await expect(page.locator('html[data-app=on]')).toBeAttached()
    for (const text of [first.firstName, first.line1, first.email])
      await expect(page.getByText(text)).toHaveCount(0)
  }
  await expect(page.getByText('Oddvar Wintergreen').first()).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
  expect(rowsOf(shop, 'select sku from cart_line where shopper = ?', ofSecond)).toEqual([])
  expect(rowsOf(shop, 'select spu from wishlist_item where shopper = ?', ofSecond)).toEqual([])

  // The second session ends, too; the first member is back.
  changeRows(shop, 'delete from session where shopper = ?', ofSecond)
  await page.goto('/user/dashboard')
  await logIn(page, first.email)
  await expect(page).toHaveURL(`${shop.url}/`)
  await drained(page)
  await expect
    .poll(() => rowsOf(shop, 'select sku from cart_line where shopper = ?', `m${id}`))
    .toEqual([{ sku: other.sku }])
  await page.goto('/cart')
  await expect(quantity(page, other)).toHaveValue('1')
})

test('My Points as it was last read opens without a network, with its moment: total, tier, and each order by its number (spec 2.14, 3)', async ({
  page,
  context,
  shop,
}) => {
  const member = anAccount()
  const id = await becomeMember({ context, shop }, member)
  const orderNumber = payOrder(shop, id, { dollars: 620 })
  await page.goto('/user/points')
  await settleIn(page)
  const activity = page.getByRole('region', { name: 'Activity' }).getByRole('listitem')
  const tier = page.getByRole('region', { name: 'Your tier' })
  const expectPoints = async () => {
    await expect(page.getByText('720 points')).toBeVisible()
    await expect(tier.getByText('Bloom', { exact: true })).toBeVisible()
    await expect(tier.getByText('S$620 spent in twelve months: S$880 more to Orchid.')).toBeVisible()
    await expect(activity.last()).toContainText('An order')
    await expect(activity.last().getByRole('link', { name: `Order ${orderNumber}` })).toHaveAttribute(
      'href',
      `/payment-result?orderNumber=${orderNumber}`,
    )
  }
  await expectPoints()
  await expect(page.getByText(KEPT_HERE)).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])

  await goOffline(context)
  await page.reload()
  await expectPoints()
  await expect(main(page).getByText(KEPT_HERE)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

/** An order of three days ago with goods of so much, as the shop writes it. Returns its number. */
function payOrder(shop: RunningShop, memberId: string, { dollars }: { readonly dollars: number }): string {
  const number = `VD261101${memberId.slice(0, 8).toUpperCase()}`
  const at = Date.now() - 3 * DAY_MS
  const cents = dollars * 100
  const order = {
    id: number,
    number,
    secret_hash: '',
    shopper: `m${memberId}`,
    site: 'sg',
    lang: 'en',
    currency: 'SGD',
    email: 'quenby@example.com',
    status: 'processing',
    shipping_method: 'delivery',
    merchandise: cents,
    total: cents,
    due: cents,
    note: '',
    created_at: at,
    pay_by: at,
    paid_at: at,
    changed_at: at,
  }
  const line = {
    order_id: number,
    position: 0,
    sku: 's',
    product_id: 'p',
    spu: 'p',
    name: 'Coat',
    color: 'Ink',
    size: 'M',
    image: '',
    url: '',
    qty: 1,
    unit: cents,
    amount: cents,
    discount: 0,
    final_sale: 0,
    extra_points: 0,
  }
  const entry = {
    member_id: memberId,
    ref: `order:${number}:0`,
    about: `order:${number}`,
    delta: dollars,
    reason: 'order',
    available_at: at,
    at,
  }
  for (const [table, row] of Object.entries({ shop_order: order, order_line: line, point_entry: entry })) {
    const names = Object.keys(row)
    const marks = names.map(() => '?').join(', ')
    changeRows(shop, `insert into ${table} (${names.join(', ')}) values (${marks})`, ...Object.values(row))
  }
  return number
}

test('a tablet in a store forgets the member who was signed in on it (trust.md S29)', async ({
  page,
  context,
  shop,
}) => {
  const member = anAccount()
  const [piece] = await findPieces(shop, 1)
  await becomeTablet(page, shop)
  await settleIn(page)
  await becomeMember({ context, shop }, member)
  await fillAccount({ context, shop }, member, piece.card.spuCode)
  await visitDashboard(page, member)
  await goOffline(context)
  await bar(page).getByRole('button', { name: 'Done' }).click()
  await atRest(page)
  // The reset loads several documents.
  await expect(() => expectNothingOf(page, member, codeOf(shop, member))).toPass()
  await page.goto('/user/dashboard')
  await expect(page.getByText(member.firstName)).toHaveCount(0)
})
