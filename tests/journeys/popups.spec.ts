import type { Browser, BrowserContext, Page } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { expect, listen, test, withoutThrottling } from '../world/browser/fixtures.ts'
import { awake, DESKTOP, PHONE, visit } from '../world/browser/visiting.ts'
import { contextWithPopups } from '../world/people/quiet-popups.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'

const DAY_S = 86_400
const ARRIVED = '/?IM_REF=c1&utm_source=facebook&refer=tiktok&invite_code=VIP-7'
const ARRIVAL = ['IM_REF', 'referrer_path', 'user_from_facebook', 'user_from_tiktok']
/** Longer than the pause after which a popup comes. */
const PAST_THE_PAUSE_MS = 3_000

interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
}

async function aVisitor(browser: Browser, { url }: RunningShop, viewport = PHONE): Promise<Visitor> {
  const context = await contextWithPopups(browser, {
    baseURL: url,
    viewport,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  withoutThrottling(page)
  const complaints: string[] = []
  listen(page, complaints)
  return { page, context, complaints }
}

const card = (page: Page) => page.getByRole('dialog', { name: 'Your privacy' })
const letter = (page: Page) => page.getByRole('dialog', { name: 'The Vanda newsletter' })
const banner = (page: Page) => page.getByRole('dialog', { name: 'Silk Month' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** The shop is used for the first time in this document. */
const use = (page: Page) => page.keyboard.press('Shift')

/** The visit before was yesterday, and so were its popups; some of them are still quiet. */
async function comeBackLater(page: Page, path: string, ...quiet: string[]): Promise<void> {
  await page.evaluate((quiet) => {
    localStorage.setItem('vanda-visit', JSON.stringify({ number: 1, seenAt: 0, isSpent: true }))
    const shown = quiet.map((popup) => [popup, Date.now()])
    localStorage.setItem('vanda-keep-popups', JSON.stringify(Object.fromEntries(shown)))
  }, quiet)
  await visit(page, path)
  await use(page)
}

async function arrivalCookies(context: BrowserContext) {
  const cookies = (await context.cookies()).filter(({ name }) => ARRIVAL.includes(name))
  const days = (expires: number) =>
    expires === -1 ? undefined : Math.round((expires - Date.now() / 1_000) / DAY_S)
  return Object.fromEntries(
    cookies.map(({ name, value, expires }) => [name, [decodeURIComponent(value), days(expires)]]),
  )
}

test('privacy comes first, beside the page: nothing of the arrival is stored before "Accept all", and it goes again with it (spec 1, 9.3, traps 3.20, 4.11) @core', async ({
  browser,
  shop,
}) => {
  const { page, context, complaints } = await aVisitor(browser, shop)
  const response = await page.goto(ARRIVED, { referer: 'https://blog.example/silk?mail=me' })
  await awake(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('invite_code'))).toBe('VIP-7')
  await page.waitForTimeout(PAST_THE_PAUSE_MS)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await use(page)
  await expect(card(page)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  // It has neither the focus nor the page, and stays while the user goes on.
  expect(await card(page).evaluate((dialog) => dialog.matches(':modal, :focus-within'))).toBe(false)
  const [needed, all] = ['Only what is needed', 'Accept all'].map((name) =>
    card(page).getByRole('button', { name }),
  )
  const looks = await Promise.all(
    [needed, all].map((button) =>
      button?.evaluate((element) => {
        const { color, backgroundColor, borderColor } = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        return { color, backgroundColor, borderColor, width, height }
      }),
    ),
  )
  expect(looks[0]).toEqual(looks[1])
  await page.getByRole('link', { name: 'How to pay' }).click()
  await expect(page).toHaveURL(/\/How-to-Pay/)
  await expect(card(page)).toBeVisible()
  expect(await arrivalCookies(context)).toEqual({})

  await all?.click()
  await expect(card(page)).toHaveCount(0)
  await expect
    .poll(() => arrivalCookies(context))
    .toEqual({
      IM_REF: ['c1', 30],
      // A cross-origin referrer is its origin alone.
      referrer_path: [expect.stringMatching(/^blog\.example\//), undefined],
      user_from_facebook: ['1', 365],
      user_from_tiktok: ['1', 365],
    })
  expect(await response?.headerValue('set-cookie')).toBeNull()

  // The answer can be changed on each page, and the focus comes back to where it was.
  const choices = page.getByRole('button', { name: 'Privacy choices' })
  await choices.focus()
  await page.keyboard.press('Enter')
  await expect(card(page)).toContainText('You have accepted all.')
  await expect(card(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(choices).toBeFocused()
  await page.keyboard.press('Enter')
  await needed?.click()
  await expect.poll(() => arrivalCookies(context)).toEqual({})
  expect(complaints).toEqual([])
  await context.close()
})

test('without consent an arrival leaves nothing, and who does not answer is asked in the next visit alone (traps 3.20, 4.11)', async ({
  browser,
  shop,
}) => {
  const { page, context, complaints } = await aVisitor(browser, shop, DESKTOP)
  await visit(page, '/?IM_REF=c1')
  await use(page)
  await expect(card(page)).toBeVisible()
  // A page that is left before the answer leaves the question.
  await visit(page, '/?IM_REF=c1')
  await use(page)
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await visit(page, '/How-to-Pay')
  await use(page)
  await page.waitForTimeout(PAST_THE_PAUSE_MS)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/forgotPassword')
  await comeBackLater(page, '/forgotPassword')
  await page.waitForTimeout(PAST_THE_PAUSE_MS)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await visit(page, '/?IM_REF=c1')
  await use(page)
  await card(page).getByRole('button', { name: 'Only what is needed' }).click()
  await expect(card(page)).toHaveCount(0)
  await page.reload()
  await use(page)
  await page.waitForTimeout(PAST_THE_PAUSE_MS)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await arrivalCookies(context)).toEqual({})
  expect(complaints).toEqual([])
  await context.close()
})

test('a later visit has one offer: Escape and Back close it, the focus returns, and none comes on checkout or twice (spec 2.14, 9.6, traps 3.20)', async ({
  browser,
  shop,
}) => {
  const { page, context, complaints } = await aVisitor(browser, shop)
  await visit(page, '/')
  await use(page)
  await card(page).getByRole('button', { name: 'Accept all' }).click()

  // No popup comes while the user goes on; once they pause it does.
  await comeBackLater(page, '/')
  const link = page.getByRole('link', { name: 'How to pay' })
  await link.focus()
  await expect(letter(page)).toBeVisible()
  expect(await focused(page)).toBe('A welcome from Vanda')
  await expect(letter(page).getByRole('listitem')).toHaveText([/10\s?% off/, /off/, /off/])
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(letter(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await link.click()
  await expect(page).toHaveURL(/\/How-to-Pay/)
  await page.waitForTimeout(PAST_THE_PAUSE_MS)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  for (const quiet of ['/checkout-guest', '/account/register']) {
    await page.goto(quiet)
    await page.evaluate(() => {
      localStorage.setItem('vanda-visit', JSON.stringify({ number: 1, seenAt: 0, isSpent: true }))
      localStorage.removeItem('vanda-keep-popups')
    })
    await page.reload()
    await use(page)
    await page.waitForTimeout(PAST_THE_PAUSE_MS)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await comeBackLater(page, '/')
  await page.getByRole('link', { name: 'How to pay' }).click()
  await expect(page).toHaveURL(/\/How-to-Pay/)
  await expect(letter(page)).toBeVisible()
  await page.goBack()
  await expect(letter(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/How-to-Pay/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)

  await comeBackLater(page, '/')
  await letter(page).getByLabel('Email').fill('mei.tan@example.com')
  await letter(page).getByRole('button', { name: 'Sign up' }).click()
  await expect(letter(page)).toContainText('Please confirm with the link in our email.')
  expect(await focused(page)).toBe('One more step')
  await letter(page).getByRole('button', { name: 'Continue shopping' }).click()

  // A user who has joined is not asked again; what is left is the owner's campaign.
  await comeBackLater(page, '/', 'draw', 'gift', 'multi-item')
  await expect(banner(page)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await banner(page).getByRole('link', { name: 'See it all' }).click()
  await expect(page).toHaveURL(/\/activePage\/silk-month/)
  await expect(banner(page)).toHaveCount(0)
  expect(complaints).toEqual([])
  await context.close()
})
