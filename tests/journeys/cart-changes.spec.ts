import type { Page } from '@playwright/test'
import { addAndSend } from '../world/browser/device-facts.ts'
import { changeRows, expect, rowsOf, test } from '../world/browser/fixtures.ts'
import { choosePiece, findPieces, quantity } from '../world/browser/shopping.ts'
import { ownersTool } from '../world/browser/tablet.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'
import { guardOver } from '../world/browser/click-guard.ts'

test.use(WITHOUT_WORKER)

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Your bag has changed' })
const checkOut = (page: Page) =>
  page.getByRole('button', { name: 'Checkout as Guest' }).filter({ visible: true }).first()

test('a raised price, a piece sold out and one no longer sold meanwhile are said in the open bag and asked before checkout (spec 4.14, 8) @core', async ({
  page,
  shop,
}) => {
  test.slow()
  const [dear, gone, stopped, other] = await findPieces(shop, 4)
  const sell = (on: 0 | 1) =>
    changeRows(shop, 'update product set on_sale = ? where spu = ?', on, stopped.card.spuCode)
  const row = rowsOf(shop, 'select price, list_price from sku where sku = ?', dear.sku)[0] ?? {}
  const price = Number(row['price']) / 100
  const list = Number(row['list_price']) / 100
  await addAndSend(page, dear)
  await addAndSend(page, gone)
  await addAndSend(page, stopped)
  await addAndSend(page, other)
  await page.goto('/cart')
  await expect(page.getByRole('spinbutton')).toHaveCount(4)
  // On the bag's own page its icon leads to the top (spec 2.5).
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page
    .getByRole('button', { name: 'Bag (4), to the top' })
    .evaluate((icon: HTMLButtonElement) => icon.click())
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  // While the bag is open the owner raises one price: the line shows it without a reload.
  await ownersTool(shop, 'price', dear.sku, (price + 20).toFixed(2), '--list', (list + 50).toFixed(2))
  const line = page.getByRole('listitem').filter({ has: quantity(page, dear) })
  await expect(line.getByText(/^Price changed from S\$[\d.,]+ to S\$[\d.,]+$/)).toBeVisible({
    timeout: 40_000,
  })

  // Just before checkout the last piece of another line is sold and a third is withdrawn: the client checks again
  // before it leaves the bag.
  await ownersTool(shop, 'stock', gone.sku, '0')
  sell(0)
  await checkOut(page).click()
  await expect(
    question(page).getByRole('heading', { name: 'Please remove sold out product(s)' }),
  ).toBeVisible()
  await expect(question(page).getByText(gone.card.productsName)).toBeVisible()
  await expect(
    question(page).getByRole('heading', { name: 'Please remove stop selling product(s)' }),
  ).toBeVisible()
  await expect(question(page).getByText(stopped.card.productsName)).toBeVisible()
  await expect(
    question(page).getByText('The product(s) in shopping bag has been changed, please check'),
  ).toBeVisible()
  await expect(question(page).getByText(dear.card.productsName)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/cart')
  await question(page).getByRole('button', { name: 'Back to the bag' }).click()
  const cart = page.getByRole('main')
  for (const [words, { card, size }] of [
    ['Please remove sold out product(s)', gone],
    ['Please remove stop selling product(s)', stopped],
  ] as const) {
    await expect(cart.getByText(words, { exact: true })).toBeVisible()
    await expect(cart.getByText(`${card.productsName}, ${size}`)).toBeVisible()
  }
  await expect(cart.getByText('Sold Out', { exact: true })).toBeVisible()
  await expect(cart.getByText('Stop Selling', { exact: true })).toBeVisible()

  const goOn = question(page).getByRole('button', { name: 'Remove and continue' })
  await guardOver(page)
  await checkOut(page).click()
  await goOn.click()
  await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible()
  await expect(page.getByText(dear.card.productsName).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText(/^Please remove/)).toHaveCount(0)
  for (const { card } of [gone, stopped]) await expect(page.getByText(card.productsName)).toHaveCount(0)

  await ownersTool(shop, 'price', dear.sku, price.toFixed(2), '--list', list.toFixed(2))
  await ownersTool(shop, 'stock', gone.sku, String(gone.stock))
  sell(1)
})

test('while the retention popup is open the address is the bag’s: a reload stays there (spec 2.5, 4.3)', async ({
  page,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  await addAndSend(page, piece)
  await page.getByRole('button', { name: 'View bag' }).click()
  await expect(quantity(page, piece)).toBeVisible()
  const title = await page.title()
  await page.goBack()
  const popup = page.getByRole('dialog', { name: 'Leaving your bag?' })
  await expect(popup).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
  expect(await page.title()).toBe(title)
  await popup.getByRole('button', { name: 'Leave for now' }).click()
  await expect(page).toHaveURL(new RegExp(piece.card.baseUrl.split('/').at(-1) ?? '-'))
  await expect(page.getByRole('heading', { name: piece.card.productsName, level: 1 })).toBeVisible()

  // Once a day; without that storage a link out of the bag is blocked and followed later, too, once in this document
  // (traps 3.20).
  await page.evaluate(() => {
    localStorage.removeItem('cart-retention')
    Storage.prototype.setItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  await page.goForward()
  await expect(quantity(page, piece)).toBeVisible()
  await page.getByRole('link', { name: piece.card.productsName }).first().click()
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'Leave for now' }).click()
  await expect(page.getByRole('heading', { name: piece.card.productsName, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(quantity(page, piece)).toBeVisible()
  await page.getByRole('link', { name: piece.card.productsName }).first().click()
  await expect(page.getByRole('heading', { name: piece.card.productsName, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(quantity(page, piece)).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: piece.card.productsName }).first().click()
  await expect(popup).toBeVisible()
  await page.reload()
  expect(new URL(page.url()).pathname).toBe('/cart')
  await expect(quantity(page, piece)).toBeVisible()

  // Opened by its address: the page before is of another document.
  await page.evaluate(() => localStorage.removeItem('cart-retention'))
  await page.goto(piece.card.baseUrl)
  await page.goto('/cart')
  await expect(quantity(page, piece)).toBeVisible()
  const back = page.getByRole('button', { name: 'Back', exact: true })
  await back.click()
  await expect(popup).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
  await popup.getByRole('button', { name: 'Close' }).click()
  await back.click()
  await expect(page.getByRole('heading', { name: piece.card.productsName, level: 1 })).toBeVisible()
})

test('a quantity that is no number becomes 1, also one that only a computer would read (spec 5)', async ({
  page,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  await choosePiece(page, piece)
  const field = page.getByRole('spinbutton', { name: 'Quantity' })
  for (const typed of ['1e2', '0x3', 'Infinity', 'two']) {
    await field.fill(typed)
    await field.blur()
    await expect(field).toHaveValue('1')
    await field.fill('2')
    await field.blur()
    await expect(field).toHaveValue('2')
  }
})

test('an add is one request: its response brings the bag that opens, and opening the bag later asks again (spec 4.6)', async ({
  page,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  await choosePiece(page, piece)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The rail of the panel reads the catalogue.
    if (/^\/api\/(cart|customer)\//.test(pathname)) requests.push(pathname)
  })
  const bag = page.getByRole('dialog', { name: 'Shopping Bag' })
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(bag.getByText('Add to cart success', { exact: true })).toBeVisible()
  await expect(quantity(page, piece)).toHaveValue('1')
  await bag.getByRole('button', { name: 'Close' }).click()
  await expect(bag).toBeHidden()
  expect(requests).toEqual(['/api/cart/add'])

  const list = page.waitForResponse('**/api/cart/list')
  await page.getByRole('link', { name: /^Bag/ }).first().click()
  await list
  await expect(quantity(page, piece)).toHaveValue('1')
  expect(requests.toSorted()).toEqual(['/api/cart/add', '/api/cart/list', '/api/customer/wishList'])
})

test('a browser that blocks cookies keeps the bag for the visit and says so (spec 8)', async ({
  page,
  shop,
}) => {
  const guests = () =>
    Number(rowsOf(shop, "select count(*) as n from session where shopper like 'g%'")[0]?.['n'])
  const [piece] = await findPieces(shop, 1)
  const before = guests()
  await blockCookies(page)
  await choosePiece(page, piece)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  const panel = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(panel.getByText('1 item', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'View bag' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('heading', { name: 'Shopping Bag 1 item' })).toBeVisible()
  await quantity(page, piece).fill('2')
  await quantity(page, piece).blur()
  await expect(page.getByRole('heading', { name: 'Shopping Bag 2 items' })).toBeVisible()
  const words = page.getByText(
    'This browser blocks cookies, so your bag lasts until you close or reload this page.',
  )
  await expect(words.first()).toBeVisible()
  expect(guests()).toBe(before + 1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
  await expect(words.first()).toBeVisible()
})

/** Makes the page refuse cookies and every kind of storage, like a browser that blocks cookies. */
async function blockCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
    IDBFactory.prototype.open = refuse
    IDBFactory.prototype.databases = async () => refuse()
  })
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
}
