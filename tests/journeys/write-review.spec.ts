import type { Page } from '@playwright/test'
import { bought } from './bought.ts'
import { drained, shopperOf, shopsBeforeTheTunnel } from './device-facts.ts'
import { comeBack, expect, goOffline, rowsOf, test } from './fixtures.ts'
import { localRow } from './local-row.ts'
import { aReader } from './reader.ts'
import type { Find } from './shopping.ts'

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
  const piece = await shopsBeforeTheTunnel(page, shop)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Write a review' }).click()
  await expect(page.getByText('Reviews are by people who have bought the piece')).toBeVisible()
  const shopper = await shopperOf(page)
  bought(shop, shopper, piece)
  await goOffline(context)
  await page.goto(addressOf(piece))
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
  await expect(other.getByText('What you write stays on this device')).toBeHidden()
  await expect(text(other)).toHaveValue('Falls well and lasts. Truly.')
  await goOffline(context)
  await send(other).click()
  await expect(other.getByText('Please give it a title.')).toBeVisible()
  await expect(title(other)).toBeFocused()
  await aReader(other).look('a review with something missing')
  await title(other).fill('Lovely cloth')
  await expect(async () => {
    // A second press right after the first is ignored (spec 9.4).
    await send(other).click({ timeout: 1_000 })
    await expect(other.getByRole('heading', { name: 'Thank you' })).toBeFocused({ timeout: 2_000 })
  }).toPass()
  await expect(other.getByText('kept on this device')).toBeVisible()
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
      author: 'Mei T.',
    },
  ])

  // Again: the form starts with the server's review, not with the draft.
  await other.goto(addressOf(piece))
  await expect(other.getByText('You have reviewed this piece.')).toBeVisible()
  await expect(title(other)).toHaveValue('Lovely cloth')
})

test('what the shop refuses of a review is said, and its words are there for another try', async ({
  page,
  context,
  shop,
}) => {
  const piece = await shopsBeforeTheTunnel(page, shop)
  await goOffline(context)
  await page.goto(addressOf(piece))
  await page.getByRole('radio', { name: '2 Dissatisfied' }).check()
  await page.getByRole('radio', { name: 'True to size' }).check()
  await title(page).fill('Never worn')
  await text(page).fill('I only looked at it.')
  await send(page).click()
  await expect(page.getByText('kept on this device')).toBeVisible()
  await comeBack(context)
  await drained(page)
  await page.goto('/cart')
  const tray = page.getByRole('region', { name: 'Needs your attention' })
  await expect(tray).toContainText('we find no order of it')
  await tray.getByRole('link', { name: 'Open the review' }).click()
  await page.getByRole('button', { name: 'Leave for now' }).click()
  await expect(page.getByText('Reviews are by people who have bought the piece')).toBeVisible()
  await expect(text(page)).toHaveValue('I only looked at it.')
  bought(shop, await shopperOf(page), piece)
  await page.goto(addressOf(piece))
  await expect(page.getByText('Otherwise Mei T. stands beside it.')).toBeVisible()
  await expect(title(page)).toHaveValue('Never worn')
  await send(page).click()
  await expect(page.getByText('on its way')).toBeVisible()
  await drained(page)
  expect(rowsOf(shop, 'select title from review where shopper = ?', await shopperOf(page))).toEqual([
    { title: 'Never worn' },
  ])
  await page.goto('/cart')
  await expect(page.getByRole('region', { name: 'Needs your attention' })).toBeHidden()
})
