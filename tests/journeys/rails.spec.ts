import type { Locator } from '@playwright/test'
import { homePage } from '#contract/catalog/navigation.contract.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { comeBack, expect, goOffline, waitUntilStored, test } from '../world/browser/fixtures.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { DESKTOP, PHONE, visit } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

/** Cards that are partly inside the rail's viewport. */
const cutOff = (rail: Locator) =>
  rail.evaluate((list) => {
    const [from, to] = [list.getBoundingClientRect().left, list.getBoundingClientRect().right]
    return [...list.children]
      .map((item) => item.getBoundingClientRect())
      .filter(({ left, right }) => right > from + 8 && left < to - 8 && (left < from - 1 || right > to + 1))
      .length
  })

test.describe('with a network', () => {
  test.use(WITHOUT_WORKER)

  test('a piece offered in the empty bag goes into it there: nothing opens over it, nor over the next page (spec 2.2, 4.3, 4.6)', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/cart')
    const card = page.getByRole('region', { name: 'Trending now' }).getByRole('article').first()
    // Leaving an empty bag asks no question.
    await expect(card).toBeVisible()
    await page.getByRole('link', { name: 'Vanda, home' }).click()
    await expect(page.getByRole('link', { name: 'Vanda, home' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Leaving your bag?' })).toHaveCount(0)
    await page.goto('/cart')
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('button', { name: /^Add to Cart/ }).click()
    const submit = card.getByRole('button', { name: 'Add to Cart', exact: true })
    if (await submit.isVisible()) {
      await card.getByRole('radio', { disabled: false }).first().check()
      await submit.click()
    }
    await expect(page.getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('1')
    await expect(page.getByText('Add to cart success')).toBeVisible()
    const panel = page.getByRole('dialog', { name: 'Shopping Bag' })
    await expect(panel).toHaveCount(0)

    await page.getByRole('link', { name: 'Vanda, home' }).click()
    await page.getByRole('button', { name: 'Leave for now' }).click()
    await expect(page.getByRole('link', { name: 'Vanda, home' })).toBeVisible()
    // The header's own link opens the panel; before hydration the page has none.
    await expect(page.getByRole('link', { name: /^Bag ?, 1 item/ })).toBeVisible()
    await expect(panel).toHaveCount(0)
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

    const { rails } = await aTestClient(shop.url).get(homePage, { lang: 'en' })
    const leads = rails.map(({ spus }) => spus[0])
    expect(new Set(leads).size).toBe(leads.length)
  })
})

test('an empty bag, an empty wishlist and a page that is not there offer pieces, and nothing moves for them', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { moved: number }
    seen.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    for (const path of ['/cart', '/user/wishlist', '/no-such-page']) {
      await page.goto(path)
      const rail = page.getByRole('region', { name: 'Trending now' })
      await expect(rail.getByRole('article').first()).toBeVisible()
      // A rail has shown the card to the user; the user has not opened the product.
      await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0)
      const moved = await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)
      expect.soft(moved, `what moved on ${path} at ${viewport.width} px`).toBeLessThan(0.01)
    }
  }
  expect((await page.request.get(`${shop.url}/no-such-page`)).status()).toBe(404)
})

test('without a network a page that is not there offers what this device has seen, or nothing at all', async ({
  page,
  context,
  shop,
}) => {
  await visit(page, '/')
  await waitUntilStored(page)
  await goOffline(context)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1, name: 'Oops!Page Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Store' })).toBeVisible()

  await comeBack(context)
  const [piece] = await findPieces(shop, 1)
  await visit(page, piece.card.baseUrl)
  await waitUntilStored(page)
  await goOffline(context)
  await page.goto('/no-such-page')
  const rail = page.getByRole('region', { name: 'Recently viewed' })
  await expect(rail.getByRole('article').first()).toContainText(piece.card.productsName)
})
