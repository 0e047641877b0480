import type { Page } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { drained } from '../world/browser/device-facts.ts'
import { changeRows, expect, rowsOf, test } from '../world/browser/fixtures.ts'
import { aNewAddress } from '../world/browser/membership.ts'
import { buyNow, CARDS, fillCheckout, findPieces, payWith } from '../world/browser/shopping.ts'
import { continueAs } from '../world/browser/social.ts'
import { aVirtualAuthenticator } from '../world/browser/virtual-authenticator.ts'
import { OWN_CONTEXT } from '../world/browser/without-worker.ts'

test.use(OWN_CONTEXT)

const HEART = /^Add(ed)? to wishlist/

async function aMemberOfTheProvider(page: Page) {
  const person = { name: 'Mei Tan', email: aNewAddress() }
  await page.goto('/user/dashboard')
  await continueAs(page, person)
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()
  return person
}

test('a guest taps a heart, logs in by another provider, and the heart is filled on the account (spec 4.1, 4.7)', async ({
  browser,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  const person = { name: 'Mei Tan', email: aNewAddress() }
  const first = await browser.newContext({ baseURL: shop.url })
  const page = await first.newPage()
  await page.goto(piece.card.baseUrl)
  await page.locator('html[data-app=on]').waitFor()
  const there = page.url()
  await page.getByRole('button', { name: HEART }).first().click()
  await expect(page.getByText('Added to your wishlist')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Log in' }).click()
  await continueAs(page, person)
  await expect(page.getByText('Welcome, Mei.')).toBeVisible()
  await expect(page).toHaveURL(there)
  await expect(page.getByRole('button', { name: /^Added to wishlist/ }).first()).toBeVisible()
  await drained(page)

  const second = await browser.newContext({ baseURL: shop.url })
  const laptop = await second.newPage()
  await laptop.goto('/user/dashboard')
  await continueAs(laptop, person)
  await expect(laptop.getByText('Welcome, Mei.')).toBeVisible()
  await laptop.goto('/user/wishlist')
  await expect(laptop.getByText('1 item')).toBeVisible()
  await first.close()
  await second.close()
})

test('after a login by another provider the action is offered, and carried out by a press alone (spec 2.14)', async ({
  page,
  shop,
}) => {
  const person = await aMemberOfTheProvider(page)
  const letLoginAge = () => changeRows(shop, 'update session set signed_in_at = signed_in_at - 3600000')
  const offer = page.getByRole('alertdialog', { name: 'You are logged in again' })

  await page.goto('/user/account-security')
  letLoginAge()
  await page.getByRole('button', { name: 'Download my data' }).click()
  await continueAs(page, person)
  await expect(offer).toContainText('Download my data')
  await expect(offer.getByRole('button', { name: 'Not now' })).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  const download = page.waitForEvent('download')
  await offer.getByRole('button', { name: 'Go on' }).click()
  await download
  await page.reload()
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible()
  await expect(offer).toBeHidden()

  // Cancelled at the provider: nothing is offered, then or later.
  letLoginAge()
  await page.getByRole('button', { name: 'Download my data' }).click()
  await page.getByRole('button', { name: 'Continue with Demo ID' }).click()
  await page.getByRole('button', { name: 'Cancel and return to the shop' }).click()
  await expect(page.getByText('You have not logged in with Demo ID.')).toBeVisible()
  await expect(offer).toBeHidden()

  await page.goto('/user/dashboard')
  await page.getByRole('button', { name: 'Change phone' }).click()
  await page.getByLabel('New phone').fill('91234568')
  await page.getByRole('button', { name: 'Save phone' }).click()
  await continueAs(page, person)
  await expect(page.getByLabel('New phone')).toHaveValue('91234568')
  await page.getByRole('button', { name: 'Save phone' }).click()
  await expect(page.getByText('Your phone number is changed.')).toBeVisible()
})

test('the question before an account is deleted comes back, and nothing is deleted without its answer (spec 2.14)', async ({
  page,
  shop,
}) => {
  const person = await aMemberOfTheProvider(page)
  await page.goto('/LogOff.html')
  changeRows(shop, 'update session set signed_in_at = signed_in_at - 3600000')
  const question = page.getByRole('alertdialog', { name: 'Delete account' })
  await page.getByRole('main').getByRole('button', { name: 'Delete my account' }).click()
  await question.getByRole('button', { name: 'Delete my account' }).click()
  await continueAs(page, person)
  await expect(question).toBeVisible()
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  const leaving = () => rowsOf(shop, 'select leaves_at from member where email = ?', person.email)
  expect(leaving()).toEqual([{ leaves_at: null }])
  await question.getByRole('button', { name: 'Delete my account' }).click()
  await expect.poll(() => leaving()[0]?.['leaves_at']).not.toBeNull()
})

test('notify me: after a login by another provider the dialog is open again, with the size that was chosen (spec 4.1, 4.6)', async ({
  page,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  const { productsId, baseUrl } = piece.card
  changeRows(shop, 'update sku set stock = 0 where product_id = ?', productsId)
  changeRows(shop, 'update product set changed_at = ? where id = ?', Date.now(), productsId)
  const notify = page.getByRole('button', { name: 'Notify me when available' })
  await expect
    .poll(
      async () => {
        await page.goto(baseUrl)
        return notify.count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  const dialog = page.getByRole('dialog', { name: 'Notify me when available' })
  const size = dialog.getByRole('radio').nth(1)
  await notify.click()
  await size.check({ force: true })

  // Cancelled at the provider: the dialog does not come back.
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Continue with Demo ID' }).click()
  await page.getByRole('button', { name: 'Cancel and return to the shop' }).click()
  await expect(page.getByText('You have not logged in with Demo ID.')).toBeVisible()
  await expect(dialog).toBeHidden()

  const person = { name: 'Mei Tan', email: aNewAddress() }
  await notify.click()
  await size.check({ force: true })
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await continueAs(page, person)
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email)
  await expect(size).toBeChecked()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Notify me' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(notify).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('the passkey that was to be saved after a purchase is offered again where it was (trust.md S41)', async ({
  page,
  shop,
}) => {
  const device = await aVirtualAuthenticator(page)
  const person = await aMemberOfTheProvider(page)
  const [piece] = await findPieces(shop, 1)
  await buyNow(page, piece)
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await payWith(page, CARDS.paid)
  const offer = page.getByRole('region', { name: 'Next time, sign in with one tap' })
  await expect(offer).toBeVisible()
  const there = page.url()
  changeRows(shop, 'update session set signed_in_at = signed_in_at - 3600000')
  await offer.getByRole('button', { name: 'Save a passkey' }).click()
  await continueAs(page, person)
  const question = page.getByRole('alertdialog', { name: 'You are logged in again' })
  await expect(question).toContainText('Save a passkey')
  await expect(page).toHaveURL(there)
  expect(await device.size()).toBe(0)
  expect(await violationsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Go on' }).click()
  await expect(offer.getByRole('status')).toContainText('Your passkey is saved.')
  expect(await device.size()).toBe(1)
})
