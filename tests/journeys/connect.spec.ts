import { violationsOf } from '../world/device/axe.ts'
import { changeRows, expect, test } from '../world/browser/fixtures.ts'
import { aNewAddress, logIn, mailedLink, register } from '../world/browser/membership.ts'
import { continueAs, sayWho } from '../world/browser/social.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

test('a member connects a provider and disconnects it; another member’s login is refused (spec 2.13, 2.14)', async ({
  page,
  browser,
  shop,
}) => {
  const [email, there, taken] = [aNewAddress(), aNewAddress(), aNewAddress()]
  const other = await browser.newContext({ baseURL: shop.url })
  const laptop = await other.newPage()
  await laptop.goto('/user/dashboard')
  await continueAs(laptop, { name: 'Anna Lim', email: taken })
  await expect(laptop.getByText('Welcome, Anna.')).toBeVisible()

  await page.goto('/account/register')
  await register(page, email)
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()
  await page.goto('/user/account-security')
  const ways = page.getByRole('region', { name: 'Ways to log in' })
  await expect(ways.getByText('Not connected')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await ways.getByRole('button', { name: 'Connect: Demo ID' }).click()
  await expect(page.getByText('Please confirm your email address first.')).toBeVisible()
  await page.goto(await mailedLink(shop, email, '/Email-Confirm'))
  await expect(page.getByRole('heading', { name: /confirmed/ })).toBeVisible()

  await page.goto('/user/account-security')
  await ways.getByRole('button', { name: 'Connect: Demo ID' }).press('Enter')
  await sayWho(page, { name: 'Anna Lim', email: taken })
  await expect(page.getByRole('heading', { name: 'Not connected' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('belongs to another account of the shop')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to where you were' }).click()

  await ways.getByRole('button', { name: 'Connect: Demo ID' }).click()
  await page.getByRole('button', { name: 'Cancel and return to the shop' }).click()
  await expect(page.getByText('You have not connected Demo ID. Nothing has changed.')).toBeVisible()
  await ways.getByRole('button', { name: 'Connect: Demo ID' }).click()
  await sayWho(page, { name: 'Mei Tan', email: there })
  await expect(page.getByText('You can now log in with Demo ID.')).toBeVisible()
  await expect(page).toHaveURL(/\/user\/account-security$/)
  await expect(ways.getByText(there)).toBeVisible()
  await expect(ways.getByText('Not connected')).toBeHidden()
  expect(await violationsOf(page)).toEqual([])

  const second = await browser.newContext({ baseURL: shop.url })
  const phone = await second.newPage()
  await phone.goto('/user/dashboard')
  await continueAs(phone, { name: 'Mei Tan', email: there })
  await expect(phone.getByText('Welcome, Mei.')).toBeVisible()

  // An older login is renewed first.
  changeRows(shop, 'update session set signed_in_at = signed_in_at - 3600000')
  await ways.getByRole('button', { name: 'Disconnect: Demo ID' }).click()
  await logIn(page, email)
  await expect(page.getByText('Demo ID is no longer a way to log in.')).toBeVisible()
  await expect(ways.getByText('Not connected')).toBeVisible()
  await expect(ways.getByRole('heading', { name: 'Ways to log in' })).toBeFocused()
  await other.close()
  await second.close()
})
