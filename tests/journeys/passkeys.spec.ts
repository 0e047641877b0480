import type { Locator, Page } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { changeRows, comeBack, expect, goOffline, settleIn, test } from '../world/browser/fixtures.ts'
import { logIn } from '../world/browser/membership.ts'
import { aMember } from '../world/browser/own-account.ts'
import {
  CARDS,
  choosePiece,
  fillCheckout,
  findPieces,
  payWith,
  type Find,
} from '../world/browser/shopping.ts'
import { aVirtualAuthenticator, withoutSuggestions } from '../world/browser/virtual-authenticator.ts'
import { OWN_CONTEXT, WITH_WORKER } from '../world/browser/without-worker.ts'
import { guardOver } from '../world/browser/click-guard.ts'

test.use(OWN_CONTEXT)

/** The section of account security. */
async function passkeysOn(page: Page): Promise<Locator> {
  await page.goto('/user/account-security')
  const section = page.getByRole('region', { name: 'Passkeys' })
  await expect(section.getByText('You have no passkey yet.')).toBeVisible()
  return section
}

async function add(section: Locator, name: string): Promise<void> {
  await section.getByLabel('Name of the new passkey').fill(name)
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByRole('listitem').filter({ hasText: name })).toBeVisible()
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/user/dashboard')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)
}

async function signOut(page: Page): Promise<Locator> {
  await logOut(page)
  await page.goto('/user/dashboard')
  const popup = page.getByRole('dialog', { name: 'Log in' })
  await expect(popup).toBeVisible()
  return popup
}

test('a member adds a passkey, signs in with one tap, gives it a name and removes it, by keyboard (trust.md S41) @core', async ({
  page,
  shop,
}) => {
  await withoutSuggestions(page)
  const device = await aVirtualAuthenticator(page)
  await aMember(page, shop)
  const section = await passkeysOn(page)
  expect(await violationsOf(page)).toEqual([])
  await section.getByLabel('Name of the new passkey').focus()
  await page.keyboard.type('My phone')
  await page.keyboard.press('Enter')
  const row = section.getByRole('listitem')
  await expect(row).toContainText('My phone')
  await expect(row).toContainText('Not used yet')
  expect(await device.size()).toBe(1)
  expect(await violationsOf(page)).toEqual([])

  const popup = await signOut(page)
  expect(await violationsOf(page)).toEqual([])
  await popup.getByRole('button', { name: 'Sign in with a passkey' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welcome, Mei.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()

  await page.goto('/user/account-security')
  await expect(row).toContainText('Last used: just now')
  await section.getByRole('button', { name: 'Rename: My phone' }).focus()
  await page.keyboard.press('Enter')
  await expect(section.getByLabel('Name of the passkey')).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.type('Work phone')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Work phone')
  await expect(section.getByRole('button', { name: 'Rename: Work phone' })).toBeFocused()

  await section.getByRole('button', { name: 'Remove: Work phone' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Remove this passkey?' })
  await expect(question).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(section.getByText('You have no passkey yet.')).toBeVisible()
  await expect(section.getByRole('heading')).toBeFocused()
})

test('a device makes one passkey of an account, and one that was cancelled can be tried again', async ({
  page,
  shop,
}) => {
  const device = await aVirtualAuthenticator(page)
  await aMember(page, shop)
  const section = await passkeysOn(page)
  await device.accept(false)
  await section.getByLabel('Name of the new passkey').fill('My phone')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByRole('alert')).toHaveText('No passkey was used. You can try again.')
  await expect(section.getByLabel('Name of the new passkey')).toHaveValue('My phone')
  expect(await violationsOf(page)).toEqual([])
  await device.accept(true)
  await guardOver(page)
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await guardOver(page)
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByRole('alert')).toHaveText('This device has a passkey of your account already.')
  expect(await device.size()).toBe(1)
})

test('an older sign-in is renewed before a passkey is added', async ({ page, shop }) => {
  await aVirtualAuthenticator(page)
  const email = await aMember(page, shop)
  const section = await passkeysOn(page)
  changeRows(shop, 'update session set signed_in_at = 1 where signed_in_at is not null')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await logIn(page, email)
  await expect(section.getByRole('listitem')).toContainText('Chrome')
})

test('a passkey that was removed enters nothing, and the password still does', async ({ page, shop }) => {
  await withoutSuggestions(page)
  await aVirtualAuthenticator(page)
  const email = await aMember(page, shop)
  await add(await passkeysOn(page), 'My phone')
  changeRows(shop, 'delete from passkey')
  const popup = await signOut(page)
  await popup.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(popup.getByRole('alert')).toHaveText(
    'This passkey belongs to no account here. Please log in with your password.',
  )
  expect(await violationsOf(page)).toEqual([])
  await logIn(page, email)
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()
})

test.describe('without a network', () => {
  test.use(WITH_WORKER)

  test('passkeys say so, and are there when the network is', async ({ page, shop }) => {
    await aMember(page, shop)
    const section = await passkeysOn(page)
    await settleIn(page)
    await goOffline(page.context())
    await section.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(section.getByRole('alert')).toHaveText('You’re offline. This needs a connection.')
    await page.reload()
    await expect(section.getByRole('alert')).toHaveText('You’re offline. This needs a connection.')
    expect(await violationsOf(page)).toEqual([])
    await comeBack(page.context())
    await expect(section.getByText('You have no passkey yet.')).toBeVisible()
  })
})

test('a browser without passkeys offers none, and says so', async ({ page, shop }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await aMember(page, shop)
  const section = await passkeysOn(page)
  await expect(section.getByText('No passkey can be made in this browser.')).toBeVisible()
  await expect(section.getByRole('button')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  const popup = await signOut(page)
  await expect(popup.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(popup.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
})

test('after a purchase a member is offered a passkey, once, and may decline', async ({ page, shop }) => {
  const device = await aVirtualAuthenticator(page)
  await aMember(page, shop)
  const [first, second] = await findPieces(shop, 2)
  const offer = page.getByRole('region', { name: 'Next time, sign in with one tap' })
  await buy(page, first)
  await expect(offer).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.reload()
  await offer.getByRole('button', { name: 'No, thank you' }).click()
  await expect(offer.getByRole('status')).toContainText('We do not ask again.')
  await expect(offer).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await buy(page, second)
  await page.waitForLoadState('networkidle')
  await expect(offer).toBeHidden()
  expect(await device.size()).toBe(0)
})

test('the passkey that is saved after a purchase signs in from the suggestions of the form', async ({
  page,
  shop,
}) => {
  await aVirtualAuthenticator(page)
  await aMember(page, shop)
  const [piece] = await findPieces(shop, 1)
  await buy(page, piece)
  const offer = page.getByRole('region', { name: 'Next time, sign in with one tap' })
  await offer.getByRole('button', { name: 'Save a passkey' }).click()
  await expect(offer.getByRole('status')).toContainText('Your passkey is saved.')
  expect(await violationsOf(page)).toEqual([])
  await logOut(page)
  await page.goto('/user/dashboard')
  // The browser fills it in: its owner is at the device, and the form alone asks; it may be gone before it is seen.
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()
})

async function buy(page: Page, piece: Find): Promise<void> {
  await choosePiece(page, piece)
  await page.getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(page).toHaveURL(/\/checkout\?/)
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await payWith(page, CARDS.paid)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
}
