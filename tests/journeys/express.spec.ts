import type { Page } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { changeRows, comeBack, expect, goOffline, rowsOf, test } from '../world/browser/fixtures.ts'
import { addFromPage, choosePiece, findPieces, stockOf } from '../world/browser/shopping.ts'
import { PHONE } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

/** At the wallet: one of its people agrees, and the browser returns. */
async function agree(page: Page, person: RegExp): Promise<void> {
  await page.getByRole('radio', { name: person }).check()
  await page.getByRole('button', { name: 'Agree and return to the shop' }).click()
}

async function atWallet(page: Page, goods: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
  await expect(page.getByText(goods, { exact: true })).toBeVisible()
}

const express = (page: Page) => page.getByRole('button', { name: 'Express Checkout' })
const pay = (page: Page) => page.getByRole('button', { name: /^Pay S\$/ })

test('a wallet names the address, what the shop refuses of it is corrected, and one press pays (spec 2.3, 4.6, 5) @core', async ({
  page,
  shop,
}) => {
  const [dress] = await findPieces(shop, 1)
  const before = stockOf(shop, dress.sku)
  await choosePiece(page, dress)
  // Parts of the page that come with their own code are there before the network goes.
  await page.waitForLoadState('networkidle')
  await goOffline(page.context())
  await expect(express(page)).toHaveAccessibleDescription('Express checkout needs the network.')
  await comeBack(page.context())
  await expect(express(page)).toHaveAccessibleDescription('')
  await express(page).click()
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
  await expect(page.getByText(`${dress.card.productsName}, `)).toBeVisible()
  await agree(page, /Olivia Brown/)

  const line = page.getByLabel('Address line 1')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('olivia@example.com')
  await expect(line).toHaveValue('PO Box 112')
  await expect(line).toHaveAccessibleDescription(/We cannot deliver to PO Boxes/)
  await expect(page.getByLabel('State')).toHaveValue('VIC')
  expect(await violationsOf(page)).toEqual([])
  expect(stockOf(shop, dress.sku)).toBe(before)
  await line.fill('7 Collins Street')
  await expect(line).not.toHaveAccessibleDescription(/PO Boxes/)
  const back = page.url()
  await page.reload()
  await expect(line).toHaveValue('7 Collins Street')
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  const [order] = rowsOf(shop, 'select * from shop_order where email = ?', 'olivia@example.com')
  expect(JSON.parse(String(order?.['address']))).toMatchObject({ country: 'AU', line1: '7 Collins Street' })
  expect(stockOf(shop, dress.sku)).toBe(before - 1)

  // The wallet's page of the return leads to the order from now on.
  await page.goto(back)
  await expect(page).toHaveURL(/\/payment-result/)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
})

test('a wallet that is cancelled, refuses, agrees to what is sold since, or has agreed to less leaves every way open (spec 4.6, 4.14)', async ({
  page,
  shop,
}) => {
  const [, dress] = await findPieces(shop, 2)
  await choosePiece(page, dress)
  await express(page).click()
  await page.getByRole('link', { name: 'Cancel and return to the shop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: dress.card.productsName })).toBeVisible()

  await choosePiece(page, dress)
  await express(page).click()
  await agree(page, /Ravi Nair/)
  await expect(page.getByRole('heading', { name: 'Your wallet declined' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Ask the wallet again' }).click()
  await agree(page, /Mei Tan, 21 Orchard/)
  await expect(pay(page)).toBeVisible()

  // Sold since: no order, and nothing captured.
  const there = stockOf(shop, dress.sku)
  changeRows(shop, 'update sku set stock = 0 where sku = ?', dress.sku)
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Sold Out' })).toBeVisible()
  await expect(page.getByText('You haven’t been charged, and your details are saved.')).toBeVisible()
  changeRows(shop, 'update sku set stock = ? where sku = ?', there, dress.sku)
  await page.reload()

  const price = (by: number) =>
    changeRows(
      shop,
      'update sku set price = price + ?, list_price = list_price + ? where sku = ?',
      by,
      by,
      dress.sku,
    )
  price(10_00)
  await page.reload()
  await expect(page.getByText('The price changed after your wallet approved')).toBeVisible()
  await expect(pay(page)).toHaveCount(0)
  price(-10_00)
  await page.getByRole('button', { name: 'Pay another way' }).click()
  await pay(page).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
})

test('a wallet pays the bag: from the bag, its panel and the checkout, with a code, and up to what it agreed to (spec 2.12, 4.6)', async ({
  page,
  shop,
}) => {
  const [, , dress, skirt] = await findPieces(shop, 4)
  changeRows(
    shop,
    `insert into coupon (code, kind, value, least, in_store, starts_at, used, created_at)
      values ('WALLET5', 'amount', 500, 0, 0, 0, 0, 0)`,
  )
  await page.setViewportSize(PHONE)
  await addFromPage(page, dress)
  await page
    .getByRole('dialog', { name: 'Shopping Bag' })
    .getByRole('button', { name: 'Express Checkout' })
    .click()
  await atWallet(page, '1 item')
  await page.getByRole('link', { name: 'Cancel and return to the shop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: dress.card.productsName })).toBeVisible()
  await addFromPage(page, skirt)

  await page.goto('/cart')
  await page.waitForLoadState('networkidle')
  await goOffline(page.context())
  await expect(express(page)).toHaveAccessibleDescription('Express checkout needs the network.')
  await comeBack(page.context())
  await page.getByRole('checkbox', { name: `Select ${dress.card.productsName}` }).uncheck()
  await express(page).click()
  await atWallet(page, '1 item')
  await agree(page, /Ravi Nair/)
  await page.getByRole('link', { name: 'Back to the bag' }).click()
  await page.getByRole('checkbox', { name: `Select ${dress.card.productsName}` }).check()

  await page.getByRole('button', { name: 'Checkout as Guest' }).first().click()
  await page.getByText('Have a code?').click()
  await page.getByLabel('Discount code or gift card').fill('WALLET5')
  await page.getByLabel('Discount code or gift card').press('Enter')
  await expect(page.getByRole('button', { name: /^Remove WALLET5/ })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await express(page).click()
  await atWallet(page, '2 items')
  await agree(page, /Mei Tan, 21 Orchard/)
  await expect(page.getByLabel('Address line 1')).toHaveValue('21 Orchard Road')

  // Without the code the order costs more than the wallet has agreed to.
  await page.getByRole('button', { name: /^Remove WALLET5/ }).click()
  await expect(page.getByText('The price changed after your wallet approved')).toBeVisible()
  await page.getByLabel('Discount code or gift card').fill('WALLET5')
  await page.getByLabel('Discount code or gift card').press('Enter')
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText('Your bag is empty')).toBeVisible()
})
