import type { Page } from '@playwright/test'
import { expect, test } from '../world/browser/fixtures.ts'
import { OWN_CONTEXT } from '../world/browser/without-worker.ts'

test.use(OWN_CONTEXT)

/** Pictures of the list: how many windows down they begin, and whether they have been requested. */
const pictures = (page: Page) =>
  page
    .getByRole('main')
    .locator('article img')
    .evaluateAll((images) =>
      images.map((image) => ({
        windows: image.getBoundingClientRect().top / innerHeight,
        isRequested: image.hasAttribute('src'),
        loading: image.getAttribute('loading'),
      })),
    )

test('pictures are asked for within 1.3 windows; those seen before are there at once (spec 9.4)', async ({
  page,
}) => {
  const enter = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Clothing' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Clothing' })).toBeVisible()
  }
  await page.goto('/')
  await enter()
  await expect
    .poll(async () =>
      (await pictures(page)).filter(({ windows, isRequested }) => windows < 1.25 && !isRequested),
    )
    .toEqual([])
  // Some of the list's pictures had been shown before; they are not delayed.
  const far = (await pictures(page)).filter(({ windows, loading }) => windows > 1.35 && loading === 'lazy')
  expect(far.length).toBeGreaterThan(3)
  expect(far.filter(({ isRequested }) => isRequested)).toEqual([])

  await page.getByRole('main').locator('article img').last().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await pictures(page)).at(-1)?.isRequested).toBe(true)
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('article img')
        .last()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0)

  // Back from another page: the last picture had loaded, so nothing is delayed.
  await page.getByRole('banner').getByRole('link', { name: 'Vanda' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clothing' })).toBeHidden()
  await enter()
  await expect
    .poll(async () => (await pictures(page)).at(-1))
    .toMatchObject({ isRequested: true, loading: 'eager' })
})
