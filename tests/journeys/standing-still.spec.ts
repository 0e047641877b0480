import type { Locator, Page } from '@playwright/test'
import { drained } from './device-facts.ts'
import { arrive, expect, goOffline, test, waitUntilPageStored, waitUntilStored } from './fixtures.ts'
import { FULL_BROWSER } from './full-browser.ts'
import { addFromPage, findPieces } from './shopping.ts'
import { DESKTOP } from './visiting.ts'

// One of the pages offers notifications, which the headless shell lacks.
test.use(FULL_BROWSER)

/** A page load that no reader watches: most pages of this test do not move at all. */
const SHIFT = 0.02
const PHONE = { width: 390, height: 844 }

interface Stop {
  readonly path: string
  /** Shown once the device has answered. */
  readonly answered: (page: Page) => Locator
}

const THIS_DEVICE: Stop = {
  path: '/this-device',
  answered: (page) =>
    page
      .locator('[data-catalog]')
      .and(page.locator(':has(:checked)'))
      .or(page.locator('[data-catalog="kept"]')),
}
const TAKE_BAG: Stop = { path: '/take-bag', answered: (page) => page.getByText('needs the code of a tablet') }

/** What has moved since the page was opened, with and without the app. */
async function movedOn(page: Page, { path, answered }: Stop): Promise<number> {
  await page.goto(path)
  await expect(answered(page).first()).toBeVisible()
  return page.evaluate(async () => {
    await document.fonts.ready
    for (let turn = 0; turn < 3; turn++)
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
    return (globalThis as unknown as { moved: number }).moved
  })
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    const seen = globalThis as unknown as { moved: number }
    seen.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
})

for (const viewport of [PHONE, DESKTOP])
  test.describe(`${viewport.width} px wide, pages of device data stand still`, () => {
    test.use({ viewport })

    test('on a first visit', async ({ page, shop }) => {
      const [{ card }] = await findPieces(shop, 1)
      const stops: Stop[] = [
        THIS_DEVICE,
        TAKE_BAG,
        { path: '/user/wishlist', answered: (page) => page.getByRole('heading', { name: 'Trending now' }) },
        {
          path: `/user/write-review/${card.spuCode}`,
          answered: (page) => page.getByText('Reviews are by people who have bought the piece'),
        },
        { path: '/cart', answered: (page) => page.getByText('Your bag is empty') },
      ]
      for (const stop of stops) expect.soft(await movedOn(page, stop), stop.path).toBeLessThan(SHIFT)
    })

    test('with a bag and a wishlist', async ({ page, shop }) => {
      const [one] = await findPieces(shop, 1)
      await page.goto(one.card.baseUrl)
      await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click()
      await addFromPage(page, one)
      await drained(page)
      const stops: Stop[] = [
        THIS_DEVICE,
        TAKE_BAG,
        { path: '/user/wishlist', answered: (page) => page.getByText('1 piece') },
        { path: '/cart', answered: (page) => page.getByRole('button', { name: 'Remind me of my bag' }) },
        { path: '/checkout-guest', answered: (page) => page.getByRole('button', { name: /^Pay S\$/ }) },
      ]
      for (const stop of stops) expect.soft(await movedOn(page, stop), stop.path).toBeLessThan(SHIFT)
    })

    test('a stored page without a network, while the offline strip appears', async ({
      page,
      context,
      shop,
    }) => {
      const [{ card }] = await findPieces(shop, 1)
      await arrive(page)
      await page.goto(card.baseUrl)
      await waitUntilStored(page)
      await waitUntilPageStored(page, card.baseUrl)
      await goOffline(context)
      const answered = (page: Page) => page.getByText('You are offline. What you have seen is here.')
      expect(await movedOn(page, { path: card.baseUrl, answered })).toBeLessThan(SHIFT)
    })
  })
