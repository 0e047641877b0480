import type { Page } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { devtools } from '../world/browser/device-facts.ts'
import { arrive, expect, goOffline, test, waitUntilStored } from '../world/browser/fixtures.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { DESKTOP, PHONE, visit } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ })

/** How much the picture that is shown is enlarged, measured on the screen. */
const enlarged = (page: Page) =>
  dialogOf(page)
    .getByRole('group')
    .and(page.locator(':not([inert])'))
    .getByRole('img')
    .evaluate((picture) => picture.getBoundingClientRect().width / (picture as HTMLElement).offsetWidth)

/** Drops pictures that the worker has stored. */
const forget = (page: Page, part: string) =>
  page.evaluate(async (part) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) if (key.url.includes(part)) await cache.delete(key)
    }
  }, part)

test.describe('on a desktop', () => {
  test.use({ ...WITHOUT_WORKER, viewport: DESKTOP })

  test('another colour covers the view that is shown once its picture is there (spec 4.8)', async ({
    page,
    shop,
  }) => {
    const found = (await findPieces(shop, 12)).find(({ card }) => card.items.length > 1)
    const colour = found?.card.items[1]
    if (!found || !colour) throw new Error('the demo shop has no piece in two colours')
    await visit(page, found.card.baseUrl)
    const gallery = page.getByRole('region', { name: `Pictures of ${found.card.productsName}` })
    // Between the first picture and the second stands the film.
    await gallery.getByRole('button', { name: 'Picture 2', exact: true }).click()
    await expect(gallery.getByText('3 / 4')).toBeVisible()
    const view = gallery.getByRole('listitem').nth(2)
    const former = await view.locator('img').evaluate((img) => (img as HTMLImageElement).currentSrc)

    let letThrough = () => {}
    const isHeld = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/*.avif', async (route) => {
      await isHeld
      await route.continue()
    })
    await page.getByRole('radiogroup', { name: 'Color' }).getByRole('radio', { name: colour.color }).check()
    await expect(view.getByRole('img')).toHaveAccessibleName(/, picture 2$/)
    await expect(view.locator('img')).toHaveCount(2)
    const below = view.locator('img').first()
    expect(
      await below.evaluate((img) => [
        (img as HTMLImageElement).currentSrc,
        (img as HTMLImageElement).complete,
      ]),
    ).toEqual([former, true])
    letThrough()
    await expect(view.locator('img')).toHaveCount(1)
    await expect(view.locator('img')).toHaveCSS('opacity', '1')
    expect(await view.locator('img').evaluate((img) => (img as HTMLImageElement).currentSrc)).not.toBe(former)
    await expect(gallery.getByText('3 / 4')).toBeVisible()
  })

  test('thumbnails show the pictures, a press enlarges one, keys and buttons zoom and move, and Back closes it (spec 2.10, 9.4)', async ({
    page,
    shop,
  }) => {
    const [{ card }] = await findPieces(shop, 1)
    await visit(page, card.baseUrl)
    const gallery = page.getByRole('region', { name: `Pictures of ${card.productsName}` })
    const third = gallery.getByRole('button', { name: 'Picture 3', exact: true })

    // Five thumbnails and the gaps between them; those that are not there leave their room.
    expect(await third.evaluate((button) => button.closest('ul')?.clientHeight)).toBe(697)
    await expect
      .poll(() =>
        third
          .locator('..')
          .locator('img')
          .evaluate((img) => (img as HTMLImageElement).currentSrc),
      )
      .toContain('-180.')
    await third.click()
    await expect(third).toHaveAttribute('aria-current', 'true')
    await expect(gallery.locator('[aria-current]')).toHaveCount(1)
    await expect(gallery.getByText('4 / 4')).toBeVisible()

    const picture = gallery.getByRole('button', { name: 'Enlarge picture 3' })
    await picture.focus()
    await page.keyboard.press('Enter')
    const dialog = dialogOf(page)
    await expect(dialog.getByText('4 of 4')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeDisabled()
    expect(await violationsOf(page)).toEqual([])

    await page.keyboard.press('+')
    await expect.poll(() => enlarged(page)).toBe(2)
    await page.keyboard.press('-')
    await expect.poll(() => enlarged(page)).toBe(1)
    await dialog.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => enlarged(page)).toBe(2)
    await page.keyboard.press('0')
    await expect.poll(() => enlarged(page)).toBe(1)
    await page.mouse.move(700, 400)
    await page.mouse.wheel(0, -100)
    await expect.poll(() => enlarged(page)).toBeGreaterThan(1)
    await page.keyboard.press('0')
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByText('3 of 4')).toBeVisible()

    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(picture).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`${card.spuCode}$`))

    // A second Escape does not leave the page.
    await gallery.getByRole('button', { name: 'Enlarge the picture' }).click()
    await expect(dialog.getByText('4 of 4')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: card.productsName })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('two fingers enlarge a picture without a network, and one that is not on the device says so (spec 2.10)', async ({
    page,
    context,
    shop,
  }) => {
    const [{ card }] = await findPieces(shop, 1)
    await arrive(page)
    await page.goto(card.baseUrl)
    await waitUntilStored(page)
    const session = await devtools(context, page)
    await forget(page, '/detail-')
    await session.send('Network.clearBrowserCache')
    await goOffline(context)
    await page.getByRole('button', { name: 'Enlarge picture 1' }).tap()
    const dialog = dialogOf(page)
    await expect(dialog.getByText('1 of 4')).toBeVisible()
    await expect.poll(() => enlarged(page)).toBe(1)

    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apart === undefined ? [] : [-1, 1].map((side, id) => ({ x: 195 + side * apart, y: 400, id })),
      })
    await touch('touchStart', 40)
    for (const apart of [60, 80, 100, 120]) await touch('touchMove', apart)
    await touch('touchEnd')
    await expect.poll(() => enlarged(page)).toBeGreaterThan(2)

    for (let place = 2; place <= 4; place++) {
      await dialog.getByRole('button', { name: 'Next picture' }).tap()
      await expect(dialog.getByText(`${place} of 4`)).toBeVisible()
    }
    await expect(dialog.getByText('This picture is not stored on this device yet.').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await expect(dialog).toBeHidden()
  })
})
