import type { Page } from '@playwright/test'
import { quoteOrder } from '#contract/buying/checkout.contract.ts'
import { changeRows, comeBack, expect, goOffline, rowsOf, test } from '../world/browser/fixtures.ts'
import { guardOver } from '../world/browser/click-guard.ts'
import { addFromPage, CARDS, fillCheckout, findPieces, payWith, stockOf } from '../world/browser/shopping.ts'
import { withoutDatabase } from '../world/faults/without-database.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

test('a real person writes a real address, in the form of each country (spec 5)', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [dress] = await findPieces(shop, 1)
  await addFromPage(page, dress)
  await page.goto('/checkout-guest')
  await expect(page.getByRole('button', { name: /^Pay S\$/ })).toBeEnabled()

  // On a phone the order is one line, the ways to pay begin in the upper half, and the form stands in the first view.
  const summary = page.getByRole('complementary', { name: 'Order Summary' })
  await expect(summary.getByText('1 item')).toBeVisible()
  await expect(summary.getByText('GST included')).toBeHidden()
  const email = await page
    .getByRole('region', { name: /Contact/ })
    .getByRole('textbox')
    .boundingBox()
  const express = await page.getByRole('button', { name: 'Express Checkout' }).boundingBox()
  expect(express?.y).toBeLessThan(422)
  expect(email?.y).toBeLessThan(600)
  await summary.getByText('Order Summary').click()
  await expect(summary.getByText('GST included')).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page
    .getByRole('region', { name: /Contact/ })
    .getByRole('textbox')
    .fill('sian@example.com')
  await page.getByLabel('First name').fill('Siân')
  await page.getByLabel('Last name').fill("O'Brien")
  await page.getByLabel('Address line 1').fill('#12-34 Orchard Rd, Blk 5')
  await page.getByLabel('Postal code').fill('238823')

  // Another country starts empty; earlier input returns with its country, after a reload, too.
  const country = page.getByLabel('Country / Region')
  await country.selectOption('US')
  await expect(page.getByLabel('City')).toHaveValue('')
  await expect(page.getByLabel('ZIP code')).toHaveValue('')
  await page.getByLabel('City').fill('Austin')
  await page.getByLabel('State').selectOption({ label: 'Texas' })
  await page.getByLabel('ZIP code').fill('787')
  await page.getByLabel('Phone').fill('12')
  await page.getByLabel('Phone').blur()
  await expect(page.getByText('This is not a postal code of that country. Please check it.')).toBeVisible()
  await expect(page.getByText(/This is not a whole phone number/)).toBeVisible()
  await country.selectOption('SG')
  await expect(page.getByLabel('City')).toHaveValue('Singapore')
  await expect(page.getByLabel('Postal code')).toHaveValue('238823')
  await country.selectOption('JP')
  await expect(page.getByLabel('City and ward')).toHaveValue('')
  // An error below a field leaves its neighbour on the same line.
  await page.getByLabel('Postal code').fill('15')
  await page.getByLabel('Postal code').blur()
  await expect(page.getByText('This is not a postal code of that country. Please check it.')).toBeVisible()
  const [code, prefecture] = await Promise.all(
    ['Postal code', 'Prefecture'].map((label) => page.getByLabel(label).boundingBox()),
  )
  expect(code?.y).toBe(prefecture?.y)
  const labels = await page
    .getByRole('region', { name: /Delivery/ })
    .locator('label[for]')
    .allInnerTexts()
  const order = ['Last name', 'Postal code', 'Prefecture', 'City and ward', 'Address line 1', 'Phone']
  expect(labels.filter((label) => order.includes(label))).toEqual(order)
  await page.reload()
  await country.selectOption('US')
  await expect(page.getByLabel('City')).toHaveValue('Austin')
  await expect(page.getByLabel('State')).toHaveValue('TX')
  await country.selectOption('JP')

  await page.getByLabel('Postal code').fill('1500001')
  await page.getByLabel('Prefecture').selectOption({ label: 'Tokyo' })
  await page.getByLabel('City and ward').fill('Shibuya-ku')
  await page.getByLabel('Address line 1').fill('1-2-3 Jingumae')
  await page.getByLabel('Phone').fill('+65 9123 4567')
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await payWith(page, CARDS.paid)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByText('Shibuya-ku, Tokyo')).toBeVisible()
  await expect(page.getByText('+65 9123 4567')).toBeVisible()
  await expect(page.getByText('GST included')).toBeVisible()
  const [stored] = rowsOf(shop, 'select address from shop_order where email = ?', 'sian@example.com')
  expect(JSON.parse(String(stored?.['address']))).toMatchObject({
    lastName: "O'Brien",
    state: '13',
    postalCode: '150-0001',
    phone: '+6591234567',
  })
})

