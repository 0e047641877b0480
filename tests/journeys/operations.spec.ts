import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { productCards } from '#contract/catalog/listing.contract.ts'
import { violationsOf } from '../world/device/axe.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { clockOf, waitForGuard } from '../world/browser/click-guard.ts'
import { addAndSend, drained, shopperOf, waitingOn } from '../world/browser/device-facts.ts'
import { arrive, expect, goOffline, waitUntilStored, rowsOf, test } from '../world/browser/fixtures.ts'
import { mailedLink } from '../world/browser/membership.ts'
import { addFromPage, findPieces, type Find } from '../world/browser/shopping.ts'

/** As the store tool does it: the running server reloads within seconds. */
function change(shop: RunningShop, sku: string, to: { stock?: number; price?: number }): void {
  const database = new DatabaseSync(`${shop.dataDir}/shop.sqlite`, { timeout: 5_000 })
  for (const [column, value] of Object.entries(to))
    database.prepare(`update sku set ${column} = ? where sku = ?`).run(value, sku)
  database
    .prepare('update product set changed_at = ? where id = (select product_id from sku where sku = ?)')
    .run(Date.now(), sku)
  database.close()
}

const stored = (shop: RunningShop, sku: string) => rowsOf(shop, 'select * from sku where sku = ?', sku)[0]

/** The card of a piece as the running server sells it. */
async function cardShown(shop: RunningShop, { card }: Find): Promise<ProductCard | undefined> {
  const params = { spus: card.spuCode, lang: 'en', currency: 'SGD' } as const
  const [shown] = await aTestClient(shop.url).get(productCards, params)
  return shown
}

async function stockShown(shop: RunningShop, piece: Find): Promise<number | undefined> {
  const shown = await cardShown(shop, piece)
  return shown?.items.flatMap(({ size }) => size).find((one) => one.sku === piece.sku)?.stock
}

/** Changes the first pending operation, as another build or a long time would have left it. */
function turnFirst(page: Page, to: Readonly<Record<string, number>>): Promise<void> {
  return page.evaluate(
    (to) =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('vanda-sync')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const write = open.result.transaction('operations', 'readwrite')
          const cursor = write.objectStore('operations').openCursor()
          cursor.onsuccess = () => cursor.result?.update({ ...cursor.result.value, ...to })
          write.oncomplete = () => {
            open.result.close()
            resolve()
          }
        }
      }),
    to,
  )
}

async function two(shop: RunningShop): Promise<[Find, Find]> {
  const [one, other] = await findPieces(shop, 2)
  return [one, other]
}

const sync = (page: Page) => page.getByRole('dialog', { name: 'Sync status' })

test('a line moved to the wishlist offline is one operation, shown in the sync view, applied to both lists (spec 2.11)', async ({
  page,
  context,
  shop,
}) => {
  const [one, other] = await two(shop)
  await arrive(page)
  await addFromPage(page, one)
  await addAndSend(page, other)
  await page.goto('/cart')
  await expect(page.getByRole('spinbutton')).toHaveCount(2)
  await goOffline(context)
  await page.getByRole('button', { name: `Move to Wishlist: ${one.card.productsName}` }).click()
  await expect(page.getByRole('spinbutton')).toHaveCount(1)
  expect(await waitingOn(page)).toBe(1)

  await page.getByRole('link', { name: 'See what waits' }).click()
  await expect(sync(page).getByText('Move 1 item to your wishlist')).toBeVisible()
  await expect(sync(page).getByRole('link', { name: one.card.productsName })).toBeVisible()
  await expect(sync(page).getByText('You’re offline.')).toBeVisible()
  await sync(page).getByRole('button', { name: 'Try now' }).click()
  await expect(sync(page).getByText('We could not reach the shop just now.')).toBeVisible()

  await context.setOffline(false)
  await expect(sync(page).getByText('Everything is saved.')).toBeVisible()
  await sync(page).getByRole('button', { name: 'Close' }).click()
  await page.goto('/user/wishlist')
  await expect(page.getByRole('link', { name: one.card.productsName }).first()).toBeVisible()
  // Other guests of this server may wishlist the same piece.
  const shopper = await shopperOf(page)
  const mine = (sql: string, what: string) => rowsOf(shop, sql, what, shopper)
  expect(mine('select spu from wishlist_item where spu = ? and shopper = ?', one.card.spuCode)).toHaveLength(
    1,
  )
  expect(mine('select sku from cart_line where sku = ? and shopper = ?', one.sku)).toHaveLength(0)
  // No operation is pending, and the mark has gone from the header.
  await expect(page.getByRole('banner').getByRole('link', { name: /saved on this device/ })).toHaveCount(0)
})

