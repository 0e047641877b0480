import { violationsOf } from '../world/device/axe.ts'
import { expect, listen, rowsOf, test, withoutThrottling } from '../world/browser/fixtures.ts'
import { aNewAddress, mailedLink, register } from '../world/browser/membership.ts'
import { anAccount, becomeMember } from '../world/browser/own-account.ts'
import { DESKTOP, PHONE } from '../world/browser/visiting.ts'
import { OWN_CONTEXT } from '../world/browser/without-worker.ts'
import { closeLoginPopup } from '../world/people/login-popup.ts'

test.use({ viewport: PHONE, ...OWN_CONTEXT })

/** `becomeMember` registers with another one: two members of one phone are one person (traps 3.10). */
const PHONE_OF_FRIEND = '81234567'

test('a member copies the invite link; a friend opens it, registers and, once the address is confirmed, has a coupon of S$30; the member sees the friend (spec 2.14, 9.8)', async ({
  page,
  context,
  browser,
  shop,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url })
  const member = anAccount()
  await becomeMember({ context, shop }, member)
  const code = String(
    rowsOf(shop, 'select invite_code from member where email = ?', member.email)[0]?.['invite_code'],
  )
  const main = page.getByRole('main')
  const friends = main.getByRole('region', { name: 'Your friends' })
  await page.goto('/referral')
  await expect(friends.getByText(/^No friends yet\./)).toBeVisible()
  await expect(main.getByLabel('Your invite link')).toHaveValue(`${shop.url}/?invite_code=${code}`)
  await main.getByRole('button', { name: 'Copy link' }).click()
  await expect(main.getByText('Link copied to clipboard!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${shop.url}/?invite_code=${code}`)
  expect(await violationsOf(page)).toEqual([])

  const elsewhere = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  await closeLoginPopup(elsewhere)
  const friend = await elsewhere.newPage()
  withoutThrottling(friend)
  listen(friend, complaints)
  const email = aNewAddress()
  await friend.goto(link)
  // The app stores the code after its start.
  await expect.poll(() => friend.evaluate(() => localStorage.getItem('invite_code'))).toBe(code)
  await friend.goto(`${shop.url}/account/register`)
  await expect(friend.getByText(/^A friend has invited you: S\$30 off are yours/)).toBeVisible()
  await register(friend, email, PHONE_OF_FRIEND)
  await expect(friend).toHaveURL(`${shop.url}/user/dashboard`)
  const coupons = friend.getByRole('main')
  await friend.goto(`${shop.url}/user/coupon`)
  await expect(coupons.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  await friend.goto(await mailedLink(shop, email, '/user/settings/Email-Confirm'))
  await expect(friend.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  await friend.goto(`${shop.url}/user/coupon`)
  const coupon = coupons.getByRole('article')
  await expect(coupon).toHaveCount(1)
  await expect(coupon.getByRole('heading', { name: 'S$30.00 off' })).toBeVisible()
  await expect(coupon.getByText('Available', { exact: true })).toBeVisible()
  await elsewhere.close()

  await page.reload()
  const row = friends.getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row.getByText('Mei', { exact: true })).toBeVisible()
  await expect(row.getByText(`${email.charAt(0)}•••@example.com`)).toBeVisible()
  await expect(row.getByText('Registered', { exact: true })).toBeVisible()
  await expect(main).not.toContainText(email)
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize(DESKTOP)
  await expect(row.getByText('Registered', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
