import type { Page } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { arrive, expect, goOffline, test, waitUntilStored } from '../world/browser/fixtures.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { PHONE } from '../world/browser/visiting.ts'
import { OWN_CONTEXT } from '../world/browser/without-worker.ts'

const gallery = (page: Page) => page.getByRole('region', { name: /^Pictures of/ })
const play = (page: Page) => gallery(page).getByRole('button', { name: /^Play the film of/ })
const pause = (page: Page) => gallery(page).getByRole('button', { name: 'Pause the film' })
const film = (page: Page) => gallery(page).locator('video')

/** What is seen of the film, as one number for each of a few places near the hem. */
const seen = (page: Page) =>
  film(page).evaluate((video) => {
    const canvas = document.createElement('canvas')
    canvas.width = 54
    canvas.height = 72
    const context = canvas.getContext('2d')
    context?.drawImage(video as HTMLVideoElement, 0, 0, 54, 72)
    return [...(context?.getImageData(0, 48, 54, 16).data ?? [])].join()
  })

const widthOf = (video: SVGElement | HTMLElement) => (video as HTMLVideoElement).videoWidth
/** A film is drawn at its first request, behind everything else. */
const UNTIL_DRAWN = { timeout: 60_000 }

test.use({ viewport: PHONE, hasTouch: true })

test.describe('with a network', () => {
  test.use(OWN_CONTEXT)

  test('a browser that cannot play films shows the pictures alone, and no player (spec 2.10)', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      HTMLVideoElement.prototype.canPlayType = () => ''
    })
    const [{ card }] = await findPieces(shop, 1)
    await page.goto(card.baseUrl)
    await expect(gallery(page).getByText('1 / 3')).toBeVisible()
    await gallery(page).getByRole('button', { name: 'Next picture' }).tap()
    await expect(gallery(page).getByText('2 / 3')).toBeVisible()
    await expect(play(page)).toHaveCount(0)
    await expect(gallery(page).getByRole('img', { name: /picture 2$/ })).toBeInViewport()
  })
})

test('a film plays when it is pressed, pauses, plays again without a network; one that is not there says so (spec 2.10)', async ({
  page,
  context,
  shop,
}) => {
  const [{ card: first }, { card: second }] = await findPieces(shop, 2)
  await arrive(page)
  await page.goto(second.baseUrl)
  await waitUntilStored(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('.webm') && asked.push(request.url()))
  await page.goto(first.baseUrl)
  await waitUntilStored(page)
  await gallery(page).getByRole('button', { name: 'Next picture' }).tap()
  // The user of this browser prefers reduced motion.
  await expect(gallery(page).getByText('2 / 4')).toBeVisible()
  await expect(play(page)).toBeVisible()
  expect(asked).toEqual([])

  await play(page).tap()
  await expect.poll(() => film(page).evaluate(widthOf), UNTIL_DRAWN).toBe(540)
  expect(await film(page).evaluate((video) => (video as HTMLVideoElement).duration)).toBeCloseTo(2.5, 1)
  const still = await seen(page)
  await expect.poll(() => seen(page)).not.toBe(still)
  await expect(film(page)).toHaveAccessibleName(/^Silent film of/)
  expect(await violationsOf(page)).toEqual([])
  await pause(page).press('Enter')
  await expect(play(page)).toBeFocused()

  await goOffline(context)
  await page.reload()
  // The browser comes back to where the strip was.
  await expect(gallery(page).getByText('2 / 4')).toBeVisible()
  await play(page).tap()
  await expect
    .poll(() => film(page).evaluate((video) => (video as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0)

  await page.goto(second.baseUrl)
  await gallery(page).getByRole('button', { name: 'Next picture' }).tap()
  await play(page).tap()
  await expect(gallery(page).getByText('This film is not stored on this device yet.')).toBeVisible()
  await context.setOffline(false)
  await play(page).tap()
  await expect(pause(page)).toBeVisible()
  await expect.poll(() => film(page).evaluate(widthOf), UNTIL_DRAWN).toBe(540)
})
