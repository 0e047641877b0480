import type { Page } from '@playwright/test'
import { violationsOf } from '../world/axe.ts'
import { changeRows, expect, rowsOf, test } from './fixtures.ts'
import { aNewAddress } from './membership.ts'
import { findPieces } from './shopping.ts'
import { continueAs } from './social.ts'
import { WITHOUT_WORKER } from './without-worker.ts'

test.use(WITHOUT_WORKER)

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

  const second = await browser.newContext({ baseURL: shop.url })
  const laptop = await second.newPage()
  await laptop.goto('/user/dashboard')
  await continueAs(laptop, person)
  await expect(laptop.getByText('Welcome, Mei.')).toBeVisible()
  await laptop.goto('/user/wishlist')
  await expect(laptop.getByText('1 piece')).toBeVisible()
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
