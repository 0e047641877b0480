import type { Locator, Page } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { changeRows, expect, listen, rowsOf, test, withoutThrottling } from '../world/browser/fixtures.ts'
import { aNewAddress, register } from '../world/browser/membership.ts'
import { idOf } from '../world/browser/own-account.ts'
import { DESKTOP, PHONE } from '../world/browser/visiting.ts'
import { contextWithPopups } from '../world/people/quiet-popups.ts'

/** The user has answered what comes before the draw. */
function answerFirst(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const now = Date.now()
    localStorage.setItem('vanda-keep-consent', JSON.stringify({ choice: 'needed', at: now }))
    if (localStorage.getItem('vanda-keep-popups') === null)
      localStorage.setItem('vanda-keep-popups', JSON.stringify({ newsletter: now }))
  })
}

/** Presses the focused button, which ignores a press within 800 ms of the last one (spec 9.4). */
async function pressUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(shown).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('a guest who spins the wheel by keyboard registers, confirms and wins; the prize is stored before the wheel turns, and is the same after a lost answer and a reload (spec 1, traps 3.13)', async ({
  browser,
  shop,
  complaints,
}) => {
  // The wheel gives one prize, so that the picture of it can be compared.
  changeRows(shop, "update draw_prize set weight = 1000000 where id = 'ten-percent'")
  const context = await contextWithPopups(browser, {
    baseURL: shop.url,
    viewport: PHONE,
    serviceWorkers: 'block',
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  withoutThrottling(page)
  listen(page, complaints)
  await answerFirst(page)
  await page.goto('/')
  const wheel = page.getByRole('dialog', { name: 'Spin to win' })
  await expect(wheel).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(wheel.getByRole('button', { name: 'Log in and spin' })).toBeFocused()
  await expect(wheel.getByRole('list', { name: 'Prizes' }).getByRole('listitem')).toContainText([
    '10% off',
    '20 points',
  ])
  expect(await violationsOf(page)).toEqual([])

  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Log in' })
  await popup.getByRole('tab', { name: 'Log in' }).focus()
  await page.keyboard.press('ArrowRight')
  const email = aNewAddress()
  await register(page, email)
  await expect(popup).toBeHidden()
  // An invented address wins nothing (trust.md S33).
  await expect(wheel).toContainText('First confirm your email address')
  const confirmed = wheel.getByRole('button', { name: 'I have confirmed it' })
  await expect(confirmed).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  const spins = () => rowsOf(shop, 'select code from draw_spin where member_id = ?', idOf(shop, email))
  expect(spins()).toEqual([])

  changeRows(shop, 'update member set email_confirmed_at = 1 where email = ?', email)
  await page.keyboard.press('Enter')
  await expect(wheel.getByRole('button', { name: 'Spin the wheel' })).toBeFocused()
  await page.route('**/api/draw/spin', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const alert = wheel.getByRole('alert').filter({ hasText: 'Nothing is lost.' })
  await pressUntil(page, alert)
  expect(spins()).toHaveLength(1)
  expect(await violationsOf(page)).toEqual([])
  await page.unroute('**/api/draw/spin')

  await expect(wheel.getByRole('button', { name: 'Try again' })).toBeFocused()
  // The answer comes, and the wheel turns first.
  await pressUntil(page, wheel.locator('[data-turning]'))
  await expect(alert).toHaveCount(0)
  const result = wheel.getByRole('status').filter({ hasText: 'Your next spin' })
  await expect(result).toHaveCount(0)
  const [{ code } = { code: '' }] = spins()
  await expect(result).toContainText('10% off')
  await expect(result).toContainText(String(code))
  expect(spins()).toEqual([{ code }])
  await expect(wheel.getByRole('button', { name: 'Continue shopping' })).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(wheel).toHaveCount(0)

  // The rewards page opens it again; without motion the result is there at once, in one picture with the wheel.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(DESKTOP)
  await page.goto('/reward')
  const entry = page.getByRole('button', { name: 'See what you won today' })
  await entry.focus()
  await page.keyboard.press('Enter')
  await expect(result).toContainText(String(code))
  await expect(wheel.locator('[data-turning]')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(entry).toBeFocused()
  await page.goto('/user/coupon')
  await expect(page.getByText(String(code))).toBeVisible()
  await context.close()
})