test('changes of the bag by the shop are reported until the user has read them', async ({
  page,
  context,
  shop,
}) => {
  const [one, other] = await two(shop)
  const [price, stock] = [
    Number(stored(shop, one.sku)?.['price']),
    Number(stored(shop, other.sku)?.['stock']),
  ]
  const cards = [await cardShown(shop, one), await cardShown(shop, other)]
  await arrive(page)
  await addFromPage(page, one)
  await addAndSend(page, other)
  await page.goto('/cart')
  await expect(page.getByRole('spinbutton')).toHaveCount(2)
  await goOffline(context)
  await expect(page.getByText('You’re offline: price and stock as of').first()).toBeVisible()
  await page.getByRole('button', { name: `One more ${one.card.productsName}` }).click()
  await expect.poll(() => waitingOn(page)).toBe(1)
  change(shop, one.sku, { price: price + 1_000 })
  change(shop, other.sku, { stock: 0 })
  // The server reloads what has changed, oldest first.
  await expect.poll(() => stockShown(shop, other)).toBe(0)
  await context.setOffline(false)
  await drained(page)

  const report = page.getByRole('status').filter({ hasText: 'Your bag has changed' })
  await expect(report.getByText(/The price went from S\$.+ to S\$/)).toBeVisible()
  await expect(report.getByText('Now sold out.')).toBeVisible()
  await page.reload()
  await expect(report.getByText('Now sold out.')).toBeVisible()
  await report.getByRole('button', { name: 'OK' }).click()
  await expect(report).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('spinbutton').first()).toBeVisible()
  await expect(report).toHaveCount(0)
  change(shop, one.sku, { price })
  change(shop, other.sku, { stock })
  // The next test of this shop sells the same pieces.
  await expect.poll(() => cardShown(shop, one)).toEqual(cards[0])
  await expect.poll(() => cardShown(shop, other)).toEqual(cards[1])
})

