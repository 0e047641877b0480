import type { Locator, Page } from '@playwright/test'
import { productCards } from '#contract/catalog/listing.contract.ts'
import { product } from '#contract/catalog/product.contract.ts'
import { violationsOf } from '../world/device/axe.ts'
import {
  arrive,
  expect,
  goOffline,
  rowsOf,
  test,
  changeRows,
  waitUntilPageStored,
  waitUntilStored,
} from '../world/browser/fixtures.ts'
import { clockOf, waitForGuard } from '../world/browser/click-guard.ts'
import { drained, shopperOf } from '../world/browser/device-facts.ts'
import { localRow } from '../world/browser/local-row.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { choosePiece, findPieces } from '../world/browser/shopping.ts'
import { ownersTool } from '../world/browser/tablet.ts'
import { PHONE, visit } from '../world/browser/visiting.ts'
import { WITH_WORKER, WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

const box = (page: Page) =>
  page.getByRole('region', { name: /./ }).filter({ has: page.getByRole('heading', { level: 1 }) })

/** Where the letters begin, not the target around them. */
const textEdge = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return Math.round(range.getBoundingClientRect().left)
  })

test('a piece for points shows each way of paying it, from the first byte; one for money shows none (spec 2.10, 4.5)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/products/p-1433V0002')
  const ways = box(page).getByRole('listitem').filter({ hasText: 'Points' })
  await expect(ways).toHaveText(['Full Points: 400 points', 'Points + Pay: 150 points + S$24.00'])
  await expect(box(page).getByText('S$39.00')).toHaveCount(0)
  await expect(box(page).getByRole('radio', { name: 'Full Points 400 points' })).toBeChecked()
  expect(await violationsOf(page)).toEqual([])
  const rendered = await page.request.get('/products/p-1433V0001')
  expect(await rendered.text()).toMatch(/Full Points.*500 points/)

  const [piece] = await findPieces(shop, 1)
  await visit(page, piece.card.baseUrl)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Full Points')).toHaveCount(0)
})

/** A piece that goes with two others at least, one of which has several sizes. */
async function pathWithTwoToStyle(shop: RunningShop): Promise<string> {
  const client = aTestClient(shop.url)
  for (const { card } of await findPieces(shop, 8)) {
    const { bundle } = await client.get(product, { spuCode: card.spuCode })
    const others = (await client.get(productCards, { spus: bundle.join(',') })).filter(({ canBuy }) => canBuy)
    const sizes = others.map(({ items }) => items[0]?.size.filter(({ canBuy }) => canBuy).length ?? 0)
    if (others.length > 1 && sizes.some((count) => count > 1)) return card.baseUrl
  }
  throw new Error('the demo shop has no such piece')
}

