import type { Page } from '@playwright/test'
import { productCards, search } from '#contract/catalog/listing.contract.ts'
import { violationsOf } from '../world/device/axe.ts'
import { changeRows, comeBack, expect, goOffline, rowsOf, settleIn, test } from '../world/browser/fixtures.ts'
import { runOwnersToolAt } from '../world/people/owners-tool.ts'
import { ownersTool } from '../world/browser/tablet.ts'
import { PHONE } from '../world/browser/visiting.ts'
import { aTestClient } from '../world/shops/test-client.ts'
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

async function aGiftCard(shop: RunningShop, amount: string): Promise<string> {
  const [code = ''] = (await ownersTool(shop, 'gift-card', 'issue', amount)).split(' ')
  return code
}

/** Dresses at their own price: no promotion reduces them. */
async function plainDresses(shop: RunningShop) {
  const plain = (await findPieces(shop, 8)).filter(
    ({ card }) => card.allActivities.length === 0 && card.marketing === null,
  )
  return plain.slice(0, 3)
}

/** A scarf that the shop gives with any bag. */
async function aGift(shop: RunningShop): Promise<string> {
  const { productList } = await aTestClient(shop.url).get(search, { keywords: 'scarf', pageSize: 20 })
  const gift = productList.find(({ canBuy, allPoint }) => canBuy && allPoint === 0)
  if (!gift) throw new Error('the demo shop has no scarf')
  const run = await runOwnersToolAt(Date.now(), { DATA_DIR: shop.dataDir }, [
    'promotion',
    'add',
    'gift',
    '--min',
    '1',
    gift.spuCode,
  ])
  expect(run.complained).toBe('')
  return gift.productsName
}

const inCurrency = async (page: Page, shop: RunningShop, currency: string) => {
  await page.context().addCookies([{ name: 'currency', value: currency, url: shop.url }])
}

/** What a code of S$20.00 and gift cards of S$10.00 and S$5.00 are worth, at 0.665 euros and 115 yen; a balance is never rounded up. */
const WORTH = [
  { currency: 'SGD', code: 20_00, cards: 10_00 + 5_00 },
  { currency: 'EUR', code: 13_30, cards: 6_65 + 3_32 },
  { currency: 'JPY', code: 2_300, cards: 1_150 + 575 },
] as const

for (const { currency, code, cards: worth } of WORTH) {
  test(`three dresses, a free gift, a code and two gift cards are paid in ${currency} on a phone, with a tunnel in between (spec 2.12, 9.6)`, async ({
    page,
    shop,
  }) => {
    const name = `ORCHID${currency}`
    aCoupon(shop, name)
    const cards = [await aGiftCard(shop, '10.00'), await aGiftCard(shop, '5.00')] as const
    const gift = await aGift(shop)
    const dresses = await plainDresses(shop)
    await page.setViewportSize(PHONE)
    await inCurrency(page, shop, currency)
    for (const dress of dresses) await addFromPage(page, dress)
    await page.goto('/cart')
    await page
      .getByRole('main')
      .getByRole('button', { name: `Add ${gift}`, exact: true })
      .first()
      .click()
    await expect(page.getByRole('list', { name: 'Gifts and offers in your bag' })).toContainText(gift)
    await page.goto('/checkout-guest')
    await fillCheckout(page)
    await page.getByText('Have a code?').click()
    const field = page.getByLabel('Discount code or gift card')
    await field.fill('ORCHID21')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/ORCHID21: This code cannot be used\. Please check it\./)
    expect(await violationsOf(page)).toEqual([])
    for (const typed of [name.toLowerCase(), ...cards]) {
      await field.fill(typed)
      await field.press('Enter')
      await expect(page.getByRole('button', { name: /^Remove/ }).last()).toBeVisible()
      await expect(field).toHaveValue('')
    }
    const applied = page.getByRole('listitem').filter({ hasText: /ORCHID|Gift card ending in/ })
    await expect(applied).toHaveCount(3)

    await settleIn(page)
    await goOffline(page.context())
    await page.reload()
    await expect(page.getByText('Checkout needs the network')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(3)
    await comeBack(page.context())
    await expect(applied).toHaveCount(3)

    await page.getByText('Order Summary').first().click()
    const sums = page.getByRole('complementary', { name: 'Order Summary' })
    await expect(sums).toContainText(gift)
    await expect(sums.getByRole('term')).toContainText(['Subtotal', `Code ${name}`, 'Total', 'To pay'])
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: /^Pay / }).click()
    await payWith(page, CARDS.paid)
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
    const shown = page.getByRole('main').getByRole('term')
    await expect(shown.filter({ hasText: `Code ${name}` })).toBeVisible()
    await expect(shown.filter({ hasText: 'Gift card ending in' })).toHaveCount(2)

    const [order] = rowsOf(shop, 'select id, total, due from shop_order order by created_at desc limit 1')
    const priced = await aTestClient(shop.url).get(productCards, {
      spus: dresses.map(({ card }) => card.spuCode).join(','),
      currency,
    })
    const goods = priced.reduce((sum, { finalPrice }) => sum + finalPrice, 0)
    expect(order).toMatchObject({ total: goods - code, due: goods - code - worth })
    expect(
      rowsOf(shop, 'select amount from payment_attempt where order_id = ?', String(order?.['id'])),
    ).toEqual([{ amount: order?.['due'] }])
  })
}

test('an order that a gift card covers needs no payment page, and begins without the codes of the last one (spec 2.12, 9.9)', async ({
  page,
  shop,
}) => {
  const [dress] = await findPieces(shop, 1)
  const field = page.getByLabel('Discount code or gift card')
  const whole = await aGiftCard(shop, '900.00')
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
