import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aRunningShop } from '../world/shops/running-shop.ts'
import { expect, rowsOf, test, withoutThrottling } from '../world/browser/fixtures.ts'
import {
  addFromPage,
  buyNow,
  CARDS,
  chooseSize,
  fillCheckout,
  findPieces,
  payWith,
  stockOf,
} from '../world/browser/shopping.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test('a guest finds a dress, pays, and has an order that a power cut cannot take away (spec 2.12, 6)', async ({
  page,
  shop,
}) => {
  const [dress] = await findPieces(shop, 1)
  const before = stockOf(shop, dress.sku)

  await page.goto('/')
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('textbox', { name: 'What are you looking for?' }).fill(dress.card.productsName)
  await page.getByRole('textbox', { name: 'What are you looking for?' }).press('Enter')
  await page.getByRole('link', { name: dress.card.productsName }).first().click()
  await chooseSize(page, dress)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  const bag = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(bag.getByRole('heading', { name: 'Shopping Bag 1 item', exact: true })).toBeVisible()
  await bag.getByRole('button', { name: 'Checkout as Guest' }).click()

  await expect(page).toHaveURL(/\/checkout-guest/)
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await payWith(page, CARDS.paid)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  const number =
    /VD[0-9A-Z]+/.exec(
      await page
        .getByText(/VD[0-9A-Z]+/)
        .first()
        .innerText(),
    )?.[0] ?? ''
  expect(number).not.toBe('')

  await page.reload()
  await expect(page.getByText(number).first()).toBeVisible()

  const [order] = rowsOf(shop, 'select * from shop_order where number = ?', number)
  expect(order).toMatchObject({ status: 'processing', email: 'mei.tan@example.com', currency: 'SGD' })
  const lines = rowsOf(
    shop,
    'select sku, qty, amount from order_line where order_id = ?',
    String(order?.['id']),
  )
  expect(lines).toEqual([{ sku: dress.sku, qty: 1, amount: dress.card.finalPrice }])
  const [adjusted] = rowsOf(
    shop,
    'select coalesce(sum(amount), 0) as amount from order_adjustment where order_id = ?',
    String(order?.['id']),
  )
  expect(Number(order?.['total'])).toBe(dress.card.finalPrice + Number(adjusted?.['amount']))
  expect(stockOf(shop, dress.sku)).toBe(before - 1)
  await expect.poll(() => mailsOf(shop.dataDir)).toBeGreaterThan(0)

  // A guest who has ordered here may review at once: no login popup over the form.
  await page.goto(`/user/write-review/${dress.card.spuCode}`)
  await page.getByRole('textbox', { name: /^Title/ }).fill('Made for me')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.getByRole('dialog', { name: 'Log in' })).toHaveCount(0)

  await page.goto('/cart')
  await expect(page.getByText('Your bag is empty').first()).toBeVisible()

  await shop.kill()
  await shop.start()
  expect(rowsOf(shop, 'select status from shop_order where number = ?', number)).toEqual([
    { status: 'processing' },
  ])
})

test.describe('with a network', () => {
  test.use(WITHOUT_WORKER)

  test('a refused card charges nothing and the order can be paid with another (spec 2.12)', async ({
    page,
    shop,
  }) => {
    const [dress] = await findPieces(shop, 1)
    await buyNow(page, dress)
    await fillCheckout(page)
    await page.getByRole('button', { name: /^Pay S\$/ }).click()
    await payWith(page, CARDS.refused)
    await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
    await page.getByRole('button', { name: /^Try again/ }).click()
    await payWith(page, CARDS.paid)
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  })

  test('a slow payment is waited for, over a reload, and ends paid (spec 2.12)', async ({ page, shop }) => {
    const [dress] = await findPieces(shop, 1)
    await buyNow(page, dress)
    await fillCheckout(page)
    await page.getByRole('button', { name: /^Pay S\$/ }).click()
    await payWith(page, CARDS.slow)
    await expect(page).toHaveURL(/\/payment-result/)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({
      timeout: 40_000,
    })
  })

  test('a payment that looks risky waits on its own page and goes on by itself (spec 2.2, 4.6)', async ({
    page,
    shop,
  }) => {
    const [dress] = await findPieces(shop, 1)
    await buyNow(page, dress)
    await fillCheckout(page, 'mei.risk@example.com')
    await page.getByRole('button', { name: /^Pay S\$/ }).click()
    await expect(page).toHaveURL(/\/pay-loading/)
    await expect(page).toHaveTitle('Please Waiting...')
    await expect(page.getByLabel('Card number')).toBeVisible({ timeout: 40_000 })
  })

  test('two guests and the last piece: one gets it, the other is refused before anything is charged', async ({
    browser,
  }) => {
    const shop = await aRunningShop()
    const [dress] = await findPieces(shop, 1)
    const guests = await Promise.all(
      [0, 1].map(async () => {
        const page = await (await browser.newContext({ baseURL: shop.url })).newPage()
        withoutThrottling(page)
        return page
      }),
    )
    const [first, second] = guests
    if (!first || !second) throw new Error('no guests')
    for (const page of guests) await addFromPage(page, dress)
    await leaveOnly(dress.sku, shop.dataDir)
    for (const page of guests) {
      await page.goto('/checkout-guest')
      await fillCheckout(page)
      await expect(page.getByRole('button', { name: /^Pay S\$/ })).toBeEnabled()
    }
    await first.getByRole('button', { name: /^Pay S\$/ }).click()
    await expect(first.getByLabel('Card number')).toBeVisible()
    await second.getByRole('button', { name: /^Pay S\$/ }).click()
    await expect(
      second.getByText('The product(s) in shopping bag has been changed, please check').first(),
    ).toBeVisible()
    await payWith(first, CARDS.paid)
    await expect(first.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
    expect(stockOf(shop, dress.sku)).toBe(0)
    expect(rowsOf(shop, 'select count(*) as count from shop_order')).toEqual([{ count: 1 }])
    for (const page of guests) await page.context().close()
    await shop.close()
  })
})

/** The folder is made with the first mail. */
function mailsOf(dataDir: string): number {
  const folder = join(dataDir, 'mail')
  return existsSync(folder) ? readdirSync(folder).length : 0
}

/** The owner corrects the stock while the server runs. */
async function leaveOnly(sku: string, dataDir: string): Promise<void> {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { timeout: 5_000 })
  database.prepare('update sku set stock = 1 where sku = ?').run(sku)
  database.close()
}
