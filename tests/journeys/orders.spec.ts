import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { violationsOf } from '../world/device/axe.ts'
import { guardOver } from '../world/browser/click-guard.ts'
import { drained, waitingOn } from '../world/browser/device-facts.ts'
import { comeBack, expect, goOffline, rowsOf, settleIn, test } from '../world/browser/fixtures.ts'
import { aMember } from '../world/browser/own-account.ts'
import { addFromPage, buyNow, CARDS, fillCheckout, findPieces, payWith } from '../world/browser/shopping.ts'
import { DESKTOP, PHONE } from '../world/browser/visiting.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { runOwnersToolAt } from '../world/people/owners-tool.ts'

test('a member finds an order by tab and words, follows its parcel, confirms it without a network, buys it again and removes it (spec 2.14, 4.13) @core', async ({
  page,
  context,
  shop,
}) => {
  const pieces = await findPieces(shop, 3)
  const [dress] = pieces
  await page.setViewportSize(PHONE)
  const email = await aMember(page, shop)
  for (const piece of pieces) await addFromPage(page, piece)
  await page.goto('/checkout')
  await fillCheckout(page, email)
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await payWith(page, CARDS.paid)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await page.getByRole('link', { name: 'Order details' }).click()
  await expect(page.getByText('We are preparing your order.')).toBeVisible()
  const order = String(rowsOf(shop, 'select number from shop_order where email = ?', email)[0]?.['number'])
  const main = page.getByRole('main')
  const card = main.getByRole('article', { name: `Order ${order}` })

  // Details: the pieces with their state, the receipt, and one piece cancelled by keyboard.
  await expect(main.getByText('In preparation')).toHaveCount(3)
  await expect(main.getByText(/^R-SG-\d{6}$/)).toBeVisible()
  await expect(main.getByRole('region', { name: 'Shipping method' })).toContainText('Home delivery')
  await main.getByRole('button', { name: `Cancel order ${order}` }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  for (const { card: product } of pieces.slice(0, 2)) {
    await dialog.getByRole('checkbox', { name: product.productsName }).focus()
    await page.keyboard.press('Space')
  }
  await dialog.getByRole('radio', { name: 'I changed my mind' }).focus()
  await page.keyboard.press('Space')
  expect(await violationsOf(page)).toEqual([])
  const said = await dialog.getByText(/goes back to the way you paid/).textContent()
  const [sum = ''] = /S\$[\d.,]+/.exec(said ?? '') ?? []
  await dialog.getByRole('button', { name: 'Cancel these items' }).focus()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 1, name: 'Your refund' })).toBeVisible()
  await expect(main.getByText('It goes back to the way you paid')).toBeVisible()
  await expect(main.getByText(`1 × ${pieces[2].card.productsName}`)).toBeVisible()
  await expect(main.getByText(sum, { exact: true }).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  // The list: tabs in the address, a search, both widths.
  await page.goto('/user/orders/list')
  await expect(card.getByText('Processing')).toBeVisible()
  await main.getByRole('tab', { name: /^All/ }).focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(`${shop.url}/user/orders/list?tab=returns`)
  await expect(card).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(main.getByText('Nothing to review')).toBeVisible()
  await main.getByRole('searchbox').fill('no such dress')
  await page.keyboard.press('Enter')
  await expect(main.getByText('No order with “no such dress”')).toBeVisible()
  await main.getByRole('button', { name: 'Show all orders' }).click()
  await main.getByRole('searchbox').fill(dress.card.productsName.slice(0, 8))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?keyword=/)
  await expect(card).toBeVisible()
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    expect(await violationsOf(page)).toEqual([])
  }

  // The courier has it.
  await page.goto(`/user/orders/track/${order}`)
  await expect(main.getByText('Nothing handed to a courier yet')).toBeVisible()
  const parcel = ['ship', order, '--courier', 'SingPost', '--tracking', 'SP 1234 5678']
  expect(await runOwnersToolAt(Date.now(), { DATA_DIR: shop.dataDir }, parcel)).toMatchObject({ code: 0 })
  await page.goto('/user/orders/list?tab=shipped')
  await card.getByRole('link', { name: 'Track' }).click()
  await expect(main.getByRole('heading', { name: 'Your parcel' })).toBeVisible()
  await expect(main.getByText('Handed to the courier')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  // Without a network: the pages open, and the confirmation waits.
  await settleIn(page)
  await goOffline(context)
  await page.goto(`/user/orders/detail/${order}`)
  await expect(main.getByText('Your order is on its way.')).toBeVisible()
  await main.getByRole('button', { name: 'Confirm delivery' }).click()
  const question = page.getByRole('alertdialog', { name: 'Has everything arrived?' })
  await question.getByRole('button', { name: 'Confirm delivery' }).dblclick()
  await expect(main.getByText('You confirmed the delivery. Waiting for a network.')).toBeVisible()
  await page.goto('/user/orders/list')
  await expect(main.getByText(/^You’re offline\. This is kept on this device, as of/)).toBeVisible()
  await expect(card.getByText('Delivered')).toBeVisible()
  expect(await waitingOn(page)).toBe(1)
  await page.goto(`/user/orders/repurchase/${order}`)
  await expect(main.getByText(/needs a connection/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await comeBack(context)
  await drained(page)
  expect(rowsOf(shop, 'select status from shop_order where number = ?', order)).toEqual([
    { status: 'delivered' },
  ])

  // Bought again, and off the list.
  await main.getByRole('button', { name: 'Add to bag' }).click()
  await expect(main.getByRole('heading', { name: /items? (is|are) in your bag/ })).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await page.goto(`/user/orders/detail/${order}`)
  await expect(main.getByText(/^Your order arrived on/)).toBeVisible()
  const history = main.getByRole('region', { name: 'What happened' })
  await expect(history.getByRole('listitem').filter({ hasText: 'Some items' })).toContainText(
    'I changed my mind',
  )
  await expect(history.getByText('A parcel arrived')).toBeHidden()
  await main.getByRole('button', { name: 'Delete order' }).click()
  await page
    .getByRole('alertdialog', { name: 'Delete this order?' })
    .getByRole('button', { name: 'Delete order' })
    .click()
  await expect(page).toHaveURL(`${shop.url}/user/orders/list`)
  await expect(main.getByText('No orders yet')).toBeVisible()
  await page.reload()
  await expect(main.getByText('No orders yet')).toBeVisible()
})

test('a guest who has lost the mail has the link of an order sent again, and opens it on another device (spec 6, traps 2.14)', async ({
  page,
  browser,
  shop,
}) => {
  const [dress] = await findPieces(shop, 1)
  await buyNow(page, dress)
  await fillCheckout(page, 'lost.mail@example.com')
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await payWith(page, CARDS.paid)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  const row = 'select number from shop_order where email = ?'
  const order = String(rowsOf(shop, row, 'lost.mail@example.com')[0]?.['number'])

  const elsewhere = await browser.newContext({ baseURL: shop.url, viewport: PHONE })
  const other = await elsewhere.newPage()
  await other.goto('/user/orders/list')
  await expect(other.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await other.keyboard.press('Escape')
  const form = other.getByRole('region', { name: 'Ordered as a guest?' })
  const [number, email] = [form.getByLabel('Order number'), form.getByLabel('Email')]
  await number.press('Enter')
  await expect(number).toBeFocused()
  await expect(number).toHaveAccessibleDescription('Enter the number of your order. It begins with VD.')
  await number.fill(order.toLowerCase())
  await email.fill('lost.mail@example')
  await guardOver(other)
  await email.press('Enter')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Invalid email address')
  expect(await violationsOf(other)).toEqual([])
  await email.fill('Lost.Mail@example.com')
  await guardOver(other)
  await email.press('Enter')
  await expect(
    form.getByText('If the order was placed with Lost.Mail@example.com, an email is on its way.'),
  ).toBeVisible()
  expect(await violationsOf(other)).toEqual([])
  await other.goto(await mailedLink(shop, 'The link of your order'))
  await expect(other.getByText(order)).toBeVisible()
  await elsewhere.close()
})

/** The link in the newest mail with this subject. */
async function mailedLink({ dataDir, url }: RunningShop, subject: string): Promise<string> {
  const folder = join(dataDir, 'mail')
  const find = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .find((mail) => mail.includes(subject))
  await expect.poll(find).toBeDefined()
  const [link = ''] = new RegExp(`${url}/payment-result[^\\s"<]+`).exec(find() ?? '') ?? []
  return link
}
