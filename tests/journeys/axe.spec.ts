import { search } from '#contract/catalog/listing.contract.ts'
import { searchPath } from '#domain/region/links.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { clockOf, waitForGuard } from '../world/browser/click-guard.ts'
import { expect, goOffline, settleIn, test } from '../world/browser/fixtures.ts'
import { aReader } from '../world/browser/reader.ts'
import { addFromPage, buyNow, CARDS, fillCheckout, findPieces, payWith } from '../world/browser/shopping.ts'
import { cards, clothing, DESKTOP, PHONE, settled, visit } from '../world/browser/visiting.ts'
import { WITH_WORKER, WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

async function aSoldOut(shop: RunningShop) {
  const { productList } = await aTestClient(shop.url).get(search, { keywords: 'suit', pageSize: 60 })
  const gone = productList.find(({ canBuy, isVirtual }) => !canBuy && !isVirtual)
  if (!gone) throw new Error('the demo shop has sold nothing out')
  return gone
}

test('axe finds nothing in a category and in a product, on a phone and on a desktop @core', async ({
  page,
  shop,
}) => {
  const { lookOnBoth, read } = aReader(page)
  const { path } = await clothing(shop)
  const [piece] = await findPieces(shop, 1)
  for (const [screen, address] of [
    ['category', path],
    ['product', piece.card.baseUrl],
  ] as const) {
    await page.goto(address)
    await settled(page)
    await lookOnBoth(screen)
  }
  expect(read).toHaveLength(4)
})

test('axe finds nothing in the other pages of the catalogue, on a phone and on a desktop', async ({
  page,
  shop,
}) => {
  // Eleven screens, each read whole, twice.
  test.setTimeout(240_000)
  const { lookOnBoth, read } = aReader(page)
  const { path } = await clothing(shop)
  const soldOut = await aSoldOut(shop)
  for (const [screen, address] of [
    ['home', '/'],
    ['category in large pictures, second page', `${path}?view=large&page=2`],
    ['filters that leave nothing', `${path}?category=159820&color=gold&price=1-2`],
    ['collection', '/collections/silk-edit'],
    ['search', searchPath('dress')],
    ['search without results', searchPath('qqzzxw')],
    ['product that is sold out', soldOut.baseUrl],
    ['gift box', '/products/1431C6001'],
    ['size guide', '/pages/garment-size-guide'],
    ['scan', '/scan'],
    ['take a bag over', '/take-bag'],
  ] as const) {
    await page.goto(address)
    await settled(page)
    await lookOnBoth(screen)
  }
  expect(read).toHaveLength(22)
})

test('axe finds nothing in the European shop, on a phone and on a desktop', async ({ page, shop }) => {
  const { lookOnBoth, read } = aReader(page)
  await page.goto(`http://eu.localhost:${shop.port}/`)
  await expect(page.getByRole('banner').getByRole('combobox')).toBeEnabled()
  await lookOnBoth('where members are registered')
  expect(read).toHaveLength(2)
})

test.describe('with the worker', () => {
  test.use(WITH_WORKER)

  test('axe finds nothing in the pages that have nothing to show, and of this device', async ({
    page,
    context,
  }) => {
    const { lookOnBoth, read } = aReader(page)
    for (const [screen, address, says] of [
      ['empty wishlist', '/user/wishlist', 'Nothing here yet'],
      ['empty bag', '/cart', 'Your bag is empty'],
      ['checkout without anything', '/checkout-guest', 'There is nothing to check out'],
      ['no order here', '/payment-result', 'No order on this device'],
      ['no payment under way', '/pay-loading', 'No payment is under way on this device'],
      ['not found', '/no-such-page', 'Oops!Page Not Found'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: says })).toBeVisible()
      await lookOnBoth(screen)
    }
    for (const [screen, address] of [
      ['what works offline', '/help/offline'],
      ['this device', '/this-device'],
    ] as const) {
      await page.goto(address)
      await settled(page)
      await lookOnBoth(screen)
    }
    await settleIn(page)
    await goOffline(context)
    await page.goto('/collections/new-arrivals')
    await expect(page.getByRole('heading', { name: 'This page isn’t saved on your device' })).toBeVisible()
    await lookOnBoth('never seen, without a network')
    expect(read).toHaveLength(18)
  })
})

