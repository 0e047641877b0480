import { giftCardHash, newGiftCardCode } from '#server/modules/gift-cards/gift-card-code.ts'
import { violationsOf } from '../world/device/axe.ts'
import { changeRows, comeBack, expect, goOffline, rowsOf, settleIn, test } from '../world/browser/fixtures.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { addFromPage, buyNow, CARDS, fillCheckout, findPieces, payWith } from '../world/browser/shopping.ts'

function aCoupon(shop: RunningShop, code: string): void {
  changeRows(
    shop,
    `insert into coupon (code, kind, value, least, in_store, starts_at, used, created_at)
      values (?, 'amount', 2000, 0, 0, 0, 0, 0)`,
    code,
  )
}

function aGiftCard(shop: RunningShop, amount: number): string {
  const code = newGiftCardCode()
  const [id, last] = [`card-${code}`, code.slice(-4)]
  changeRows(
    shop,
    `insert into gift_card (id, code_hash, last, amount, balance, issued_at, expires_at)
      values (?, ?, ?, ?, ?, 0, 9000000000000)`,
    id,
    giftCardHash(code) ?? '',
    last,
    amount,
    amount,
  )
  return code
}

test('three dresses, a code and two gift cards are paid on a phone, with a tunnel in between (spec 2.12, 9.6)', async ({
  page,
  shop,
}) => {
  aCoupon(shop, 'ORCHID20')
  const cards = [aGiftCard(shop, 10_00), aGiftCard(shop, 5_00)] as const
  const dresses = await findPieces(shop, 3)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const dress of dresses) await addFromPage(page, dress)
  await page.goto('/checkout-guest')
  await fillCheckout(page)
  await page.getByText('Have a code?').click()
  const field = page.getByLabel('Discount code or gift card')
  await field.fill('ORCHID21')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/ORCHID21: We do not know this code\./)
  expect(await violationsOf(page)).toEqual([])
  for (const code of ['orchid20', ...cards]) {
    await field.fill(code)
    await field.press('Enter')
    await expect(page.getByRole('button', { name: /^Remove/ }).last()).toBeVisible()
    await expect(field).toHaveValue('')
  }
  await expect(page.getByRole('listitem').filter({ hasText: /ORCHID20|Gift card ending in/ })).toHaveCount(3)

  await settleIn(page)
  await goOffline(page.context())
  await page.reload()
  await expect(page.getByText('Checkout needs the network')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(3)
  await comeBack(page.context())
  await expect(page.getByRole('listitem').filter({ hasText: /ORCHID20|Gift card ending in/ })).toHaveCount(3)

  await page.getByText('Order Summary').first().click()
  const sums = page.getByRole('complementary', { name: 'Order Summary' })
  await expect(sums.getByRole('term')).toContainText(['Subtotal', 'Code ORCHID20', 'Total', 'To pay'])
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await payWith(page, CARDS.paid)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  const shown = page.getByRole('main').getByRole('term')
  await expect(shown.filter({ hasText: 'Code ORCHID20' })).toBeVisible()
  await expect(shown.filter({ hasText: 'Gift card ending in' })).toHaveCount(2)
  const [order] = rowsOf(
    shop,
    'select id, total, due, merchandise from shop_order order by created_at desc limit 1',
  )
  expect(Number(order?.['due'])).toBe(Number(order?.['total']) - 15_00)
  expect(
    rowsOf(shop, 'select amount from payment_attempt where order_id = ?', String(order?.['id'])),
  ).toEqual([{ amount: order?.['due'] }])

  // The next order begins without them; one that a gift card covers needs no payment page.
  const whole = aGiftCard(shop, 900_00)
  const [dress] = dresses
  await buyNow(page, dress)
  await fillCheckout(page)
  await page.getByText('Have a code?').click()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await field.fill(whole)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page).toHaveURL(/payment-result/)
})