test('Style It With: the selected pieces, each in its size, are added at once; more than 99 pieces are "99+" (spec 2.10, 4.2)', async ({
  page,
  shop,
}) => {
  await visit(page, await pathWithTwoToStyle(shop))
  const bundle = page.getByRole('region', { name: 'Style It With' })
  const add = bundle.getByRole('button', { name: 'Add selected to cart' })
  await add.click()
  await expect(bundle.getByText('Please select at least one item.')).toBeVisible()
  const askedAt = await clockOf(page)
  const pieces = bundle.getByRole('listitem')
  const open = pieces.filter({ has: page.getByRole('checkbox', { disabled: false }) })
  const sized = open.filter({ has: page.getByRole('combobox') })
  await open.nth(1).waitFor()
  const names = await open.getByRole('link').allInnerTexts()
  // A piece that is selected without a size is asked for it, and nothing is added.
  for (const box of await open.getByRole('checkbox').all()) await box.check()
  await waitForGuard(page, askedAt)
  await add.click()
  const againAt = await clockOf(page)
  await expect(bundle.getByText('Please select a size.').first()).toBeVisible()
  const bag = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(bag).toBeHidden()
  for (const choice of await sized.getByRole('combobox').all()) {
    const sku = await choice.locator('option:not(:disabled)').last().getAttribute('value')
    await choice.selectOption(sku ?? '')
  }
  await waitForGuard(page, againAt)
  await add.click()
  for (const name of names)
    await expect(bag.getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('1')
  await drained(page)
  const shopper = await shopperOf(page)
  const lines = 'select qty from cart_line where shopper = ?'
  expect(rowsOf(shop, lines, shopper)).toEqual(names.map(() => ({ qty: 1 })))

  const icon = page.getByRole('banner').getByRole('link', { name: /^Bag/ })
  await page.keyboard.press('Escape')
  await expect(icon).toHaveAccessibleName(new RegExp(`${names.length} items`))
  changeRows(shop, 'update cart_line set qty = 60 where shopper = ?', shopper)
  changeRows(shop, 'update cart set version = version + 1 where shopper = ?', shopper)
  await page.reload()
  await expect(icon).toHaveText(/99\+$/)
  await expect(icon).toHaveAccessibleName(new RegExp(`${60 * names.length} items`))
})

test('the page of a piece tells the truth about stock, size and offer, and remembers who shared it (spec 2.2, 2.10, 4.10, 4.11, 5, 9.3, 9.6) @core', async ({
  page,
  shop,
}) => {
  const one = (sql: string) => rowsOf(shop, sql)[0] as Record<string, string>
  const ordinary = `listed = 1 and on_sale = 1 and all_point = 0 and is_virtual = 0 and pre_sale_days = 0`

  // The last piece of a size: reported at the choice (spec 5), in the words of the bag.
  const last = one(
    `select p.spu, s.sku, s.size, s.pid from sku s join product p on p.id = s.product_id
     where s.stock = 1 and s.hidden = 0 and ${ordinary} and p.is_group_virtual = 0
       and (select count(*) from sku o where o.pid = s.pid and o.stock > 1) > 1 limit 1`,
  )
  await page.goto(`/products/p-${last['spu']}?sku=${last['sku']}`)
  await expect(page.getByText(`SKU: ${last['pid']}`, { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: last['size'] ?? '', exact: true }).check()
  await expect(page.getByText(`SKU: ${last['sku']}`, { exact: true })).toBeVisible()
  await expect(page.getByText('Only 1 left').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'One more' })).toBeDisabled()
  await page.getByRole('button', { name: 'Find my size' }).click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  await expect(guide.getByRole('row').filter({ hasText: 'chosen' }).getByRole('rowheader')).toHaveText(
    `${last['size']} chosen`,
  )
  // Both units, also for a user who has entered no weight (spec 4.11).
  await expect(guide.getByRole('radio', { name: 'CM' })).toBeChecked()
  await expect(guide.getByRole('radio', { name: 'KG' })).toBeChecked()
  await guide.getByRole('radio', { name: 'IN' }).check()
  await guide.getByRole('radio', { name: 'LBS' }).check()
  await expect
    .poll(() => localRow(page, 'preferences', 'size-units'))
    .toMatchObject({ length: 'in', weight: 'lbs' })
  await page.reload()
  await page.getByRole('button', { name: 'Find my size' }).click()
  await expect(guide.getByRole('radio', { name: 'IN' })).toBeChecked()
  await expect(guide.getByRole('radio', { name: 'LBS' })).toBeChecked()
  await page.keyboard.press('Escape')
  const waits = page.getByText('Your size is sold out? Notify me')
  if (await waits.isVisible())
    expect(await textEdge(waits)).toBe(await textEdge(page.getByRole('heading', { level: 1 })))

  // A running deal shows its name and its countdown (spec 2.10, 4.10).
  const deal = one(`select spu from product where marketing like '%"F1"%'`)
  await page.goto(`/products/p-${deal['spu']}`)
  await expect(box(page).getByText('Flash Sales')).toBeVisible()
  await expect(box(page).getByRole('timer')).toHaveText(/^\d\d:\d\d:\d\d$/)
  // It is there from the first moment, so that nothing moves when the app has started.
  const first = await page.request.get(`/products/p-${deal['spu']}`)
  expect(await first.text()).toContain('Flash Sales')

  // The guide who shared the link is stored for three days (spec 9.3).
  await page.goto(`/products/p-${deal['spu']}?s_guide_code=G7`)
  const shared = async () => (await page.context().cookies()).find(({ name }) => name === 'guide_code')
  await expect.poll(async () => (await shared())?.value).toBe('G7')
  const days = ((await shared())?.expires ?? 0) / 86_400 - Date.now() / 86_400_000
  expect(days).toBeGreaterThan(2.9)
  expect(days).toBeLessThanOrEqual(3)

  // The mark of a co-branded piece is drawn (spec 9.6).
  const cobranded = one(`select spu from product where tags like '%"Olympic"%' and listed = 1`)
  await page.goto(`/products/p-${cobranded['spu']}`)
  await expect(page.getByRole('img', { name: 'Vanda × Olympic' }).first()).toBeVisible()

  // A choice group needs a choice (spec 5).
  await page.goto('/products/p-1433V0003')
  await box(page).getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Please select a product')).toBeVisible()

  // Sold out in all sizes: one main button, the rest is quiet.
  const gone = one(
    `select p.spu from product p join sku s on s.product_id = p.id where ${ordinary} group by p.spu having sum(s.stock) = 0 limit 1`,
  )
  await page.goto(`/products/p-${gone['spu']}`)
  await expect(box(page).locator('button[data-look="solid"]:visible')).toHaveText([
    'Notify me when available',
  ])
  await expect(box(page).locator('button[data-look="outline"]:visible')).toHaveCount(0)
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveCount(0)

  // The text of quiet buttons is on the baseline of the text around them.
  const most = one(
    `select spu from review join product on product.id = product_id where listed = 1 group by spu order by count(*) desc limit 1`,
  )
  await page.goto(`/products/p-${most['spu']}`)
  // Its guide says how the piece is cut, and counts what reviewers report of its fit (spec 2.10).
  await page.getByRole('button', { name: 'Find my size' }).click()
  await expect(guide.getByText(/^Fit: \w+$/)).toBeVisible()
  await expect(guide.getByRole('region', { name: 'Fitting report' }).getByRole('listitem')).toHaveText([
    /^\D+\d+$/,
    /^\D+\d+$/,
    /^\D+\d+$/,
  ])
  await page.keyboard.press('Escape')
  const review = page
    .getByRole('region', { name: 'Reviews' })
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
    .first()
  expect(await textEdge(review.getByRole('button', { name: /^Helpful/ }))).toBe(
    await textEdge(review.getByRole('heading')),
  )
})