test('asked for without a network: a notice, the newsletter and a helpful review arrive later, once', async ({
  page,
  context,
  shop,
}) => {
  const [sold] = await two(shop)
  const reviewed = rowsOf(
    shop,
    `select review.id, review.helpful, product.spu from review join product on product.id = review.product_id
     where product.on_sale = 1 and product.listed = 1 order by review.created_at desc limit 1`,
  )[0] as { id: string; helpful: number; spu: string }
  const sizes = rowsOf(shop, 'select sku, stock from sku where product_id = ?', sold.card.productsId)
  const card = await cardShown(shop, sold)
  for (const { sku } of sizes) change(shop, String(sku), { stock: 0 })
  await arrive(page)
  await expect
    .poll(
      async () => {
        await page.goto(sold.card.baseUrl)
        return page.getByRole('button', { name: 'Notify me when available' }).count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  await waitUntilStored(page)
  await page.goto(`/products/${reviewed.spu}`)
  await expect(page.getByRole('button', { name: /^Helpful/ }).first()).toBeVisible()
  await waitUntilStored(page)
  await goOffline(context)
  await page
    .getByRole('button', { name: /^Helpful/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Helpful/ }).first()).toHaveAttribute('aria-pressed', 'true')
  // Shown from the moment its write begins; a page that is left before the commit drops it (decision 0082).
  await expect.poll(() => waitingOn(page)).toBe(1)

  await page.goto(sold.card.baseUrl)
  await page.getByRole('button', { name: 'Notify me when available' }).click()
  const dialog = page.getByRole('dialog', { name: 'Notify me when available' })
  await expect(dialog).toBeVisible()
  if ((await dialog.getByRole('radio').count()) > 0) await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Notify me' }).click()
  const refusedAt = await clockOf(page)
  await expect(dialog.getByText('Enter your email address.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Email' }).fill('mei@example.com')
  await waitForGuard(page, refusedAt)
  await dialog.getByRole('button', { name: 'Notify me' }).click()
  await expect(dialog).toBeHidden()

  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'Email' }).fill('anna@example.com')
  await footer.getByRole('button', { name: 'Sign up' }).click()
  await expect(footer.getByText('Saved on this device.')).toBeVisible()
  expect(await waitingOn(page)).toBe(3)

  await page.getByRole('banner').getByRole('link', { name: '3 changes saved on this device' }).click()
  await expect(sync(page).getByText('Write to mei@example.com when it is back')).toBeVisible()
  await expect(sync(page).getByText('Send our letters to anna@example.com')).toBeVisible()
  await expect(sync(page).getByText('Say that a review helped')).toBeVisible()

  await context.setOffline(false)
  await drained(page)
  // Other journeys of this shop have asked for such things, too.
  const shopper = await shopperOf(page)
  const asked = (what: string) => rowsOf(shop, `${what} where shopper = ?`, shopper)
  expect(asked('select email from stock_notice')).toEqual([{ email: 'mei@example.com' }])
  expect(asked('select email from newsletter')).toEqual([{ email: 'anna@example.com' }])

  // The owner of the address agrees by the button of the page, not by the link.
  const agreed = () => asked('select confirmed_at is not null as agreed from stock_notice')
  await page.goto(await mailedLink(shop, 'mei@example.com', '/account/stock-mail'))
  await expect(page.getByRole('heading', { name: 'An email when it’s back' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(agreed()).toEqual([{ agreed: 0 }])
  await page.getByRole('button', { name: 'Yes, email me' }).click()
  await expect(page.getByText('Thank you. We’ll email you once when it’s back.')).toBeVisible()
  expect(agreed()).toEqual([{ agreed: 1 }])
  expect(asked('select review_id from review_vote')).toEqual([{ review_id: expect.any(String) }])
  for (const { sku, stock } of sizes) change(shop, String(sku), { stock: Number(stock) })
  await expect.poll(() => cardShown(shop, sold)).toEqual(card)
})

test('an operation that waits for a day is reported, and one of a newer build is kept until that build is back', async ({
  page,
  context,
  shop,
}) => {
  const [one] = await two(shop)
  await arrive(page)
  await addAndSend(page, one)
  await page.goto('/cart')
  await goOffline(context)
  await page.getByRole('button', { name: `One more ${one.card.productsName}` }).click()
  await expect.poll(() => waitingOn(page)).toBe(1)
  await turnFirst(page, { createdAt: Date.now() - 25 * 3_600_000 })
  await page.reload()
  await expect(page.getByText('Waiting for more than a day')).toBeVisible()

  await turnFirst(page, { v: 99 })
  await context.setOffline(false)
  await expect(page.getByText('A newer version of the shop is needed')).toBeVisible()
  expect(await waitingOn(page)).toBe(1)
  await turnFirst(page, { v: 1 })
  await page.reload()
  await drained(page)
  expect(rowsOf(shop, 'select qty from cart_line where sku = ?', one.sku)).toContainEqual({ qty: 2 })
})

test.describe('without a worker', () => {
  // Only the page sends: the test cannot delay requests of the worker.
  test.use({ serviceWorkers: 'block' })

  test('checkout asks for a price only once everything done to the bag has arrived', async ({
    page,
    shop,
  }) => {
    const [one] = await two(shop)
    await page.goto('/')
    await addAndSend(page, one)
    const order: string[] = []
    await page.route('**/api/cart/update', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    page.on('requestfinished', (request) => order.push(new URL(request.url()).pathname))
    page.on('request', (request) => {
      if (request.url().includes('/api/checkout/quote')) order.push('asked for a price')
    })
    await page
      .getByRole('dialog', { name: 'Shopping Bag' })
      .getByRole('button', { name: `One more ${one.card.productsName}` })
      .click()
    await page.getByRole('button', { name: 'Checkout as Guest' }).first().click()
    await expect(page).toHaveURL(/checkout-guest/)
    await expect.poll(() => order.includes('asked for a price'), { timeout: 20_000 }).toBe(true)
    expect(order.indexOf('/api/cart/update')).toBeGreaterThanOrEqual(0)
    expect(order.indexOf('/api/cart/update')).toBeLessThan(order.indexOf('asked for a price'))
  })
})
