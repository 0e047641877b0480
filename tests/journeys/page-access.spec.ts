import { violationsOf } from '../world/device/axe.ts'
import { LOGIN_CLOSED } from '#contract/storage-keys.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { aNewAddress, logIn, register } from '../world/browser/membership.ts'
import { aMember } from '../world/browser/own-account.ts'
import { addFromPage, findPieces, quantity } from '../world/browser/shopping.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

const WANTED = '/user/dashboard?redirect=%2Fuser%2Faddress'

test('a page that requires login sends a guest to the dashboard, and opens after the login (spec 2.3, 2.5)', async ({
  page,
  shop,
}) => {
  const email = await aMember(page, shop)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)

  await page.goto('/user/address')
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === WANTED)
  const popup = page.getByRole('dialog', { name: 'Log in' })
  await expect(popup).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Log in or create an account' }).click()
  await logIn(page, email)
  await expect(page).toHaveURL(/\/user\/address$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Address Book' })).toBeVisible()
  // The header is in its user-centre mode, until the account is left (spec 2.5).
  const icon = page.getByRole('banner').getByRole('link', { name: 'My account' })
  await expect(icon).not.toHaveCSS('box-shadow', 'none')
  await page.getByRole('banner').getByRole('link', { name: 'Vanda, home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(icon).toHaveCSS('box-shadow', 'none')
  // A member's icon leads to the account.
  await icon.click()
  await expect(page).toHaveURL(/\/user\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
})

test('a path with /user/ in it that is no page asks a guest to log in, too (spec 2.3)', async ({ page }) => {
  for (const path of ['/user/orders/nowhere', '/anything/user/else']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Oops!Page Not Found' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  }
})

test('after a login only a page of the shop opens (trust.md S24)', async ({ page, shop }) => {
  await aMember(page, shop)
  for (const target of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/user/dashboard?redirect=${encodeURIComponent(target)}`)
    await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(shop.url)
    expect(new URL(page.url()).pathname).toBe('/user/dashboard')
  }
})

test('the login popup opens over a page under /user/ that guests use, until it is closed (spec 2.3)', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url })
  const page = await context.newPage()
  const popup = page.getByRole('dialog', { name: 'Log in' })
  await page.goto('/user/wishlist')
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), LOGIN_CLOSED)).toBe('yes')
  await page.reload()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await expect(page.locator('html[data-app="on"]')).toBeAttached()
  await expect(popup).toBeHidden()
  await context.close()
})

test('members have their own checkout, with their email address; a guest goes on without an account (spec 2.3, 4.6)', async ({
  page,
  shop,
}) => {
  const email = aNewAddress()
  const [piece] = await findPieces(shop, 1)
  await addFromPage(page, piece)
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/user\/dashboard\?redirect=%2Fcheckout$/)
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Check out as a guest' }).click()
  await expect(page).toHaveURL(/\/checkout-guest$/)
  await expect(page.getByText('Guest checkout')).toBeVisible()
  await page.getByLabel('First name').fill('Anna')

  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const popup = page.getByRole('dialog', { name: 'Log in' })
  await popup.getByRole('tab', { name: 'Create account' }).click()
  await register(page, email)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText('Member checkout')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expect(page.getByLabel('First name')).toHaveValue('Anna')
  expect(await violationsOf(page)).toEqual([])

  await page.goto('/cart')
  await expect(quantity(page, piece)).toHaveValue('1')
  await page.getByRole('button', { name: 'Go to checkout' }).first().click()
  await expect(page).toHaveURL(/\/checkout$/)
})
