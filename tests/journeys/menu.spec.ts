import type { Page } from '@playwright/test'
import { expect, test } from '../world/browser/fixtures.ts'
import { clothing, DESKTOP, PHONE, visit } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

test('the menu opens under a pointer that was there first, and closes when its link is followed (spec 2.5)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(DESKTOP)
  const { name, path } = await clothing(shop)
  // The pointer rests there before the menu has loaded, and does not move again.
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Categories' })
  const link = nav.getByRole('link', { name, exact: true }).first()
  await link.hover()
  const all = page.getByRole('link', { name: `All of ${name}` })
  await expect(all).toBeVisible()
  const groups = nav.getByRole('list').nth(1)
  const [allBox, groupsBox] = [await all.boundingBox(), await groups.boundingBox()]
  expect(allBox && groupsBox && allBox.y + allBox.height <= groupsBox.y + 1).toBe(true)
  // Its pictures name their targets (spec 2.5), each 146 px wide if there are three (spec 9.4).
  const banners = nav.getByRole('listitem').filter({ has: page.locator('img') })
  await expect(banners.getByRole('link')).toHaveText([/\w/, /\w/, /\w/])
  await expect.poll(async () => (await banners.locator('img').first().boundingBox())?.width).toBe(146)

  await page.keyboard.press('Escape')
  await expect(all).toBeHidden()
  await page.mouse.move(700, 800)
  await link.focus()
  await page.keyboard.press('ArrowDown')
  await expect(all).toBeVisible()
  await page.keyboard.press('Escape')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(all).toBeHidden()
})

test('above 1024 px there are categories, below them the menu of a phone, whose icons open login and bag (spec 2.4, 2.5, 9.6) @core', async ({
  page,
  shop,
}) => {
  const { name } = await clothing(shop)
  const banner = page.getByRole('banner')
  const categories = banner.getByRole('navigation', { name: 'Categories' })
  const opener = banner.getByRole('button', { name: 'Menu' })
  await page.setViewportSize({ ...DESKTOP, width: 1025 })
  await visit(page, '/')
  await expect(categories).toBeVisible()
  await expect(opener).toBeHidden()
  await page.setViewportSize({ ...DESKTOP, width: 1024 })
  await expect(categories).toBeHidden()

  await banner.getByRole('link', { name: 'My account' }).click()
  const login = page.getByRole('dialog').filter({ has: page.getByRole('tab', { name: 'Log in' }) })
  await expect(login.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(login).toBeHidden()
  await banner.getByRole('link', { name: 'Bag' }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Bag' })).toBeVisible()
  await page.keyboard.press('Escape')

  // One category is open at the start; the others are panels.
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: `All of ${name}` })).toBeVisible()
  const dresses = menu.getByRole('button', { name: 'Dresses' })
  await dresses.click()
  await expect(menu.getByRole('heading', { name: 'Dresses' })).toBeVisible()
  await menu.getByRole('button', { name: 'Back' }).click()
  await expect(dresses).toBeFocused()
  for (const link of ['Home', 'Wishlist']) await expect(menu.getByRole('link', { name: link })).toBeVisible()
  for (const select of ['Language', 'Currency']) await expect(menu.getByLabel(select)).toBeVisible()
  await menu.getByRole('button', { name: 'Log in' }).click()
  await expect(login).toBeVisible()
})

test('on a phone the bag has a way back: to the page before it, and to the shop where there is none (spec 2.5)', async ({
  page,
  context,
}) => {
  const back = (bag: Page) => bag.getByRole('banner').getByRole('button', { name: 'Back' })
  await page.setViewportSize(PHONE)
  await visit(page, '/Shipping-Info')
  await page.goto('/cart')
  await expect(page.locator('html[data-app=on]')).toBeAttached()
  await back(page).click()
  await expect(page).toHaveURL(/\/Shipping-Info$/)
  const fresh = await context.newPage()
  await fresh.setViewportSize(PHONE)
  await fresh.goto('/cart')
  await expect(fresh.locator('html[data-app=on]')).toBeAttached()
  await back(fresh).click()
  await expect(fresh).toHaveURL(({ pathname }) => pathname === '/')
})

test('on the page of the bag the cart icon scrolls to its top (spec 2.5)', async ({ page }) => {
  await page.setViewportSize({ ...DESKTOP, height: 400 })
  await page.goto('/cart')
  await expect(page.locator('html[data-app=on]')).toBeAttached()
  await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)
  await page.getByRole('button', { name: 'Bag, to the top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('back to top comes after one and a half windows and covers nothing: on a list, on a rail that moves under it, at the end of the page (spec 2.4)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ ...PHONE, width: 320 })
  await visit(page, (await clothing(shop)).path)
  const up = page.getByRole('button', { name: 'Back to top' })
  const coversNothing = async () => {
    await expect(up).toBeVisible()
    await expect
      .poll(() =>
        up.evaluate((button) => {
          const own = button.getBoundingClientRect()
          return Array.from(document.querySelectorAll(':is(main, footer) :is(button, h3, p, span)'))
            .filter((other) => {
              const { left, right, top, bottom, width } = other.getBoundingClientRect()
              const isBeside =
                right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom
              return width > 1 && !isBeside
            })
            .map((other) => other.textContent)
        }),
      )
      .toEqual([])
  }
  for (const [windows, there] of [
    [1.45, 'hidden'],
    [1.55, 'visible'],
    [1.45, 'hidden'],
  ] as const) {
    await page.evaluate((to) => scrollTo({ top: to * innerHeight, behavior: 'instant' }), windows)
    await expect(up).toBeVisible({ visible: there === 'visible' })
  }
  for (const scrolled of [1_400, 1_460, 1_520, 1_580]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), scrolled)
    await coversNothing()
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await coversNothing()

  await visit(page, '/')
  const workwear = page.getByRole('region', { name: 'Workwear' })
  const price = workwear.getByRole('article').nth(2).getByText(/S\$/).first()
  await workwear.scrollIntoViewIfNeeded()
  await price.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight + 50, behavior: 'instant' }),
  )
  await coversNothing()
  await price.evaluate((element) => {
    const left = element.getBoundingClientRect().left - innerWidth + 50
    element.closest('ul')?.scrollBy({ left, behavior: 'instant' })
  })
  await coversNothing()
})

test('a page that takes longer than a moment says so, and one that does not says nothing (spec 2.4)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(DESKTOP)
  const { name, path } = await clothing(shop)
  await visit(page, '/')
  const held = Promise.withResolvers<undefined>()
  await page.route('**/api/category/products*', async (route) => {
    await held.promise
    await route.continue()
  })
  const said = page.locator('output').filter({ hasText: 'Loading page' })
  await page.evaluate(() => {
    const at: { clicked?: number; said?: number } = {}
    Object.assign(window, { at })
    addEventListener('click', () => (at.clicked ??= performance.now()), { capture: true })
    new MutationObserver(() => {
      const outputs = [...document.querySelectorAll('output')]
      if (outputs.some((one) => one.textContent === 'Loading page')) at.said ??= performance.now()
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true }).click()
  await expect(said).toHaveCount(1)
  const { clicked = 0, said: saidAt = 0 } = await page.evaluate(
    () => Reflect.get(window, 'at') as { clicked?: number; said?: number },
  )
  expect(saidAt - clicked).toBeGreaterThan(350)
  // It is seen as well, over the whole page.
  const veil = said.locator('xpath=preceding-sibling::*[1]')
  await expect(veil).toBeVisible()
  expect(await veil.boundingBox()).toMatchObject(DESKTOP)
  held.resolve(undefined)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(said).toHaveCount(0)
})
