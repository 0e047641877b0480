import type { Page } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { arrive, expect, goOffline, test, waitUntilStored } from '../world/browser/fixtures.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { PHONE } from '../world/browser/visiting.ts'

test.use({ viewport: PHONE, hasTouch: true })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ })
const description = (page: Page) => dialogOf(page).getByRole('status')
const drawn = /About \d+ × \d+ (threads|stitches|meshes) per cm/

test('beyond the largest picture is the weave of the cloth: by keys, by a button, without a network once it was seen (spec 2.10)', async ({
  page,
  context,
  shop,
}) => {
  const [{ card: first }, { card: second }] = await findPieces(shop, 2)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/swatch/.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  await arrive(page)
  await page.goto(second.baseUrl)
  await waitUntilStored(page)
  await page.goto(first.baseUrl)
  await waitUntilStored(page)
  expect(asked).toEqual([])

  const enlarge = page.getByRole('button', { name: 'Enlarge picture 1' })
  await enlarge.tap()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('button', { name: 'See the weave' })).toBeVisible()
  expect(asked.filter((address) => address.includes('/media/'))).toEqual([])
  await expect(async () => {
    await page.keyboard.press('+')
    await expect(dialog.getByRole('button', { name: 'Back to the picture' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(description(page)).toHaveText(drawn)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('0')
  await expect(description(page)).toBeEmpty()

  await goOffline(context)
  await page.reload()
  await dialog.getByRole('button', { name: 'See the weave' }).tap()
  await expect(description(page)).toHaveText(drawn)
  await dialog.getByRole('button', { name: 'Back to the picture' }).tap()
  await expect(description(page)).toBeEmpty()
  await dialog.getByRole('button', { name: 'Close' }).tap()

  await page.goto(second.baseUrl)
  await enlarge.tap()
  await dialog.getByRole('button', { name: 'See the weave' }).tap()
  await expect(description(page)).toContainText('This weave is not stored on this device yet.')
  await dialog.getByRole('button', { name: 'Try again' }).tap()
  await expect(description(page)).toContainText('This weave is not stored on this device yet.')
  // With the network the device reads it again without a press.
  await context.setOffline(false)
  await expect(description(page)).toBeEmpty()
  await dialog.getByRole('button', { name: 'See the weave' }).tap()
  await expect(description(page)).toHaveText(drawn)
})
