import type { Page } from '@playwright/test'
import { bought } from '../world/browser/bought.ts'
import { deliveredOrder } from '../world/browser/delivered-order.ts'
import { drained, shopperOf, shopsBeforeTheTunnel } from '../world/browser/device-facts.ts'
import {
  comeBack,
  expect,
  goOffline,
  rowsOf,
  settleIn,
  test,
  waitUntilStored,
} from '../world/browser/fixtures.ts'
import { localRow } from '../world/browser/local-row.ts'
import { anAccount, becomeMember } from '../world/browser/own-account.ts'
import { aReader } from '../world/browser/reader.ts'
import { findPieces, type Find } from '../world/browser/shopping.ts'
import { reviewList } from '#contract/catalog/reviews.contract.ts'
import { violationsOf } from '../world/device/axe.ts'
import { guardOver } from '../world/browser/click-guard.ts'

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const text = (page: Page) => page.getByRole('textbox', { name: 'Your review' })
const send = (page: Page) => page.getByRole('button', { name: 'Send my review' })
const addressOf = ({ card }: Find) => `/user/write-review/${card.spuCode}`

/** What this browser's disk holds of a review in progress. */
const draftOf = (page: Page, { card }: Find) => localRow(page, 'drafts', `review:${card.spuCode}`)

