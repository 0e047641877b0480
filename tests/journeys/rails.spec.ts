import type { Locator } from '@playwright/test'
import { homePage } from '#contract/navigation.ts'
import { aShopper } from '../world/shopper.ts'
import { expect, test } from './people.ts'
import { DESKTOP, PHONE, visit } from './visiting.ts'

/** Cards of which a part, but not all, is in the window of the rail. */
const cutOff = (rail: Locator) =>
  rail.evaluate((list) => {
    const [from, to] = [list.getBoundingClientRect().left, list.getBoundingClientRect().right]
    return [...list.children]
      .map((item) => item.getBoundingClientRect())
      .filter(({ left, right }) => right > from + 8 && left < to - 8 && (left < from - 1 || right > to + 1))
      .length
  })

test('a rail on a desktop moves by its arrows, a window of whole cards at a time (WCAG 2.5.7)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const section = page.getByRole('region', { name: 'New Arrivals' })
  await section.scrollIntoViewIfNeeded()
  const rail = section.getByRole('list').first()
  const [previous, next] = [
    section.getByRole('button', { name: 'Previous products' }),
    section.getByRole('button', { name: 'Next products' }),
  ]
  const box = await next.boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  expect(await cutOff(rail)).toBe(0)

  await next.focus()
  await page.keyboard.press('Enter')
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  await expect(next).toBeFocused()
  expect(await rail.evaluate((list) => list.scrollLeft)).toBeGreaterThan(300)
  expect(await cutOff(rail)).toBe(0)
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await previous.click()
  await expect.poll(() => rail.evaluate((list) => list.scrollLeft)).toBe(0)
  await expect(previous).toHaveAttribute('aria-disabled', 'true')

  const { rails } = await aShopper(shop.url).get(homePage, { lang: 'en' })
  const leads = rails.map(({ spus }) => spus[0])
  expect(new Set(leads).size).toBe(leads.length)
})

test('an empty bag and an empty wishlist offer pieces', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const path of ['/cart', '/user/wishlist']) {
    await page.goto(path)
    const rail = page.getByRole('region', { name: 'Trending now' })
    await expect(rail.getByRole('article').first()).toBeVisible()
  }
})
