import type { Page } from '@playwright/test'
import { API_PREFIX } from '#contract/envelope.ts'
import { confirmEmail } from '#contract/account/login.contract.ts'
import { clockOf, waitForGuard, guardOver } from '../world/browser/click-guard.ts'
import { violationsOf } from '../world/device/axe.ts'
import { drained, shopperOf } from '../world/browser/device-facts.ts'
import { changeRows, comeBack, expect, goOffline, rowsOf, settleIn, test } from '../world/browser/fixtures.ts'
import { aNewAddress, logIn, mailedLink } from '../world/browser/membership.ts'
import { aMember } from '../world/browser/own-account.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

const details = (page: Page) => page.getByRole('region', { name: /^Hello, / })
const contact = (page: Page) => page.getByRole('region', { name: 'Email and phone' })

async function openAsMember(page: Page, email: string): Promise<void> {
  await page.goto('/user/dashboard')
  await logIn(page, email)
  await expect(details(page)).toBeVisible()
}

/** What an older build with other rules has queued: a pending change of the profile without a nickname. */
async function emptyPendingNickname(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('vanda-sync')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(new Error('the store does not open'))
    })
    const store = db.transaction('operations', 'readwrite').objectStore('operations')
    await new Promise<void>((resolve, reject) => {
      const reading = store.openCursor()
      reading.onerror = () => reject(new Error('the operations cannot be read'))
      reading.onsuccess = () => {
        const cursor = reading.result
        if (!cursor) return resolve()
        cursor.update({ ...cursor.value, input: { ...cursor.value.input, nickname: '' } })
        cursor.continue()
      }
    })
    db.close()
  })
}

