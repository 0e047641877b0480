import { violationsOf } from '../world/device/axe.ts'
import { clockOf, guardOver, waitForGuard } from '../world/browser/click-guard.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { aNewAddress, logIn, mailedLink, PASSWORD, register } from '../world/browser/membership.ts'
import { clothing, DESKTOP } from '../world/browser/visiting.ts'
import { wordsIn } from '../world/browser/words.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use({ viewport: DESKTOP, ...WITHOUT_WORKER })

test('the European shop sells nothing online: every page leads to the stores (spec 1, 2.3, 6) @core', async ({
  page,
  shop,
}) => {
  const eu = `http://eu.localhost:${shop.port}`
  const { path } = await clothing(shop)
  for (const requested of [
    '/',
    '/cart',
    path,
    '/products/1431C6001',
    '/user/wishlist',
    '/reward',
    '/no-such-page',
  ]) {
    await page.goto(`${eu}${requested}`)
    await expect(page).toHaveURL(`${eu}/account/store-register`)
  }
  // Spanish by the rule of addresses; its texts do not exist yet, and the page says so.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('combobox')).toBeEnabled()
  await expect(banner.getByRole('combobox')).toHaveValue('en')
  await expect(banner.getByRole('link')).toHaveCount(0)
  await expect(banner.getByRole('button')).toHaveCount(0)
  await expect(page.locator('a[href*="/cart"], a[href*="/wishlist"], a[href*="/checkout"]')).toHaveCount(0)
  // Nor the rewards entry (spec 2.7).
  await expect(page.locator('a[href*="/reward"]')).toHaveCount(0)
  // Of the account the dashboard alone (spec 2.3).
  await expect(page.locator('a[href*="/user"]')).toHaveCount(1)
  // No announcements either: free shipping and offers belong to sites that sell.
  await expect(page.getByRole('complementary')).toHaveCount(0)

  await banner.getByRole('combobox').selectOption('fr')
  await expect(page).toHaveURL(`${eu}/fr/account/store-register`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const heading = wordsIn('fr').get('Become a member in our stores') ?? ''
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await page.goto(`${eu}/fr/cart`)
  await expect(page).toHaveURL(`${eu}/fr/account/store-register`)

  // A page that is not there offers nothing that this site does not have.
  await page.goto(`${eu}/en/pages/no-such-page`)
  await expect(page.getByRole('heading', { name: 'Oops!Page Not Found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Return to Store'])
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('Try the shop instead')
  await page.goto(`${eu}/fr/account/store-register`)

  // Its own stores, and a link to the site that sells.
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toContainText([
    'Madrid',
    'Paris',
    'Amsterdam',
  ])
  await expect(page.getByRole('main')).not.toContainText('Orchard Road')
  await page
    .getByRole('main')
    .getByRole('link', { name: wordsIn('fr').get('Shop at Vanda Singapore') ?? '' })
    .click()
  await expect(page).toHaveURL(`http://localhost:${shop.port}/fr`)
  await expect(
    page.getByRole('banner').getByRole('link', { name: wordsIn('fr').get('Wishlist') ?? '' }),
  ).toBeVisible()
})

test('a visitor of the European site registers for a store, logs in on the dashboard, and deletes the account there (spec 2.3, 2.14, 6)', async ({
  page,
  shop,
}) => {
  const eu = `http://eu.localhost:${shop.port}`
  const email = aNewAddress()
  await page.goto(`${eu}/en/account/store-register`)
  await page.getByLabel('Store').selectOption('Vanda Paris')
  await page.getByLabel('Code of your guide').fill('NONE')
  // Her own country comes first, and with it her calling code (decision 0192).
  await expect(page.getByLabel('Country or region')).toHaveValue('ES')
  await page.getByLabel('Country or region').selectOption('FR')
  await register(page, email, '612345678')
  const refusedAt = await clockOf(page)
  await expect(page.getByText('This is not the code of a guide.')).toBeVisible()
  await page.getByLabel('Code of your guide').fill('')
  await waitForGuard(page, refusedAt)
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${eu}/en/user/dashboard`)
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  // Points and coupons are the pages besides that this site has for members (spec 2.3); what is earned where is for sites that sell.
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(2)
  // The pages of an account elsewhere are parts of its dashboard here (spec 2.14).
  for (const part of [
    'My sizes',
    'Address Book',
    'Preference',
    'Change password',
    'Signed-in devices',
    'Your data',
    'Delete account',
  ])
    await expect(page.getByRole('main').getByRole('heading', { name: part, exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Add an address' }).click()
  await expect(page.getByRole('main').getByLabel('Address line 1')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('main').getByRole('link', { name: 'See activity' }).click()
  await expect(page).toHaveURL(`${eu}/en/user/points`)
  await expect(page.getByText('100 points')).toBeVisible()
  await expect(page.locator('a[href*="/reward"]')).toHaveCount(0)

  // The confirmation is a page that this site does not have: on the other site the password signs in, too.
  await page.goto(await mailedLink(shop, email, '/user/settings/Email-Confirm'))
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD}!`)
  await page.getByRole('button', { name: 'Confirm and log in' }).click()
  await expect(page.getByRole('alert')).toContainText('Email or password is not right.')
  await guardOver(page)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm and log in' }).click()
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'My account' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()

  await page.goto(`${eu}/en/user/dashboard`)
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL(`${eu}/en/account/store-register`)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${eu}/en/user/dashboard`)
  await page.getByRole('tab', { name: 'Create account' }).click()
  await expect(page.getByRole('link', { name: 'Register in one of our stores' })).toBeVisible()
  await page.getByRole('tab', { name: 'Log in' }).click()
  await logIn(page, email)
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible()
  await expect(page).toHaveURL(`${eu}/en/user/dashboard`)
  await expect(page.getByRole('dialog')).toBeHidden()
})