test('a review is begun offline, outlives its tab, and reaches the server once there is a network; its text is trimmed and counted (spec 2.2, 5)', async ({
  page,
  context,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  const member = anAccount()
  const shopper = `m${await becomeMember({ context, shop }, member)}`
  const buyer = { ...member, firstName: 'Mei', lastName: 'Tan' }
  const order = await deliveredOrder(page, shop, { buyer, pieces: [{ find: piece, qty: 1 }] })
  const detail = `/user/orders/detail/${order}`
  // The product's page was never opened here: without a network its name and picture are those of the order.
  await page.goto(detail)
  const pieces = page.locator('#pieces')
  await expect(pieces.getByRole('link', { name: 'Write a review' })).toBeVisible()
  await settleIn(page)
  await goOffline(context)
  await page.goto(detail)
  await pieces.getByRole('link', { name: 'Write a review' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: piece.card.productsName })).toBeVisible()
  await page.getByRole('radio', { name: '5 Very Satisfied' }).check()
  await page.getByRole('radio', { name: 'Runs small' }).check()
  await text(page).fill('Falls well and lasts.')
  await expect.poll(() => draftOf(page, piece)).toMatchObject({ text: 'Falls well and lasts.' })
  await page.close()

  const other = await context.newPage()
  await other.goto(addressOf(piece))
  await expect(text(other)).toHaveValue('Falls well and lasts.')
  await expect(other.getByRole('radio', { name: '5 Very Satisfied' })).toBeChecked()
  // A network that comes and goes must not affect the form.
  await text(other).fill('  Falls well and lasts. Truly. ')
  await expect(other.getByText('31/2000', { exact: true })).toBeVisible()
  expect((await text(other).boundingBox())?.height).toBeGreaterThanOrEqual(128)
  await title(other).focus()
  await expect(other.getByText('28/2000', { exact: true })).toBeVisible()
  await comeBack(context)
  await expect(other.getByText('Your review stays on this device')).toBeHidden()
  await expect(text(other)).toHaveValue('Falls well and lasts. Truly.')
  await goOffline(context)
  await send(other).click()
  await expect(other.getByText('Please give it a title.')).toBeVisible()
  await expect(title(other)).toBeFocused()
  await aReader(other).look('a review with something missing')
  await title(other).fill('Lovely cloth')
  await guardOver(other)
  await send(other).click()
  await expect(other.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await expect(other.getByText('Your review is saved on this device')).toBeVisible()
  await expect(other.getByRole('link', { name: 'My review' })).toBeHidden()
  // The form starts with the pending review.
  await other.goto(addressOf(piece))
  await expect(title(other)).toHaveValue('Lovely cloth')
  await comeBack(context)
  await drained(other)
  expect(
    rowsOf(shop, 'select title, text, rating, fit, size, author from review where shopper = ?', shopper),
  ).toEqual([
    {
      title: 'Lovely cloth',
      text: 'Falls well and lasts. Truly.',
      rating: 5,
      fit: 'small',
      size: piece.size,
      author: 'Quenby Z.',
    },
  ])

  // Again: the form starts with the server's review, not with the draft.
  await other.goto(addressOf(piece))
  await expect(other.getByText('You’ve reviewed this item.')).toBeVisible()
  await expect(title(other)).toHaveValue('Lovely cloth')

  // The order leads to what was written.
  await other.goto(detail)
  await other.getByRole('link', { name: 'My review' }).click()
  await expect(other.getByRole('heading', { name: 'Lovely cloth' })).toBeVisible()
  await expect(other.getByText('Shown as Quenby Z.')).toBeVisible()
  expect(await violationsOf(other)).toEqual([])
})

test('what the shop refuses of a review is said, and its words are there for another try', async ({
  page,
  context,
  shop,
}) => {
  const piece = await shopsBeforeTheTunnel(page, shop)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Write a review' }).click()
  await expect(page.getByText('Reviews are written by customers who bought the item')).toBeVisible()
  await goOffline(context)
  await page.goto(addressOf(piece))
  await page.getByRole('radio', { name: '2 Dissatisfied' }).check()
  await page.getByRole('radio', { name: 'True to size' }).check()
  await title(page).fill('Never worn')
  await text(page).fill('I only looked at it.')
  await send(page).click()
  await expect(page.getByText('Your review is saved on this device')).toBeVisible()
  await comeBack(context)
  await drained(page)
  await page.goto('/cart')
  const tray = page.getByRole('region', { name: 'Needs your attention' })
  await expect(tray).toContainText('we can’t find an order')
  await tray.getByRole('link', { name: 'Open the review' }).click()
  await page.getByRole('button', { name: 'Leave for now' }).click()
  await expect(page.getByText('Reviews are written by customers who bought the item')).toBeVisible()
  await expect(text(page)).toHaveValue('I only looked at it.')
  bought(shop, await shopperOf(page), piece)
  await page.goto(addressOf(piece))
  await expect(page.getByText('Otherwise we show Mei T. as the author.')).toBeVisible()
  await expect(title(page)).toHaveValue('Never worn')
  await send(page).click()
  await expect(page.getByText('Your review appears on the product page')).toBeVisible()
  await drained(page)
  expect(rowsOf(shop, 'select title from review where shopper = ?', await shopperOf(page))).toEqual([
    { title: 'Never worn' },
  ])
  await page.getByRole('link', { name: 'My review' }).click()
  await expect(page.getByRole('heading', { name: 'Never worn' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('region', { name: 'Needs your attention' })).toBeHidden()
})

test('an author shows measures beside a review; people built like her find it, also on a device without a network (spec 2.10, 3)', async ({
  page,
  context,
  shop,
}) => {
  const pieces = await findPieces(shop, 14)
  const piece = pieces.find(({ card }) => card.reviewInfo.totalReviews > 2)
  if (!piece) throw new Error('the demo shop has no reviewed piece to buy')
  await shopsBeforeTheTunnel(page, shop, piece)
  const shopper = await shopperOf(page)
  bought(shop, shopper, piece)
  await page.goto(addressOf(piece))
  const withMeasures = page.getByRole('checkbox', { name: 'With my measures' })
  // Without any, the way to them: what is written stays.
  await title(page).fill('Made for me')
  await page.getByRole('link', { name: 'Add my measures to show them with my review' }).click()
  await page.getByRole('button', { name: 'Add my measures' }).click()
  await page.getByRole('radio', { name: 'CM' }).check()
  for (const [name, value] of [
    ['Height', '168'],
    ['Bust', '86'],
    ['Waist', '68'],
    ['Weight', '60'],
  ] as const)
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value)
  await page.getByRole('textbox', { name: /^Weight/ }).press('Enter')
  await expect(page.getByRole('button', { name: 'Change my measures' })).toBeVisible()
  await page.goto(addressOf(piece))
  await expect(title(page)).toHaveValue('Made for me')
  await expect(
    page.getByText('Shown with your review: Height 168 cm, Bust 86 cm, Waist 68 cm.'),
  ).toBeVisible()
  await expect(withMeasures).not.toBeChecked()
  await withMeasures.check()
  await page.getByRole('radio', { name: '5 Very Satisfied' }).check()
  await page.getByRole('radio', { name: 'True to size' }).check()
  await text(page).fill('It falls as it should.')
  await aReader(page).look('a review with measures')
  await send(page).click()
  await expect(page.getByText('Your review appears on the product page')).toBeVisible()
  await drained(page)
  expect(
    rowsOf(
      shop,
      'select body_height, body_bust, body_waist, body_hip from review where shopper = ?',
      shopper,
    ),
  ).toEqual([{ body_height: 1_680, body_bust: 860, body_waist: 680, body_hip: null }])

  await page.goto(`/moreReview?product=${piece.card.spuCode}`)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  const mine = reviews.getByRole('listitem').filter({ hasText: 'Made for me' })
  const likeMe = reviews.getByRole('checkbox', { name: 'Built like me' })
  const asked = page.waitForRequest((request) => request.url().includes(reviewList.path))
  await likeMe.check()
  // The address names a size and a rounded height, no measurement.
  expect(new URL((await asked).url()).searchParams.get('build')).toBe('S170')
  await expect(mine).toContainText('Height 168 cm')
  await expect(mine).not.toContainText('60')
  expect(await violationsOf(page)).toEqual([])
  await waitUntilStored(page)
  await goOffline(context)
  await page.reload()
  await likeMe.check()
  await expect(mine).toBeVisible()
  const others = reviews.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  const heights = (await others.allTextContents()).map((said) => Number(/Height (\d+) cm/.exec(said)?.[1]))
  expect(heights.filter((cm) => !(cm >= 165 && cm <= 175))).toEqual([])
})
