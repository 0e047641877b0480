import { deviceRows } from '../world/device/device-rows.ts'
import {
  devtools,
  drained,
  limitSpace,
  shopperOf,
  shopsBeforeTheTunnel,
} from '../world/browser/device-facts.ts'
import { aVideo } from '../world/device/videos.ts'
import { comeBack, expect, goOffline, rowsOf, test } from '../world/browser/fixtures.ts'
import { guardOver } from '../world/browser/click-guard.ts'

const WORDS = 'Falls well, washes well, and lasts. '.repeat(40).trim()

test('F39 a text and a video larger than the storage are refused with a message, and none of it is lost', async ({
  page,
  context,
  shop,
}) => {
  const piece = await shopsBeforeTheTunnel(page, shop)
  const shopper = await shopperOf(page)
  await page.goto(`/user/write-review/${piece.card.spuCode}`)
  const text = page.getByRole('textbox', { name: 'Your review' })
  const refused = page.getByText('This device could not keep it. Free some space and try again.')
  const send = page.getByRole('button', { name: 'Send my review' })
  await expect(page.getByText('Reviews are written by customers who bought the item')).toBeVisible()
  const cdp = await devtools(context, page)
  await goOffline(context)
  // Without a network the server cannot check the purchase, so the form opens for every user.
  await page.reload()
  await expect(text).toBeVisible()
  await limitSpace(cdp, page, 1)
  await page.getByRole('radio', { name: '5 Very Satisfied' }).check()
  await expect(refused.first()).toBeVisible()
  await page.getByRole('radio', { name: 'True to size' }).check()
  await page.getByRole('textbox', { name: 'Title' }).fill('Lovely cloth')
  await text.fill(WORDS)
  await expect(refused).toHaveCount(0)
  // A file that only this page has holds the review back: it would be lost with the page.
  const clip = { name: 'clip.webm', mimeType: 'video/webm', buffer: await aVideo('webm') }
  await page.getByLabel('Add photos or a video').setInputFiles(clip)
  await expect(page.getByText('This device is full')).toBeVisible()
  await send.click()
  await expect(page.getByText('Wait until all is uploaded')).toBeVisible()
  await page.getByRole('button', { name: 'Remove clip.webm' }).click()
  // The operation is as large as the draft: the page has it alone, says so, and the form keeps its text.
  const kept = page.getByText('Not saved on this device. We keep trying while this page stays open.')
  await guardOver(page)
  await send.click()
  await expect(kept).toBeVisible()
  await expect(text).toHaveValue(WORDS)
  expect((await deviceRows(page))?.operations).toEqual([])
  await expect(page.getByText(/1 change is not saved on this device/)).toBeVisible()

  await limitSpace(cdp, page, undefined)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await deviceRows(page))?.operations.length).toBe(1)
  expect((await deviceRows(page))?.operations[0]?.input).toMatchObject({ text: WORDS })
  await comeBack(context)
  await drained(page)
  // The user has not bought it: the server refuses, once, and the text is in the tray.
  const { rejected = [] } = (await deviceRows(page)) ?? {}
  expect(rejected.map(({ input, reason }) => [(input as { text: string }).text, reason])).toEqual([
    [WORDS, 'not-bought'],
  ])
  expect(rowsOf(shop, 'select id from review where shopper = ?', shopper)).toEqual([])
})
