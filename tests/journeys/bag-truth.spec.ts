import type { Page } from '@playwright/test'
import { addAndSend } from './device-facts.ts'
import { arrive, expect, rowsOf, test } from './people.ts'
import { findPieces, quantity } from './shopping.ts'
import { ownersTool } from './tablet.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Your bag has changed' })
const checkOut = (page: Page) =>
  page.getByRole('button', { name: 'Checkout as Guest' }).filter({ visible: true }).first()

test('a raised price and a piece sold out meanwhile are said in the open bag and asked before checkout (spec 4.14, 8)', async ({
  page,
  shop,
}) => {
  test.slow()
  const [dear, gone, other] = await findPieces(shop, 3)
  const row = rowsOf(shop, 'select price, list_price from sku where sku = ?', dear.sku)[0] ?? {}
  const price = Number(row['price']) / 100
  const list = Number(row['list_price']) / 100
  await arrive(page)
  await addAndSend(page, dear)
  await addAndSend(page, gone)
  await addAndSend(page, other)
  await page.goto('/cart')
  await expect(page.getByRole('spinbutton')).toHaveCount(3)

  // While the bag lies open the owner raises one price: the line says it without being asked.
  ownersTool(shop, 'price', dear.sku, (price + 20).toFixed(2), '--list', (list + 50).toFixed(2))
  const line = page.getByRole('listitem').filter({ has: quantity(page, dear) })
  await expect(line.getByText(/^Price changed from S\$[\d.,]+ to S\$[\d.,]+$/)).toBeVisible({
    timeout: 40_000,
  })

  // A moment before checkout the last of another piece is sold: the shop is asked again before the bag is left.
  ownersTool(shop, 'stock', gone.sku, '0')
  await checkOut(page).click()
  await expect(
    question(page).getByRole('heading', { name: 'Please remove sold out product(s)' }),
  ).toBeVisible()
  await expect(question(page).getByText(gone.card.productsName)).toBeVisible()
  await expect(
    question(page).getByText('The product(s) in shopping bag has been changed, please check'),
  ).toBeVisible()
  await expect(question(page).getByText(dear.card.productsName)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/cart')
  await question(page).getByRole('button', { name: 'Back to the bag' }).click()
  await expect(page.getByText(`${gone.card.productsName}, ${gone.size}`)).toBeVisible()

  // The button takes one press in 800 ms (spec 9.4).
  const goOn = question(page).getByRole('button', { name: 'Remove and go on' })
  await expect(async () => {
    await checkOut(page).click()
    await expect(goOn).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await goOn.click()
  await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible()
  await expect(page.getByText(dear.card.productsName).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('Please remove sold out product(s)')).toHaveCount(0)
  await expect(page.getByText(gone.card.productsName)).toHaveCount(0)

  ownersTool(shop, 'price', dear.sku, price.toFixed(2), '--list', list.toFixed(2))
  ownersTool(shop, 'stock', gone.sku, String(gone.stock))
})

test('while the retention popup is open the address is the bag’s: a reload stays there (spec 4.3)', async ({
  page,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  await arrive(page)
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

  // The popup is shown once a day; without that memory a link out of the bag is refused and taken later, too.
  await page.evaluate(() => localStorage.removeItem('cart-retention'))
  await page.goForward()
  await expect(quantity(page, piece)).toBeVisible()
  await page.getByRole('link', { name: piece.card.productsName }).first().click()
  await expect(popup).toBeVisible()
  await page.reload()
  expect(new URL(page.url()).pathname).toBe('/cart')
  await expect(quantity(page, piece)).toBeVisible()
})

test('a quantity that is no number becomes 1, also one that only a computer would read (spec 5)', async ({
  page,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  await page.goto(piece.card.baseUrl)
  await page.getByRole('radio', { name: piece.size, exact: true }).check()
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
