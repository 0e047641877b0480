import { readFileSync } from 'node:fs'
import { violationsOf } from '../world/device/axe.ts'
import { changeRows, comeBack, expect, goOffline, settleIn, test } from '../world/browser/fixtures.ts'
import { logIn } from '../world/browser/membership.ts'
import { aMember } from '../world/browser/own-account.ts'
import { WITH_WORKER, WITHOUT_WORKER } from '../world/browser/without-worker.ts'
import { guardOver } from '../world/browser/click-guard.ts'

test.use(WITHOUT_WORKER)

test('a member sees another device in the list and signs it out (trust.md S3)', async ({
  page,
  browser,
  shop,
}) => {
  const email = await aMember(page, shop)
  const context = await browser.newContext({ baseURL: shop.url })
  const laptop = await context.newPage()
  await laptop.goto('/user/dashboard')
  await logIn(laptop, email)
  await expect(laptop.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()

  await page.goto('/user/account-security')
  const devices = page.getByRole('region', { name: 'Signed-in devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])
  await devices.getByRole('button', { name: /^Log out there: Chrome/ }).focus()
  await page.keyboard.press('Enter')
  await expect(devices.getByText('You are logged in on this device alone.')).toBeVisible()
  // The pressed button is gone: the focus is at the list it belonged to.
  await expect(devices.getByRole('heading')).toBeFocused()

  await laptop.goto('/user/dashboard')
  await expect(laptop.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await context.close()
})

test.describe('without a network', () => {
  test.use(WITH_WORKER)

  test('the list of devices says so, and is there when the network is (spec 2.14)', async ({
    page,
    shop,
  }) => {
    await aMember(page, shop)
    await page.goto('/user/account-security')
    await settleIn(page)
    const devices = page.getByRole('region', { name: 'Signed-in devices' })
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await goOffline(page.context())
    await page.getByRole('button', { name: 'Download my data' }).click()
    await expect(page.getByText('You’re offline. This needs a connection.').first()).toBeVisible()
    await page.reload()
    await expect(devices.getByRole('alert')).toHaveText('You’re offline. This needs a connection.')
    expect(await violationsOf(page)).toEqual([])
    await comeBack(page.context())
    await expect(devices.getByRole('listitem')).toHaveCount(1)
  })
})

test('a member’s data is a file; an older sign-in is renewed first (spec 2.14)', async ({ page, shop }) => {
  const email = await aMember(page, shop)
  await page.goto('/user/account-security')
  changeRows(shop, 'update session set signed_in_at = 1 where signed_in_at is not null')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = page.waitForEvent('download')
  await logIn(page, email)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^vanda-\d{4}-\d{2}-\d{2}\.json$/)
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    member: { email, firstName: 'Mei' },
    orders: [],
  })
})

test('an account that is deleted stays when its member logs in within the week (trust.md S37)', async ({
  page,
  shop,
}) => {
  const email = await aMember(page, shop)
  await page.goto('/user/account-security')
  await page.getByRole('link', { name: 'What is deleted, and how' }).click()
  await expect(page).toHaveURL(/\/LogOff\.html$/)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete account' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await guardOver(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(question).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account will be deleted on')).toBeInViewport()
  expect((await page.context().cookies()).some(({ name }) => name === 'customers-id')).toBe(false)
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Keep my account' }).click()
  await logIn(page, email)
  await expect(page.getByText('Welcome back, Mei. Your account stays.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()
})