test('axe finds nothing from the product to the order, on a phone and on a desktop', async ({
  page,
  shop,
  context,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(PHONE)
  const { lookOnBoth, read } = aReader(page)
  const [piece] = await findPieces(shop, 1)
  await visit(page, piece.card.baseUrl)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Please select a size.')).toBeVisible()
  await lookOnBoth('size error')
  await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click()
  await expect(page.getByText('Added to your wishlist').first()).toBeVisible()
  await addFromPage(page, piece)
  await lookOnBoth('bag panel')
  await page.goto('/user/wishlist')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await lookOnBoth('wishlist')
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  await lookOnBoth('bag')
  await page.getByRole('link', { name: 'Vanda, home' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await lookOnBoth('leaving the bag')

  await page.goto('/checkout-guest')
  const pay = page.getByRole('button', { name: /^Pay S\$/ })
  await expect(pay).toBeEnabled()
  await lookOnBoth('checkout')
  await pay.click()
  const refusedAt = await clockOf(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Please check' })).toBeVisible()
  await lookOnBoth('checkout with errors')
  await page.getByRole('radio', { name: /^In-store pickup/ }).check()
  await expect(page.getByRole('radiogroup', { name: 'Pickup location' })).toBeVisible()
  await lookOnBoth('checkout, to be picked up')
  await page.getByRole('radio', { name: /^Home delivery/ }).check()
  await fillCheckout(page)
  await waitForGuard(page, refusedAt)
  await pay.click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await lookOnBoth('page of the provider')
  await payWith(page, CARDS.refused)
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
  await lookOnBoth('payment refused')
  await page.getByRole('button', { name: 'Try again' }).click()
  await payWith(page, CARDS.slow)
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await lookOnBoth('waiting for the payment')
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({
    timeout: 40_000,
  })
  await lookOnBoth('paid')

  await buyNow(page, piece)
  await expect(page.getByRole('button', { name: /^Pay S\$/ })).toBeEnabled()
  await fillCheckout(page, 'mei.risk@example.com')
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await expect(page).toHaveURL(/\/pay-loading/)
  // It would continue automatically.
  await context.setOffline(true)
  await expect(page.getByRole('heading', { level: 1, name: 'Please Waiting...' })).toBeVisible()
  await lookOnBoth('a payment that is looked at')
  expect(read).toHaveLength(26)
})

for (const { device, viewport } of [
  { device: 'a phone', viewport: PHONE },
  { device: 'a desktop', viewport: DESKTOP },
]) {
  test.describe(`axe finds nothing on ${device}`, () => {
    test.use({ viewport })

    test('in everything that opens', async ({ page, shop }) => {
      const { look: lookByDay, lookAtNight, read } = aReader(page)
      const look = async (screen: string) => {
        await lookByDay(screen)
        await lookAtNight(screen)
      }
      const { path } = await clothing(shop)
      const phone = viewport === PHONE
      const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
      const close = async (name: string) => {
        await page.keyboard.press('Escape')
        await expect(dialog(name)).toBeHidden()
      }
      await visit(page, path)
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(dialog('Search').getByRole('button', { name: 'Gathered Waist' })).toBeVisible()
      await look('search popup')
      await dialog('Search').getByRole('textbox').fill('silk')
      await expect(dialog('Search').getByRole('link', { name: /^View all results/ })).toBeVisible()
      await look('search popup with results')
      await dialog('Search').getByRole('textbox').fill('qqzzxw')
      await expect(dialog('Search').getByRole('link', { name: /^Search for/ })).toBeVisible()
      await look('search popup without results')
      await close('Search')

      await cards(page).first().hover()
      await page
        .getByRole('button', { name: /^Add to Cart: / })
        .first()
        .click()
      await expect(page.getByRole('group', { name: /^Choose a size: / }).first()).toBeVisible()
      await look('sizes of a card')
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Bag' }).first().click()
      await expect(dialog('Shopping Bag').getByText('Your bag is empty')).toBeVisible()
      await look('empty bag panel')
      await close('Shopping Bag')
      if (phone) await cards(page).first().getByRole('link').click()
      else {
        await cards(page).first().hover()
        await page
          .getByRole('button', { name: /^Quick view: / })
          .first()
          .click()
      }
      await expect(dialog('Quick view').getByRole('button', { name: 'Find my size' })).toBeVisible()
      await look('quick view')
      await close('Quick view')

      if (phone) {
        await page.getByRole('button', { name: 'Menu' }).click()
        await expect(dialog('Menu').getByLabel('Currency')).toBeEnabled()
        await look('menu')
        await dialog('Menu').getByRole('button', { name: 'Silk' }).click()
        await expect(dialog('Menu').getByRole('button', { name: 'Back' })).toBeVisible()
        await look('menu, one panel down')
        await close('Menu')
        await page.getByRole('button', { name: 'Filter' }).click()
        await expect(dialog('Filter')).toBeVisible()
        await look('sheet of filters')
        await dialog('Filter').getByRole('checkbox').first().check()
        await expect(dialog('Filter').getByRole('button', { name: 'Clear all' })).toBeVisible()
        await look('sheet of filters, one on')
      } else {
        await page.getByRole('button', { name: 'Color', exact: true }).click()
        await expect(page.getByRole('checkbox').first()).toBeVisible()
        await look('menu of a filter')
        await page.getByRole('checkbox').first().check()
        await expect(page.getByRole('button', { name: /^Remove the filter/ })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('region', { name: 'Products' })).not.toHaveAttribute('aria-busy')
        await look('a filter that is on')
        await page.getByRole('button', { name: /^Language and currency/ }).click()
        await expect(dialog('Language and currency').getByLabel('Currency')).toBeEnabled()
        await look('language and currency')
        await close('Language and currency')
        await page.getByRole('banner').getByRole('link', { name: 'Clothing' }).hover()
        await expect(page.getByRole('link', { name: 'All of Clothing' })).toBeVisible()
        await look('mega-menu')
      }
      expect(read).toHaveLength(10)
    })
  })
}
