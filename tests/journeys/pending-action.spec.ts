import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { ADDRESS } from '../world/people/addresses.ts'
import { violationsOf } from '../world/device/axe.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { drained } from '../world/browser/device-facts.ts'
import { changeRows, expect, test } from '../world/browser/fixtures.ts'
import { aNewAddress, logIn, register } from '../world/browser/membership.ts'
import { aMember } from '../world/browser/own-account.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { OWN_CONTEXT } from '../world/browser/without-worker.ts'
import { guardOver } from '../world/browser/click-guard.ts'

test.use(OWN_CONTEXT)

const HEART = /^Add(ed)? to wishlist/

test('a guest’s heart offers to log in, and is filled on the account (spec 4.1, 4.7) @core', async ({
  browser,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  const first = await browser.newContext({ baseURL: shop.url })
  const phone = await first.newPage()
  const email = await aMember(phone, shop)

  const second = await browser.newContext({ baseURL: shop.url })
  const laptop = await second.newPage()
  await laptop.goto(piece.card.baseUrl)
  await laptop.locator('html[data-app=on]').waitFor()
  await laptop.getByRole('button', { name: HEART }).first().click()
  await expect(laptop.getByText('Added to your wishlist')).toBeVisible()
  await laptop.getByRole('status').getByRole('button', { name: 'Log in' }).click()
  await logIn(laptop, email)
  await expect(laptop.getByText('Welcome, Mei.')).toBeVisible()
  await expect(laptop.getByRole('button', { name: /^Added to wishlist/ }).first()).toBeVisible()
  await drained(laptop)

  await phone.goto('/user/wishlist')
  await expect(phone.getByText('1 item')).toBeVisible()
  await expect(phone.getByRole('main').getByText(piece.card.productsName).first()).toBeVisible()
  await expect(phone.getByText('With an account, your wishlist is on all your devices.')).toBeHidden()
  await first.close()
  await second.close()
})

test('notify me: the dialog comes back after the login with the member’s address, and after a closed popup as it was (spec 4.1, 4.6)', async ({
  page,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  changeRows(shop, 'update sku set stock = 0 where product_id = ?', piece.card.productsId)
  changeRows(shop, 'update product set changed_at = ? where id = ?', Date.now(), piece.card.productsId)
  const email = aNewAddress()
  await expect
    .poll(
      async () => {
        await page.goto(piece.card.baseUrl)
        return page.getByRole('button', { name: 'Notify me when available' }).count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  await page.getByRole('button', { name: 'Notify me when available' }).click()
  const dialog = page.getByRole('dialog', { name: 'Notify me when available' })
  const popup = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(popup).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('')

  await guardOver(page)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(popup).toBeVisible()
  await popup.getByRole('tab', { name: 'Create account' }).click()
  await register(page, email)
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  expect(await violationsOf(page)).toEqual([])
})

test('a guest who opens an order is asked to log in, and its member sees the details (spec 6, 4.1)', async ({
  page,
  browser,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  const elsewhere = await browser.newContext({ baseURL: shop.url })
  const email = await aMember(await elsewhere.newPage(), shop)
  changeRows(shop, 'update member set email_confirmed_at = 1 where email = ?', email)
  await elsewhere.close()
  const buyer = aTestClient(shop.url)
  const buyNow = { sku: piece.sku, productId: piece.card.productsId, qty: 1 }
  const basket = { shippingMethod: 'delivery', buyNow } as const
  const { quoteId } = await buyer.get(quoteOrder, basket)
  const order = { ...basket, quoteId, email, address: ADDRESS }
  const { orderNumber } = await buyer.get(placeOrder, order, { [HEADERS.idempotency]: crypto.randomUUID() })

  await page.goto(`/payment-result?orderNumber=${orderNumber}`)
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeVisible()
  await expect(page.getByText('Log in or sign up to see your order details.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText(piece.card.productsName)).toHaveCount(0)
  await page.keyboard.press('Escape')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Log in or create an account' }).click()
  await logIn(page, email)
  await expect(page.getByRole('heading', { name: 'Your order isn’t paid yet' })).toBeVisible()
  await expect(page.getByText(piece.card.productsName).first()).toBeVisible()
  await expect(page.getByText(ADDRESS.line1)).toBeVisible()
})
