import type { Page } from '@playwright/test'
import { expect, test } from '../world/browser/fixtures.ts'
import { visit } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const DAY = 'rgb(246, 241, 233)'
const NIGHT = 'rgb(20, 18, 16)'

/** The colour that the browser gives the frame of the window. */
const frame = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  )

test('the shop is dark where the device is, and where its user has chosen so, before the app has started', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/this-device')
  expect([await ground(page), await frame(page)]).toEqual([NIGHT, '#141210'])
  const choice = page.getByRole('radiogroup', { name: 'Light or dark' })
  await expect(choice.getByRole('radio', { name: 'As this device is set' })).toBeChecked()
  await choice.getByRole('radio', { name: 'Light' }).check()
  expect([await ground(page), await frame(page)]).toEqual([DAY, '#f6f1e9'])

  await page.emulateMedia({ colorScheme: 'light' })
  await choice.getByRole('radio', { name: 'Dark' }).check()
  // Only the head's own script is left: what it has set is there when the document is.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/help/offline', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([await ground(page), await frame(page)]).toEqual([NIGHT, '#141210'])
  await page.unrouteAll()

  await visit(page, '/this-device')
  await choice.getByRole('radio', { name: 'As this device is set' }).check()
  await page.reload()
  expect([await ground(page), await frame(page)]).toEqual([DAY, '#f6f1e9'])
})
