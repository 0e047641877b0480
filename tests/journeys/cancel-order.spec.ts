import { violationsOf } from '../world/device/axe.ts'
import { guardOver } from '../world/browser/click-guard.ts'
import { expect, rowsOf, test } from '../world/browser/fixtures.ts'
import { buyNow, CARDS, fillCheckout, findPieces, payWith, stockOf } from '../world/browser/shopping.ts'
import { PHONE } from '../world/browser/visiting.ts'

test('a paid order is cancelled with a reason by keyboard, once, and its money and pieces go back (spec 4.13)', async ({
  page,
  shop,
}) => {
  const [dress] = await findPieces(shop, 1)
  const before = stockOf(shop, dress.sku)
  await page.setViewportSize(PHONE)
  await buyNow(page, dress)
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await payWith(page, CARDS.paid)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await page.getByRole('button', { name: /^Cancel order VD/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expect(dialog.getByRole('radio')).toHaveCount(7)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Cancel order VD/ })).toBeFocused()
  await guardOver(page)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByText('Please choose a reason.')).toBeInViewport()
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await dialog.getByRole('radio', { name: 'I want another size or color' }).focus()
  await page.keyboard.press('Space')
  await guardOver(page)
  await dialog.getByRole('button', { name: 'Cancel order' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your refund' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your payment was returned' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cancel order/ })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  expect(stockOf(shop, dress.sku)).toBe(before)
  const [event] = rowsOf(shop, "select data from order_event where kind = 'withdrawn'")
  expect(JSON.parse(String(event?.['data']))).toEqual({ reason: 'other-size' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your payment was returned' })).toBeVisible()
})