test('a profile edited without a network comes through later, and is on a second device (spec 2.14, 3) @core', async ({
  page,
  context,
  shop,
  browser,
}) => {
  const email = await aMember(page, shop)
  await settleIn(page)
  const shopper = await shopperOf(page)
  const kept = () =>
    rowsOf(shop, 'select nickname, last_name, country from member where id = ?', shopper.slice(1))
  await goOffline(context)
  await page.getByRole('button', { name: 'Edit my details' }).focus()
  await page.keyboard.press('Enter')
  const form = details(page).locator('form')
  await expect(form.getByText('The birthday cannot be changed after submission.')).toBeVisible()
  await expect(form.getByLabel('Birthday')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])

  await form.getByLabel('Nickname').fill('')
  await form.getByLabel('Last name').fill('x'.repeat(51))
  await form.getByRole('button', { name: 'Save my details' }).click()
  await expect(form.getByText('Enter a nickname.')).toBeVisible()
  await expect(form.getByText('At most 50 characters.')).toBeVisible()
  await expect(form.getByLabel('Nickname')).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await form.getByLabel('Nickname').fill('Mimi')
  await form.getByLabel('Last name').fill('Lim')
  await form.getByLabel('Country or region').selectOption('MY')
  await guardOver(page)
  await form.getByLabel('Last name').press('Enter')
  await expect(details(page).getByText('Mei Lim')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hello, Mimi' })).toBeFocused()
  await expect(details(page).getByText('Saved on this device')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  // Another page of this device, still offline.
  await page.goto('/user/dashboard')
  await expect(details(page).getByText('Mei Lim')).toBeVisible()
  await expect(details(page).getByText('Malaysia')).toBeVisible()
  expect(kept()).toEqual([{ nickname: 'Mei', last_name: 'Tan', country: 'SG' }])
  await comeBack(context)
  await drained(page)
  await expect(details(page).getByText('Saved on this device')).toBeHidden()
  expect(kept()).toEqual([{ nickname: 'Mimi', last_name: 'Lim', country: 'MY' }])

  const second = await browser.newContext({ baseURL: shop.url })
  const laptop = await second.newPage()
  await openAsMember(laptop, email)
  await expect(laptop.getByRole('heading', { name: 'Hello, Mimi' })).toBeVisible()
  await expect(details(laptop).getByText('Mei Lim')).toBeVisible()
  await second.close()
})

test('a profile that the shop refuses later comes back filled in with the reason at its field (spec 5)', async ({
  page,
  context,
  shop,
}) => {
  await aMember(page, shop)
  await settleIn(page)
  await goOffline(context)
  await page.getByRole('button', { name: 'Edit my details' }).click()
  const form = details(page).locator('form')
  await form.getByLabel('Last name').fill('Lim')
  await form.getByLabel('Nickname').fill('Mimi')
  await form.getByRole('button', { name: 'Save my details' }).click()
  await expect(details(page).getByText('Mei Lim')).toBeVisible()
  await emptyPendingNickname(page)
  await comeBack(context)

  const refused = details(page)
    .getByRole('status')
    .filter({ hasText: 'The shop did not accept your details' })
  await expect(refused).toContainText('Please check what you entered.', { timeout: 30_000 })
  await expect(refused).toContainText('Lim')
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await refused.getByRole('button', { name: 'Correct it' }).click()
  await expect(form.getByLabel('Last name')).toHaveValue('Lim')
  await expect(form.getByText('Enter a nickname.')).toBeVisible()
  await expect(form.getByRole('alert')).toHaveText('Please check what you entered.')
  expect(await violationsOf(page)).toEqual([])
  await form.getByLabel('Nickname').fill('Lili')
  await form.getByRole('button', { name: 'Save my details' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Lili' })).toBeVisible()
  await expect(refused).toBeHidden()
  await drained(page)
})

test.describe('with a network', () => {
  test.use(WITHOUT_WORKER)

  test('the link in a mail to a new address replaces the old one, and signs out the other device (spec 4.15)', async ({
    page,
    shop,
    browser,
  }) => {
    const email = await aMember(page, shop)
    const other = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' })
    const laptop = await other.newPage()
    await openAsMember(laptop, email)
    const next = aNewAddress().replace('mei', 'new')
    await contact(page).getByRole('button', { name: 'Change email' }).click()
    await expect(contact(page).getByLabel('New email')).toBeFocused()
    await contact(page).getByLabel('New email').fill(email)
    await contact(page).getByRole('button', { name: 'Send the link' }).click()
    const refusedAt = await clockOf(page)
    await expect(contact(page).getByText('This is the address that your account has already.')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])

    // The last sign-in was long ago: it is asked for, and the form keeps what was entered.
    changeRows(shop, 'update session set signed_in_at = 1 where signed_in_at is not null')
    await contact(page).getByLabel('New email').fill(next)
    await waitForGuard(page, refusedAt)
    await page.keyboard.press('Enter')
    await logIn(page, email)
    const waiting = contact(page).getByRole('status')
    await expect(waiting).toContainText(`Please confirm ${next} with the link in our email.`)
    await expect(waiting).toContainText(`${email} stays your address.`)
    await expect(contact(page).getByRole('heading')).toBeFocused()
    expect(await violationsOf(page)).toEqual([])

    const link = await mailedLink(shop, next, '/user/settings/Email-Confirm')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
    await page.getByRole('link', { name: 'My account' }).click()
    await expect(contact(page).getByText(next)).toBeVisible()
    await expect(waiting).toBeHidden()
    await laptop.goto('/user/dashboard')
    await expect(laptop.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await logIn(laptop, next)
    await expect(contact(laptop).getByText(next)).toBeVisible()

    // A link is used once; what the shop could not decide can be tried again.
    await laptop.route(`**${API_PREFIX}${confirmEmail.path}`, (route) => route.abort(), { times: 1 })
    await laptop.goto(link)
    await expect(laptop.getByRole('heading', { name: 'Sorry! Your email verification failed' })).toBeVisible()
    await laptop.getByRole('button', { name: 'Try again' }).click()
    await expect(laptop.getByText('The link is broken or older than 72 hours.')).toBeVisible()
    await other.close()
  })
})

test('a phone is changed by keyboard, and offline the form says why not and keeps what was entered (spec 5)', async ({
  page,
  context,
  shop,
}) => {
  await aMember(page, shop)
  await settleIn(page)
  await contact(page).getByRole('button', { name: 'Change phone' }).focus()
  await page.keyboard.press('Enter')
  await expect(contact(page).getByLabel('Country code')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('91 23')
  await page.keyboard.press('Enter')
  const refusedAt = await clockOf(page)
  await expect(contact(page).getByText('Write the phone number in digits only.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await contact(page).getByLabel('New phone').fill('98765432')
  await goOffline(context)
  const save = contact(page).getByRole('button', { name: 'Save phone' })
  await waitForGuard(page, refusedAt)
  await save.click()
  await expect(contact(page).getByRole('alert')).toHaveText('You’re offline. This needs a connection.')
  await expect(contact(page).getByLabel('New phone')).toHaveValue('98765432')
  await comeBack(context)
  await guardOver(page)
  await save.click()
  await expect(contact(page).getByText('+65 9876 5432')).toBeVisible()
})
