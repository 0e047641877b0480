import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { violationsOf } from '../world/device/axe.ts'
import { bought } from '../world/browser/bought.ts'
import { comeBack, expect, goOffline, rowsOf, test } from '../world/browser/fixtures.ts'
import { drained, shopperOf, shopsBeforeTheTunnel } from '../world/browser/device-facts.ts'

const uploader = (page: Page) => page.getByRole('group', { name: 'Photos and video (optional)' })
const chooser = (page: Page) => uploader(page).getByLabel('Add photos or a video')

const MOST_REVIEWED = `select product.spu from review join product on product.id = review.product_id
  group by product.spu order by count(*) desc, product.spu limit 1`

async function aPhoto(name: string, tone: number) {
  const create = { width: 1_200, height: 1_600, channels: 3 as const, background: { r: tone, g: 90, b: 110 } }
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

/** Everything that a review needs besides photos. */
async function fill(page: Page) {
  await page.getByRole('radio', { name: '5 Very Satisfied' }).check()
  await page.getByRole('radio', { name: 'True to size' }).check()
  await page.getByRole('textbox', { name: 'Title' }).fill('Seen in daylight')
  await page.getByRole('textbox', { name: 'Your review' }).fill('The colour is as shown.')
}

test('photos are added, refused with their reason, removed, and stand in the review and above all reviews (spec 2.10, 5)', async ({
  page,
  context,
  shop,
}) => {
  await shopsBeforeTheTunnel(page, shop)
  const shopper = await shopperOf(page)
  const [{ spu } = { spu: '' }] = rowsOf(shop, MOST_REVIEWED) as { spu: string }[]
  bought(shop, shopper, { card: { spuCode: spu }, sku: 'X-M', size: 'M' })
  await page.goto(`/user/write-review/${spu}`)
  await fill(page)
  await goOffline(context)
  await expect(uploader(page)).toContainText('You’re offline')
  await chooser(page).setInputFiles([await aPhoto('front.jpg', 200)])
  await expect(uploader(page)).toContainText('Saved on this device.')
  await comeBack(context)
  await expect(uploader(page)).not.toContainText('Saved on this device.')

  await chooser(page).setInputFiles([
    { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') },
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
  ])
  await expect(uploader(page)).toContainText(
    'words.txt is neither a photo (JPEG, PNG, WebP, GIF) nor a video (MP4, MOV, WebM, AVI).',
  )
  await expect(uploader(page)).toContainText('huge.png is larger than 5 MB.')
  await expect(uploader(page)).toContainText('This file cannot be read as a photo.')
  await page.getByRole('button', { name: 'Send my review' }).click()
  await expect(uploader(page)).toContainText('Wait until all is uploaded')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove broken.png' }).press('Enter')
  await expect(chooser(page)).toBeFocused()
  await chooser(page).setInputFiles([await aPhoto('back.jpg', 20), await aPhoto('side.jpg', 60)])
  await expect(uploader(page).getByRole('img')).toHaveCount(3)
  await expect(uploader(page).getByRole('button', { name: /^Remove/ })).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove side.jpg' }).press('Enter')
  await expect(uploader(page).getByRole('progressbar')).toHaveCount(0)

  // What is uploaded is in the draft.
  await page.reload()
  await expect(uploader(page).getByRole('img')).toHaveCount(2)
  await expect
    .poll(() =>
      uploader(page)
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(360)
  await page.getByRole('button', { name: 'Send my review' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await drained(page)
  const kept = 'select photo_count from review where shopper = ?'
  expect(rowsOf(shop, kept, shopper)).toEqual([{ photo_count: 2 }])

  await page.goto(`/moreReview?product=${spu}`)
  await page.getByLabel('Sort By').selectOption('With Photos')
  const strip = page.getByRole('list', { name: 'Photos of buyers' })
  await expect(strip.getByRole('listitem')).toHaveCount(2)
  const own = page.getByRole('list', { name: 'Photos of Mei T.' })
  const second = own.getByRole('button', { name: /^Enlarge photo 2/ })
  await second.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /Photos of buyers, picture 2/ })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(second).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
})
