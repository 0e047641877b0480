import { violationsOf } from '../world/device/axe.ts'
import { aRunningShop } from '../world/shops/running-shop.ts'
import { clockOf, waitForGuard } from '../world/browser/click-guard.ts'
import { expect, rowsOf, test } from '../world/browser/fixtures.ts'
import { aNewAddress, logIn, mailedLink, PASSWORD } from '../world/browser/membership.ts'
import { aMember } from '../world/browser/own-account.ts'
import { addFromPage, findPieces, quantity } from '../world/browser/shopping.ts'
import { continueAs, openPopup } from '../world/browser/social.ts'
import { OWN_CONTEXT } from '../world/browser/without-worker.ts'

test.use(OWN_CONTEXT)

test('a guest with a bag signs in by another provider, and is back on the page with the bag (spec 2.13) @core', async ({
  page,
  shop,
  browser,
}) => {
  const email = aNewAddress()
  const [piece, other] = await findPieces(shop, 2)
  await addFromPage(page, piece)
  await page.keyboard.press('Escape')
  const there = page.url()
  await openPopup(page)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue with Demo ID' }).click()
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Please enter a name.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Name').fill('Mei Tan')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(there)
  await expect(page.getByText('Welcome, Mei.')).toBeVisible()
  await page.goto('/user/dashboard')
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()
  // The provider knows none.
  await expect(page.getByText('Birthday', { exact: true })).toBeHidden()

  const context = await browser.newContext({ baseURL: shop.url })
  const laptop = await context.newPage()
  await addFromPage(laptop, other)
  await laptop.keyboard.press('Escape')
  await openPopup(laptop)
  await continueAs(laptop, { name: 'Mei Tan', email })
  await expect(laptop.getByText('Welcome, Mei.')).toBeVisible()
  await laptop.goto('/cart')
  await expect(quantity(laptop, piece)).toHaveValue('1')
  await expect(quantity(laptop, other)).toHaveValue('1')
  await context.close()
})

test('a member who came by a provider adds the birthday once; it stays (spec 2.13, 5)', async ({
  page,
  shop,
}) => {
  const person = { name: 'Mei Tan', email: aNewAddress() }
  await page.goto('/user/dashboard')
  await continueAs(page, person)
  const details = page.getByRole('region', { name: 'Hello, Mei' })
  await details.getByRole('button', { name: 'Add your birthday' }).press('Enter')
  await expect(details.getByLabel('Birthday')).toBeFocused()
  await details.getByRole('button', { name: 'Cancel' }).click()
  await expect(details.getByRole('heading')).toBeFocused()
  await details.getByRole('button', { name: 'Add your birthday' }).click()
  await details.getByRole('button', { name: 'Save birthday' }).click()
  const refusedAt = await clockOf(page)
  await expect(details.getByText('Enter your birthday.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await details.getByLabel('Birthday').fill('1990-02-28')
  // The button moves up with it.
  await expect(details.getByText('Enter your birthday.')).toBeHidden()
  await waitForGuard(page, refusedAt)
  await details.getByRole('button', { name: 'Save birthday' }).click()
  await expect(page.getByText('Your birthday is saved.')).toBeVisible()
  await expect(details.getByText('Feb 28, 1990')).toBeVisible()
  await expect(details.getByRole('heading')).toBeFocused()
  await expect(details.getByRole('button', { name: 'Add your birthday' })).toBeHidden()
  await details.getByRole('button', { name: 'Edit my details' }).click()
  await expect(details.getByText('The birthday cannot be changed after submission.')).toBeVisible()
  const stored = rowsOf(shop, 'select birthday from member where email = ?', person.email)
  expect(stored).toEqual([{ birthday: '1990-02-28' }])
})

test('who cancels at the provider is back with a notice, by keyboard alone', async ({ page }) => {
  await page.goto('/user/wishlist')
  await page.getByRole('link', { name: 'My account' }).focus()
  await page.keyboard.press('Enter')
  const button = page.getByRole('button', { name: 'Continue with Demo ID' })
  await expect(button).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Cancel and return to the shop' }).press('Enter')
  await expect(page.getByText('You have not logged in with Demo ID. Nothing has changed.')).toBeVisible()
  await expect(page).toHaveURL(/\/user\/wishlist$/)
  await page.goto('/user/dashboard')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('the only way in stays; with a password by mail it can be removed (spec 2.14)', async ({
  page,
  shop,
}) => {
  const email = aNewAddress()
  await page.goto('/user/account-security')
  await continueAs(page, { name: 'Anna Lim', email })
  const ways = page.getByRole('region', { name: 'Ways to log in' })
  await expect(ways.getByText('Demo ID')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeHidden()
  await expect(ways.getByRole('button', { name: 'Disconnect: Demo ID' })).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
  await ways.getByRole('button', { name: 'Email me a link to set a password' }).click()
  await expect(ways.getByText(`We’ve emailed a link to ${email}.`)).toBeVisible()

  await page.goto(await mailedLink(shop, email, '/resetpwd'))
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await logIn(page, email)
  await expect(page.getByText('Welcome, Anna.')).toBeVisible()
  await page.goto('/user/account-security')
  await expect(ways.getByText('Email and password')).toBeVisible()
  await ways.getByRole('button', { name: 'Disconnect: Demo ID' }).click()
  await expect(page.getByText('Demo ID is no longer a way to log in.')).toBeVisible()
  await expect(ways.getByText('Not connected')).toBeVisible()
  await expect(ways.getByRole('heading', { name: 'Ways to log in' })).toBeFocused()
})

test('S38: the owner of an address that another registered is asked to look through the account', async ({
  page,
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url })
  const other = await context.newPage()
  const email = await aMember(other, shop)

  await page.goto('/')
  await openPopup(page)
  await continueAs(page, { name: 'Anna Lim', email })
  await expect(page.getByRole('heading', { name: 'Your account is yours alone' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'My account' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible()
  await other.goto('/user/dashboard')
  await expect(other.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await context.close()
})

test('an answer without a journey is refused, and the way to log in stands beside it (spec 4.1)', async ({
  page,
}) => {
  await page.goto(`/account/social#provider=sandbox&state=${'x'.repeat(43)}&code=stolen`)
  await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This login has expired')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('a provider that posts its answer signs in, too, and brings back to the page (spec 2.13)', async ({
  page,
}) => {
  const shop = await aRunningShop({ SOCIAL_SANDBOX_ANSWERS: 'form_post' })
  await page.goto(`${shop.url}/user/dashboard`)
  const posted = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes('/return'))
  await continueAs(page, { name: 'Mei Tan', email: aNewAddress() })
  expect((await posted).url()).not.toContain('code=')
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()
  await expect(page).toHaveURL(/\/user\/dashboard$/)
  await shop.close()
})

test('a provider that cannot be reached is named, and what was entered stays (spec 8)', async ({ page }) => {
  const far = { id: 'far', name: 'Far', issuer: 'http://localhost:9', clientId: 'vanda' }
  const shop = await aRunningShop({ SOCIAL_PROVIDERS: JSON.stringify([far]) })
  await page.goto(shop.url)
  await page.getByRole('link', { name: 'My account' }).click()
  const popup = page.getByRole('dialog', { name: 'Log in' })
  await popup.getByLabel('Email').fill('mei@example.com')
  await popup.getByRole('button', { name: 'Continue with Far' }).click()
  await expect(popup.getByRole('alert')).toHaveText('Can not fetch Far SDK')
  await expect(popup.getByLabel('Email')).toHaveValue('mei@example.com')
  expect(await violationsOf(page)).toEqual([])
  await shop.close()
})
