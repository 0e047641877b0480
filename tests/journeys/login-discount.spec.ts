import { violationsOf } from '../world/device/axe.ts'
import { shopperOf } from '../world/browser/device-facts.ts'
import { changeRows, comeBack, expect, goOffline, rowsOf, settleIn, test } from '../world/browser/fixtures.ts'
import { aNewAddress, PASSWORD, register } from '../world/browser/membership.ts'
import { becomeMember, idOf } from '../world/browser/own-account.ts'
import { addFromPage, findPieces } from '../world/browser/shopping.ts'

test('who registers a known address is offered to log in with S$10 off, and the bag shows it, also without a network (spec 8, 9.6)', async ({
  page,
  shop,
  browser,
}) => {
  const email = aNewAddress()
  const other = await browser.newContext({ baseURL: shop.url })
  await becomeMember({ context: other, shop }, { email, firstName: 'Mei', lastName: 'Tan' })
  await other.close()
  changeRows(shop, 'update member set email_confirmed_at = 1, created_at = 1 where email = ?', email)
  const [piece] = await findPieces(shop, 1)
  await page.setViewportSize({ width: 390, height: 844 })
  await addFromPage(page, piece)
  await page.goto('/account/register')
  await register(page, email)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('This account already exists.')
  await expect(main.getByLabel('Email')).toHaveValue(email)
  expect(await violationsOf(page)).toEqual([])
  await main.getByRole('button', { name: 'Log in and save S$10' }).click()
  const popup = page.getByRole('dialog', { name: 'Log in' })
  await expect(popup.getByLabel('Email')).toHaveValue(email)
  await expect(popup.getByLabel('Password', { exact: true })).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await popup.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('S$10 is taken off your next order.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/user\/dashboard$/)
  expect(
    rowsOf(shop, 'select site, order_id from login_discount where member_id = ?', idOf(shop, email)),
  ).toEqual([{ site: 'sg', order_id: null }])
  await page.goto('/cart')
  const sums = page.getByRole('term').filter({ hasText: 'Login discount' })
  await expect(sums).toBeVisible()
  await settleIn(page)
  await goOffline(page.context())
  await page.reload()
  await expect(sums).toBeVisible()
  await comeBack(page.context())
  await page.goto('/checkout')
  await expect(page.getByText('−S$10.00')).toBeAttached()
  expect(await shopperOf(page)).toBe(`m${idOf(shop, email)}`)
})
