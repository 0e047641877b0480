import type { Page } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { aVideo } from '../world/device/videos.ts'
import { bought } from '../world/browser/bought.ts'
import { drained, shopperOf, shopsBeforeTheTunnel } from '../world/browser/device-facts.ts'
import { comeBack, expect, goOffline, rowsOf, test } from '../world/browser/fixtures.ts'

const uploader = (page: Page) => page.getByRole('group', { name: 'Photos and video (optional)' })
const preview = (page: Page) => uploader(page).locator('video')
const paused = (video: ReturnType<typeof preview>) => video.evaluate((it: HTMLVideoElement) => it.paused)

const MOST_REVIEWED = `select product.spu from review join product on product.id = review.product_id
  group by product.spu order by count(*) desc, product.spu limit 1`

test('a video that was chosen without a network survives the tab, follows its review, and plays in full size (spec 2.10, 4.12, 5, 9.4)', async ({
  page,
  context,
  shop,
}) => {
  await shopsBeforeTheTunnel(page, shop)
  const shopper = await shopperOf(page)
  const [{ spu } = { spu: '' }] = rowsOf(shop, MOST_REVIEWED) as { spu: string }[]
  bought(shop, shopper, { card: { spuCode: spu }, sku: 'X-M', size: 'M' })
  await page.goto(`/user/write-review/${spu}`)
  await page.getByRole('radio', { name: '5 Very Satisfied' }).check()
  await page.getByRole('radio', { name: 'True to size' }).check()
  await page.getByRole('textbox', { name: 'Title' }).fill('Seen in motion')
  await page.getByRole('textbox', { name: 'Your review' }).fill('It swings as shown.')
  await goOffline(context)

  const clip = { name: 'clip.webm', mimeType: 'video/webm', buffer: await aVideo('webm') }
  const chooser = uploader(page).getByLabel('Add photos or a video')
  await chooser.setInputFiles([clip, { ...clip, name: 'second.webm' }])
  await expect(uploader(page)).toContainText('second.webm is one too many: a review has one video.')
  await expect(uploader(page)).toContainText('Saved on this device.')
  await expect(preview(page)).toHaveAttribute('poster', /^blob:/)
  expect(await paused(preview(page))).toBe(true)
  expect(await violationsOf(page)).toEqual([])
  // The tab ends, and the form with the file is there again.
  await page.reload()
  await expect(preview(page)).toHaveAttribute('poster', /^blob:/)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Seen in motion')
  await page.getByRole('button', { name: 'Send my review' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await expect(page.getByText('Its photos and video are saved here, too')).toBeVisible()

  await comeBack(context)
  await expect
    .poll(() =>
      rowsOf(
        shop,
        'select video_hash is not null as filmed, video_cover is not null as covered from review where shopper = ?',
        shopper,
      ),
    )
    .toEqual([{ filmed: 1, covered: 1 }])
  await drained(page)

  await page.goto(`/moreReview?product=${spu}`)
  // The page itself may be two minutes old.
  await page.getByLabel('Sort By').selectOption('Highest Rating')
  const strip = page.getByRole('list', { name: 'Photos and videos of buyers' })
  const tile = strip.getByRole('button', { name: /^Show the video/ })
  await expect(strip).toContainText('0:02')
  await tile.press('Enter')
  const film = page.getByRole('dialog').locator('video')
  await expect(film).toHaveAccessibleName(/^Video of /)
  expect(await paused(film)).toBe(true)
  expect(await violationsOf(page)).toEqual([])
  await film.press('Space')
  await expect.poll(() => film.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(tile).toBeFocused()
})
