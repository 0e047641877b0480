import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { violationsOf } from '../world/device/axe.ts'
import { guardOver } from '../world/browser/click-guard.ts'
import { deliveredOrder, owner } from '../world/browser/delivered-order.ts'
import { drained, waitingOn } from '../world/browser/device-facts.ts'
import { comeBack, expect, goOffline, rowsOf, settleIn, test } from '../world/browser/fixtures.ts'
import { localRow } from '../world/browser/local-row.ts'
import { anAccount, becomeMember, cachedTexts } from '../world/browser/own-account.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { everythingStored } from '../world/browser/tablet.ts'
import { DESKTOP, PHONE } from '../world/browser/visiting.ts'

/** Three dresses of S$169.00 with S$10.00 off are S$497.00: the first of them gives back S$165.67, of which S$13.68 is GST. */
const PRICE = 169_00
const REFUND = 'S$165.67'
const TAX = 'S$13.68'
const WORDS = 'Too tight at the waist, even one size up.'

async function aPhoto(name: string, tone: number) {
  const create = { width: 900, height: 1_200, channels: 3 as const, background: { r: tone, g: 90, b: 110 } }
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

const traces = async (page: Page) => `${await everythingStored(page)}\n${await cachedTexts(page)}`

test('a member returns one of three dresses from a train: the application follows its photos once, the parcel is stated without a network, and the refund is right to the cent (spec 2.14, 4.12, 4.13, 9.7) @core', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize(PHONE)
  const member = anAccount()
  await becomeMember({ context, shop }, member)
  const find = (await findPieces(shop, 12)).find(
    ({ card }) => card.finalPrice === PRICE && card.productsPrice === PRICE,
  )
  if (!find) throw new Error(`no dress costs ${PRICE}`)
  await owner(shop, 'coupon', 'add', 'BACK10', '--amount', '10')
  const pieces = [{ find, qty: 3 }]
  const order = await deliveredOrder(page, shop, { buyer: member, pieces, codes: ['BACK10'] })
  const main = page.getByRole('main')
  const ofOrder = `where order_id = (select id from shop_order where number = '${order}')`
  const returns = () => rowsOf(shop, `select id, number, state, tracking from order_return ${ofOrder}`)

  // The order was opened before the network is lost.
  await page.goto(`/user/orders/detail/${order}`)
  await settleIn(page)
  await expect.poll(() => everythingStored(page)).toContain(order)
  await goOffline(context)
  await main.getByRole('link', { name: 'Return', exact: true }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Return items' })).toBeVisible()
  await expect(main.getByText(/^Returns are possible until/)).toBeVisible()
  const send = main.getByRole('button', { name: 'Send my application' })
  await send.click()
  await expect(main.getByRole('radio', { name: /^Return in store/ })).toBeFocused()
  for (const missing of ['Please choose how you return.', 'Please choose at least one item.'])
    await expect(main.getByText(missing)).toBeVisible()
  for (const missing of ['Please choose a reason.', 'Please write at least three words.'])
    await expect(main.getByText(missing)).toBeVisible()
  await expect(main.getByText('Please add at least one photo.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await main.getByRole('radio', { name: /^Self-ship/ }).check()
  const items = main.getByRole('group', { name: 'Items to return' })
  await items.getByRole('checkbox', { name: find.card.productsName }).check()
  await expect(items.getByText('of 3')).toBeVisible()
  await main.getByLabel('Reason').selectOption('Too small')
  await main.getByRole('textbox', { name: 'Description' }).fill(WORDS)
  const photos = main.getByRole('group', { name: 'Photos of the items' })
  const heic = { name: 'waist.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') }
  await photos
    .getByLabel('Add photos')
    .setInputFiles([heic, await aPhoto('waist.jpg', 200), await aPhoto('label.jpg', 20)])
  await expect(photos.getByText(/^waist\.heic is not a photo that we can read/)).toBeVisible()
  await expect(photos.getByText('Saved on this device.', { exact: false })).toHaveCount(2)
  await expect(main.getByText(REFUND)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(await localRow(page, 'drafts', `return:${order}`)).toMatchObject({ description: WORDS })

  // What was filled in survives, and is sent as soon as there is a network.
  await page.reload()
  await expect(main.getByRole('radio', { name: /^Self-ship/ })).toBeChecked()
  await expect(main.getByRole('textbox', { name: 'Description' })).toHaveValue(WORDS)
  await expect(photos.getByRole('img')).toHaveCount(2)
  await send.click()
  await expect(main.getByRole('heading', { level: 1, name: 'Your return' })).toBeVisible()
  await expect(main.getByText(/^Your application waits on this device/)).toBeVisible()
  await expect(main.getByText(REFUND)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await main.getByRole('link', { name: 'See returns and refunds' }).click()
  await expect(main.getByText('Waits on this device')).toBeVisible()
  expect(await localRow(page, 'drafts', `return:${order}`)).toBeUndefined()
  expect(returns()).toEqual([])
  await comeBack(context)
  await expect.poll(returns).toMatchObject([{ state: 'applied', tracking: '' }])
  await drained(page)
  const [{ id, number } = {}] = returns()
  await expect(main.getByRole('heading', { name: `Return ${String(number)}` })).toBeVisible()
  expect(await localRow(page, 'drafts', `return-sent:${order}`)).toBeUndefined()
  expect(rowsOf(shop, 'select position, qty from return_line where return_id = ?', String(id))).toEqual([
    { position: 0, qty: 1 },
  ])
  expect(
    rowsOf(shop, 'select hash from review_photo where review_id = ?', `return:${String(id)}`),
  ).toHaveLength(2)

  // The parcel, without a network, too.
  await owner(shop, 'return', 'approve', String(number))
  await page.reload()
  await expect(main.getByText('Please send the items with a courier of your choice to:')).toBeVisible()
  await goOffline(context)
  await main.getByRole('link', { name: 'Fill in the tracking number' }).click()
  const save = main.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(main.getByRole('combobox', { name: 'Courier' })).toBeFocused()
  await main.getByRole('combobox', { name: 'Courier' }).selectOption('SingPost')
  const typed = main.getByRole('textbox', { name: 'Tracking number' })
  await typed.fill('rb 1234 5678 4 sg')
  await expect(main.getByText(/^Is this the right number\?/)).toBeVisible()
  await typed.fill('ＲＢ１２３４５６７８５ＳＧ')
  await expect(main.getByText(/^Is this the right number\?/)).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
  await guardOver(page)
  await save.click()
  await expect(main.getByText(/^It is saved on this device/)).toBeVisible()
  expect(await waitingOn(page)).toBe(1)
  expect(await violationsOf(page)).toEqual([])
  await comeBack(context)
  await drained(page)
  expect(returns()).toMatchObject([{ state: 'sent', tracking: 'RB123456785SG' }])

  // The shop has it, and pays.
  await owner(shop, 'return', 'receive', String(number))
  expect(rowsOf(shop, `select amount, tax from refund ${ofOrder}`)).toEqual([{ amount: 165_67, tax: 13_68 }])
  await page.goto(`/user/orders/return-record/${order}`)
  const refunds = main.getByRole('region', { name: 'Refunds' })
  await expect(refunds.getByText(REFUND).first()).toBeVisible()
  await expect(refunds.getByText(`GST included: ${TAX}`)).toBeVisible()
  await expect(refunds.getByText(/Credit note C-SG-\d+/)).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: /^Refunded$/ })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await main.getByText('History').click()
  await expect(main.getByText('We received the items')).toBeVisible()
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    expect(await violationsOf(page)).toEqual([])
  }
  // The order tells of it, too.
  await page.goto('/user/orders/list')
  await expect(main.getByText(/ \/ \S+ · × 3$/)).toBeVisible()
  await page.goto(`/user/orders/detail/${order}`)
  const history = main.getByRole('region', { name: 'What happened' }).getByRole('listitem')
  await expect(history.filter({ hasText: 'You applied for a return' })).toContainText(
    `Return ${String(number)}`,
  )
  await expect(history.last()).toContainText(`Refunded for returned items ${REFUND}`)

  // Another one is refused: both pages say it in the same words, without a sum.
  await main.getByRole('link', { name: 'Return', exact: true }).click()
  await main.getByRole('radio', { name: /^Returns and refunds/ }).check()
  await items.getByRole('checkbox', { name: find.card.productsName }).check()
  await main.getByLabel('Reason').selectOption('Too small')
  await main.getByRole('textbox', { name: 'Description' }).fill(WORDS)
  await photos.getByLabel('Add photos').setInputFiles([await aPhoto('hem.jpg', 90)])
  await expect(photos.getByRole('img')).toHaveCount(1)
  await expect(photos.getByRole('progressbar')).toHaveCount(0)
  await send.click()
  await expect.poll(returns).toHaveLength(2)
  const other = String(returns().find((one) => one['id'] !== id)?.['number'])
  await owner(shop, 'return', 'refuse', other, '--note', 'It was worn')
  await page.goto(`/user/orders/detail/${order}`)
  const refused = main
    .getByRole('region', { name: 'Returns' })
    .getByRole('listitem')
    .filter({ hasText: other })
  await expect(refused).toContainText('Not accepted')
  await expect(refused).not.toContainText('S$')
  await expect(history.last()).toContainText('It was worn')
  await page.goto(`/user/orders/return-record/${order}`)
  await expect(main.getByText('Not accepted')).toBeVisible()

  const enlarge = main.getByRole('button', { name: 'Enlarge photo 2' })
  await enlarge.press('Enter')
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Photo 2 of your return' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(enlarge).toBeFocused()

  await page.goto('/user/dashboard')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page).toHaveURL(`${shop.url}/`)
  const left = await traces(page)
  for (const text of [order, String(number), WORDS]) expect(left, text).not.toContain(text)
})
