import type { Locator, Page } from '@playwright/test'
import { CATEGORIES, type CategoryPlan } from '#demo/categories.ts'
import { COLLECTIONS } from '#demo/collections.ts'
import { CATEGORY_WORDS } from '#demo/words/category-words.ts'
import { drained } from '../world/browser/device-facts.ts'
import {
  arrive,
  expect,
  goOffline,
  test,
  waitUntilPageStored,
  waitUntilStored,
} from '../world/browser/fixtures.ts'
import { FULL_BROWSER } from '../world/browser/full-browser.ts'
import { addFromPage, findPieces } from '../world/browser/shopping.ts'
import { DESKTOP } from '../world/browser/visiting.ts'
import { OWN_CONTEXT } from '../world/browser/without-worker.ts'

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
          answered: (page) => page.getByText('Reviews are written by customers who bought the item'),
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
        { path: '/user/wishlist', answered: (page) => page.getByText('1 item') },
        { path: '/cart', answered: (page) => page.getByRole('button', { name: 'Remind me later' }) },
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
      const answered = (page: Page) => page.getByText('You’re offline. Pages you’ve viewed still open.')
      expect(await movedOn(page, { path: card.baseUrl, answered })).toBeLessThan(SHIFT)
    })
  })

/** Title and description of every list. */
function headsOf(language: 'en' | 'fr'): { readonly title: string; readonly description: string }[] {
  const flat = (plans: readonly CategoryPlan[]): CategoryPlan[] =>
    plans.flatMap((plan) => [plan, ...flat(plan.below ?? [])])
  return [
    ...flat(CATEGORIES).map(({ id, names }) => ({ names, about: CATEGORY_WORDS[id] })),
    ...Object.values(COLLECTIONS),
  ].flatMap(({ names, about }) => (about ? [{ title: names[language], description: about[language] }] : []))
}

test.describe('with a network', () => {
  test.use(OWN_CONTEXT)

  test('the head of a list is as high before its typefaces come as after, on every phone', async ({
    page,
  }) => {
    const wrong: string[] = []
    for (const language of ['en', 'fr'] as const) {
      const heads = headsOf(language)
      expect(heads.length).toBeGreaterThan(30)
      await page.goto(`${language === 'fr' ? '/fr' : ''}/collections/silk-edit`)
      // Words that change before React has taken the page over would be a mismatch.
      await expect(page.locator('html[data-app=on]')).toBeAttached()
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      for (const width of [320, 360, 375, 390, 412, 430]) {
        await page.setViewportSize({ width, height: 844 })
        wrong.push(
          ...(await page.evaluate(async (heads) => {
            await document.fonts.ready
            const head = document.querySelector('main header')
            const words = [head?.querySelector('h1'), head?.querySelector('p')]
            /** As the browser shows it until the typeface is there: with the next one of the list. */
            const late = (element: Element) =>
              getComputedStyle(element).fontFamily.replace(/^"?Instrument [^,]+,/, '')
            const found: string[] = []
            for (const { title, description } of heads) {
              for (const [element, text] of [
                [words[0], title],
                [words[1], description],
              ] as const) {
                const [own] = element?.children ?? []
                if (!element || !own) throw new Error('a head has a title and a description')
                own.textContent = text
                element.setAttribute('data-words', text)
              }
              const heights = ['late', 'there'].map((state) => {
                for (const element of words)
                  if (element) element.style.fontFamily = state === 'late' ? late(element) : ''
                return head?.getBoundingClientRect().height
              })
              if (heights[0] !== heights[1])
                found.push(`${innerWidth} px, “${title}”: ${heights.join(' → ')}`)
            }
            return found
          }, heads)),
        )
      }
    }
    expect(wrong).toEqual([])
  })
})

for (const width of [320, 360, 390, 1025, 1440])
  test(`${width} px wide, the mark of what is not sent yet moves no part of the header`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const [piece] = await findPieces(shop, 1)
    await arrive(page)
    await page.goto(piece.card.baseUrl)
    const header = page.getByRole('banner')
    const inEvery = [/^Vanda, home/, /^My account/, /^Wishlist/, /^Bag/]
    const names = width > 1024 ? [...inEvery, 'Clothing', 'Silk'] : inEvery
    const parts = names.map((name) => header.getByRole('link', { name }))
    const places = () => Promise.all(parts.map(async (part) => (await part.boundingBox())?.x))
    const mark = header.getByRole('link', { name: '1 change saved on this device' })
    await expect(mark).toHaveCount(0)
    let before: readonly (number | undefined)[] = []
    // The mega-menu takes the place of the plain links once it has loaded.
    await expect.poll(async () => (before = await places())).not.toContain(undefined)
    await goOffline(page.context())
    await page
      .getByRole('button', { name: /^Add to wishlist/ })
      .first()
      .click()
    await expect(mark).toBeVisible()
    await expect.poll(places).toEqual(before)
    await expect(header).toHaveJSProperty('scrollWidth', width)
  })
