import { runOwnersToolAt } from '../world/people/owners-tool.ts'
import { violationsOf } from '../world/device/axe.ts'
import { comeBack, expect, goOffline, settleIn, test, waitUntilStored } from '../world/browser/fixtures.ts'
import { addFromPage, CARDS, fillCheckout, findPieces, payWith } from '../world/browser/shopping.ts'
import { PHONE } from '../world/browser/visiting.ts'

test('a free gift is chosen by keyboard, leaves the order with its reason, also without a network and by a code, and is ordered (spec 2.11, 7.2)', async ({
  page,
  shop,
}) => {
  const [dress, gift] = await findPieces(shop, 2)
  const tool = async (...args: string[]) => {
    const run = await runOwnersToolAt(Date.now(), { DATA_DIR: shop.dataDir }, args)
    expect(run.complained).toBe('')
  }
  const least = (Number(dress.card.finalPrice) / 100).toFixed(2)
  await tool('promotion', 'add', 'gift', '--min', least, gift.card.spuCode)
  await tool('coupon', 'add', 'GIFTLESS', '--amount', '5')
  await page.setViewportSize(PHONE)
  await addFromPage(page, dress)
  await page.goto('/cart')
  const add = page
    .getByRole('main')
    .getByRole('button', { name: `Add ${gift.card.productsName}`, exact: true })
  await add.focus()
  await page.keyboard.press('Enter')
  const gifts = page.getByRole('main').getByRole('list', { name: 'Gifts and offers in your bag' })
  await expect(gifts.getByRole('listitem')).toHaveText(/Free gift.*Free$/)
  expect(await violationsOf(page)).toEqual([])

  // The device knows the minimum as well.
  await waitUntilStored(page)
  await settleIn(page)
  await goOffline(page.context())
  await page.reload()
  const selected = page.getByRole('main').getByRole('checkbox', { name: `Select ${dress.card.productsName}` })
  await selected.uncheck()
  await expect(gifts.getByRole('status')).toHaveText(
    'Not part of your order now: your bag is below its minimum.',
  )
  await selected.check()
  await expect(gifts.getByRole('status')).toHaveCount(0)
  await comeBack(page.context())

  await page.goto('/checkout-guest')
  await fillCheckout(page)
  const left = page
    .getByRole('complementary', { name: 'Order Summary' })
    .getByRole('status')
    .getByRole('listitem')
  await expect(left).toHaveCount(0)
  await page.getByText('Have a code?').click()
  await page.getByLabel('Discount code or gift card').fill('GIFTLESS')
  await page.getByLabel('Discount code or gift card').press('Enter')
  await expect(left).toHaveText(/Add S\$5\.00 to keep it\. It is not part of your order now\./)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: /^Remove GIFTLESS/ }).click()
  await expect(left).toHaveCount(0)
  await page.getByText('Order Summary').first().click()
  await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText(
    gift.card.productsName,
  )

  // The order's page and the cancellation dialog state what the gift means for a refund.
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await payWith(page, CARDS.paid)
  await page.getByRole('link', { name: 'Order details' }).click()
  const main = page.getByRole('main')
  await expect(
    main.getByText(/^It comes with S\$.+ or more\. If you keep less than that, its S\$/),
  ).toBeVisible()
  await main.getByRole('button', { name: /^Cancel order VD/ }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  await question.getByRole('checkbox', { name: gift.card.productsName }).uncheck()
  await expect(
    question.getByText(`The free gift leaves the order with them: ${gift.card.productsName}.`),
  ).toBeVisible()
  await expect(question.getByRole('radio')).toHaveCount(7)
  expect(await violationsOf(page)).toEqual([])
  await question.getByRole('radio', { name: 'I changed my mind' }).check()
  await question.getByRole('button', { name: 'Cancel these items' }).click()
  await expect(main.getByText(`1 × ${gift.card.productsName}`)).toBeVisible()
})