test('an eGift card is written, checked, kept on the device and taken to checkout (spec 5, 9.9)', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/products/p-1432E0001')
  const form = page.getByRole('form', { name: 'Your eGift card' })
  const buy = form.getByRole('button', { name: 'Buy this card' })
  await buy.click()
  const pressedAt = await clockOf(page)
  for (const words of [
    'Please select an amount.',
    'Enter the name of the recipient.',
    'Enter the email address of the recipient.',
    'Enter your name.',
    'Enter your email address.',
    'Write a message.',
  ])
    await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'S$100', exact: true })).toBeFocused()
  await form.getByRole('checkbox', { name: 'Send it to myself' }).check()
  await form.getByLabel('Your name').fill('Ann')
  await form.getByLabel('Your email').fill('ann@example.com')
  await form.getByRole('textbox', { name: 'Message' }).fill('x'.repeat(310))
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('x'.repeat(300))
  await waitForGuard(page, pressedAt)
  await buy.click()
  await expect(page.getByText('Please select an amount.')).toBeVisible()
  await expect(form.getByText('Enter the name of the recipient.')).toHaveCount(0)
  const askedAt = await clockOf(page)
  await page.getByRole('radio', { name: 'S$200' }).check()
  await waitForGuard(page, askedAt)
  expect(await violationsOf(page)).toEqual([])
  await buy.click()
  await expect(page.getByRole('heading', { name: 'Your eGift card' })).toBeVisible()
  await expect(page.getByText('ann@example.com')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Delivery' })).toHaveCount(0)

  await visit(page, '/products/p-1432E0001')
  await expect(form.getByLabel('Your name')).toHaveValue('Ann')
  await expect(page.getByRole('radio', { name: 'S$200' })).toBeChecked()
  await expect(page.getByRole('button', { name: /Add to Cart|Buy Now/ })).toHaveCount(0)
  await form.getByRole('button', { name: 'Empty the form' }).click()
  await expect(form.getByLabel('Your name')).toHaveValue('')
  expect(await localRow(page, 'drafts', 'egift:1432E0001')).toBeUndefined()
})

test('the bar at the thumb of a phone has room for name, price and button in every language', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(PHONE)
  const reduced = rowsOf(
    shop,
    `select distinct p.spu from sku s join product p on p.id = s.product_id
     where s.list_price > s.price and s.stock > 1 and p.listed = 1 and p.on_sale = 1 and p.pre_sale_days = 0 limit 3`,
  )
  expect(reduced.length).toBe(3)
  for (const language of ['', '/ja', '/fr', '/zh'])
    for (const { spu } of reduced) {
      await visit(page, `${language}/products/p-${String(spu)}`)
      await page.locator('#similar').scrollIntoViewIfNeeded()
      const button = page.locator('[data-away] button')
      await expect(button).toBeInViewport({ ratio: 1 })
      const room = await button.evaluate((element) => {
        const words = element.previousElementSibling
        const [name, price] = words?.children ?? []
        if (!words || !name || !price) throw new Error('the bar names no piece')
        return {
          over: words.scrollWidth - words.clientWidth,
          // A long name is cut after two lines, never after a part of one.
          lines: Math.round(name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight)),
          apart: element.getBoundingClientRect().left - words.getBoundingClientRect().right,
        }
      })
      expect
        .soft({ ...room, apart: room.apart >= 8, lines: room.lines <= 2 }, `${language} ${String(spu)}`)
        .toEqual({
          over: 0,
          lines: true,
          apart: true,
        })
    }
})