test('Back from the payment page: the order is changed, its pieces are in the bag once (spec 4.13)', async ({
  page,
  shop,
}) => {
  const [dress] = await findPieces(shop, 1)
  const before = stockOf(shop, dress.sku)
  await addFromPage(page, dress)
  await page.goto('/checkout-guest')
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  expect(stockOf(shop, dress.sku)).toBe(before - 1)

  // The checkout starts again, and its cart is empty.
  await page.goBack()
  await expect(page.getByRole('heading', { name: /Order VD.* isn’t paid yet/ })).toBeVisible()
  await page.getByRole('button', { name: 'Change this order' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(
    page.getByRole('spinbutton', { name: `Quantity of ${dress.card.productsName}`, exact: true }),
  ).toHaveValue('1')
  expect(stockOf(shop, dress.sku)).toBe(before)

  // Its payment page is closed, and the order's page shows its state.
  const [order] = rowsOf(shop, "select number from shop_order where status = 'cancelled'")
  await page.goto(`/payment-result?orderNumber=${String(order?.['number'])}`)
  await expect(page.getByRole('heading', { name: 'This order was changed' })).toBeVisible()

  // From the page of an unpaid order as well.
  await page.goto('/checkout-guest')
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  // Left without a word to the provider: the payment goes on where it was.
  await page.goto('/payment-result')
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await expect(page.getByText(/^(29|30) mins left to pay$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change this order' })).toBeVisible()
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await page.getByRole('link', { name: /Cancel and return/ }).click()
  await expect(page.getByRole('heading', { name: 'Your order isn’t paid yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Change this order' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(
    page.getByRole('spinbutton', { name: `Quantity of ${dress.card.productsName}`, exact: true }),
  ).toHaveValue('1')
  expect(stockOf(shop, dress.sku)).toBe(before)
})

test('a press of "Pay" while a price is being fetched waits for it, and charges no other one than it named (spec 4.6)', async ({
  page,
  context,
  shop,
}) => {
  const [dress] = await findPieces(shop, 1)
  await addFromPage(page, dress)
  await page.goto('/checkout-guest')
  await fillCheckout(page)
  const pay = page.getByRole('button', { name: /^Pay S\$/ })
  await expect(pay).toBeEnabled()
  const cancel = page.getByRole('link', { name: /Cancel and return/ })

  // Another device has taken a second piece meanwhile.
  const free = await heldQuotes(page)
  await goOffline(context)
  await comeBack(context)
  await expect(pay).toHaveAttribute('aria-busy', 'true')
  changeRows(shop, 'update cart_line set qty = 2 where sku = ?', dress.sku)
  const named = await pay.textContent()
  await pay.click()
  free()
  await expect(page.getByText('You haven’t been charged. The summary shows the new total.')).toBeVisible()
  await expect(pay).not.toHaveText(named ?? '')
  await expect(cancel).toBeHidden()

  const freeAgain = await heldQuotes(page)
  await goOffline(context)
  await comeBack(context)
  await expect(pay).toHaveAttribute('aria-busy', 'true')
  await guardOver(page)
  await pay.click()
  await expect(pay).toBeDisabled()
  freeAgain()
  await expect(cancel).toBeVisible()
})

test('pieces that are gone are named in the checkout, and it goes on without them (spec 4.14)', async ({
  page,
  shop,
}) => {
  const [first, second, third] = await findPieces(shop, 3)
  for (const dress of [first, second, third]) await addFromPage(page, dress)
  await page.goto('/checkout-guest')
  await fillCheckout(page)
  await expect(page.getByRole('button', { name: /^Pay S\$/ })).toBeEnabled()

  // Sold out while the form is open: pressing the button reports it before any charge.
  changeRows(shop, 'update sku set stock = 0 where sku = ?', first.sku)
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  const gone = page.getByRole('alert').filter({ hasText: 'Please remove sold out product(s)' })
  await expect(gone).toBeVisible()
  await expect(gone.getByText('The product(s) in shopping bag has been changed, please check')).toBeVisible()
  await expect(gone.getByRole('link', { name: first.card.productsName })).toBeVisible()
  await expect(gone.locator('img')).toHaveCount(1)
  await expect(page.getByLabel('First name')).toBeHidden()
  await gone.getByRole('button', { name: 'Remove and continue' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Mei')
  await expect(page.getByRole('button', { name: /^Pay S\$/ })).toBeEnabled()

  // Withdrawn before the checkout is opened.
  changeRows(
    shop,
    'update product set on_sale = 0 where id = (select product_id from sku where sku = ?)',
    second.sku,
  )
  await page.reload()
  const stopped = page.getByRole('alert').filter({ hasText: 'Please remove stop selling product(s)' })
  await expect(stopped.getByRole('link', { name: second.card.productsName })).toBeVisible()
  await stopped.getByRole('button', { name: 'Remove and continue' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Mei')
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await payWith(page, CARDS.paid)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  const lines = rowsOf(
    shop,
    `select sku from order_line where order_id =
       (select id from shop_order where status = 'processing' order by created_at desc limit 1)`,
  )
  expect(lines).toEqual([{ sku: third.sku }])

  // Restores the data that other journeys use.
  changeRows(shop, 'update sku set stock = ? where sku = ?', first.stock, first.sku)
  changeRows(
    shop,
    'update product set on_sale = 1 where id = (select product_id from sku where sku = ?)',
    second.sku,
  )
})

test('where nothing can be read, no order is called absent and an empty checkout leads on', async ({
  page,
}) => {
  await withoutDatabase(page)
  for (const path of ['/payment-result', '/pay-loading']) {
    await page.goto(path)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your orders could not be read on this device' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Return to Store' })).toBeVisible()
    await expect(page.getByText('on this device', { exact: false })).toHaveCount(1)
  }
  await page.goto('/checkout-guest')
  await expect(page.getByRole('heading', { name: 'There is nothing to check out' })).toBeVisible()
  await expect(page.getByText('Your orders could not be read on this device')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the bag' })).toBeVisible()
})

/** Holds the requests for prices until the returned function is called. */
async function heldQuotes(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(`**/api${quoteOrder.path}`, async (route) => {
    await gate.promise
    await route.fallback()
  })
  return () => gate.resolve()
}