test('the badge on the pictures is that of the chosen colour (spec 4.9)', async ({ page, shop }) => {
  const found = (await findPieces(shop, 12)).find(
    ({ card: { actTags, discount, items } }) =>
      // A deal of the day says its discount itself, without such a badge.
      actTags.some(({ type }) => type === 4) &&
      discount > 0 &&
      discount !== 50 &&
      items[1]?.size.some(({ canBuy }) => canBuy),
  )
  if (!found) throw new Error('the demo shop has no such piece')
  const [first, reduced] = found.card.items
  if (!first || !reduced) throw new Error('a piece in two colours has two')
  for (const { sku } of reduced.size) {
    const price = Number(rowsOf(shop, 'select price from sku where sku = ?', sku)[0]?.['price']) / 100
    await ownersTool(shop, 'price', sku, (price / 2).toFixed(2), '--list', price.toFixed(2))
  }
  const pictures = page.getByRole('region', { name: `Pictures of ${found.card.productsName}` })
  // The running server reads the catalogue again after a change by the owner's tool.
  await expect(async () => {
    await visit(page, found.card.baseUrl)
    await box(page).getByRole('radio', { name: reduced.color, exact: true }).check({ timeout: 5_000 })
    await expect(pictures.getByText('50% OFF')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await box(page).getByRole('radio', { name: first.color, exact: true }).check({ timeout: 3_000 })
  await expect(pictures.getByText(`${found.card.discount}% OFF`)).toBeVisible()
})

test('the size that was chosen is still chosen after a reload and after Back, and not in the address that is shared (decision 0038)', async ({
  page,
  context,
  shop,
}) => {
  const [find, other] = await findPieces(shop, 2)
  const size = page.getByRole('radio', { name: find.size, exact: true })
  await choosePiece(page, find)
  await expect(page).toHaveURL(new RegExp(`sku=${find.sku}`))
  await page.reload()
  await expect(size).toBeChecked()
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click()
  await expect(page).toHaveURL(/\/user\/wishlist/)
  await page.goBack()
  await expect(size).toBeChecked()

  await page.goto(other.card.baseUrl)
  await expect(page.getByRole('radio', { checked: true, name: other.size, exact: true })).toHaveCount(0)
  await page.goBack()
  await expect(size).toBeChecked()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  const bag = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(bag.getByRole('spinbutton', { name: `Quantity of ${find.card.productsName}` })).toHaveValue(
    '1',
  )

  const friend = await context.newPage()
  await friend.goto(page.url())
  await expect(friend.getByRole('radio', { name: find.size, exact: true })).not.toBeChecked()
})

test('at the last picture the button that was pressed keeps its place and the focus (WCAG 2.4.3)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [{ card }] = await findPieces(shop, 1)
  await page.goto(card.baseUrl)
  const pictures = page.getByRole('region', { name: `Pictures of ${card.productsName}` })
  const next = pictures.getByRole('button', { name: 'Next picture' })
  await expect(async () => {
    if ((await next.getAttribute('aria-disabled')) !== 'true') await next.click()
    await expect(next).toHaveAttribute('aria-disabled', 'true', { timeout: 500 })
  }).toPass()
  await expect(next).toBeFocused()
})

test.describe('with the worker', () => {
  test.use(WITH_WORKER)

  test('pieces that this device has opened before are at the end of the page, also without a network', async ({
    page,
    context,
    shop,
  }) => {
    const [one, other] = await findPieces(shop, 2)
    await arrive(page)
    await page.goto(one.card.baseUrl)
    await waitUntilStored(page)
    await page.goto(other.card.baseUrl)
    await waitUntilStored(page)
    await waitUntilPageStored(page, other.card.baseUrl)
    const seen = page.getByRole('region', { name: 'Recently viewed' })
    for (const network of [true, false]) {
      if (!network) {
        await goOffline(context)
        await page.reload()
      }
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(seen.getByRole('heading', { name: one.card.productsName })).toBeVisible()
      await expect(seen.getByRole('article')).toHaveCount(1)
    }
  })
})
