import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { saveAddress } from '#contract/account/addresses.contract.ts'
import { ADDRESS } from '../world/people/addresses.ts'
import { violationsOf } from '../world/device/axe.ts'
import { drained, shopperOf } from '../world/browser/device-facts.ts'
import { comeBack, expect, goOffline, rowsOf, settleIn, test } from '../world/browser/fixtures.ts'
import { aMember } from '../world/browser/own-account.ts'
import { addFromPage, findPieces } from '../world/browser/shopping.ts'
import { everythingStored } from '../world/browser/tablet.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { guardOver } from '../world/browser/click-guard.ts'

const main = (page: Page) => page.getByRole('main')

async function openAddressBook(page: Page, shop: RunningShop): Promise<void> {
  await aMember(page, shop)
  await settleIn(page)
  await page.getByRole('link', { name: 'Address Book' }).click()
  await expect(page.getByRole('heading', { name: 'No address yet' })).toBeVisible()
}

/** Enters an address in Singapore, in the open form. */
async function fillAddress(page: Page, line1: string): Promise<void> {
  await main(page).getByLabel('First name').fill('Siân')
  await main(page).getByLabel('Last name').fill('Tan')
  await main(page).getByLabel('Address line 1').fill(line1)
  await main(page).getByLabel('Postal code').fill('238823')
  await main(page).getByLabel('Phone').fill('91234567')
}

async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save address' })
  await guardOver(page)
  await button.click()
  await expect(button).toBeHidden()
}

test('an address added without a network comes through later, and one tap uses it at checkout @core', async ({
  page,
  context,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  await addFromPage(page, piece)
  // The forms of a page open a session while nothing is sent; this member registers by a call beside the page.
  await drained(page)
  await openAddressBook(page, shop)
  expect(await violationsOf(page)).toEqual([])
  const shopper = await shopperOf(page)
  const kept = () =>
    rowsOf(shop, 'select first_name, line1, is_default from saved_address where shopper = ?', shopper)

  await goOffline(context)
  await page.getByRole('button', { name: 'Add an address' }).click()
  await expect(page.getByRole('heading', { name: 'New address' })).toBeFocused()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('First name cannot be empty.')).toBeVisible()
  await expect(main(page).getByLabel('First name')).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await fillAddress(page, '#12-34 Orchard Rd')
  await save(page)
  const list = page.getByRole('region', { name: 'Your addresses' })
  await expect(list.getByText('#12-34 Orchard Rd')).toBeVisible()
  await expect(list).toBeFocused()
  await expect(list.getByText('Default', { exact: true })).toBeVisible()
  await expect(list.getByText('Saved on this device')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  // Another page of this device, still offline.
  await page.goto('/user/address')
  await expect(list.getByText('#12-34 Orchard Rd')).toBeVisible()
  expect(kept()).toEqual([])
  await comeBack(context)
  await drained(page)
  await expect(list.getByText('Saved on this device')).toBeHidden()
  expect(kept()).toEqual([{ first_name: 'Siân', line1: '#12-34 Orchard Rd', is_default: 1 }])

  await page.goto('/checkout')
  const saved = page.getByRole('radiogroup', { name: 'Your addresses' })
  await saved.getByRole('radio', { name: /Siân Tan/ }).check()
  await expect(page.getByLabel('Address line 1')).toHaveValue('#12-34 Orchard Rd')
  await expect(page.getByLabel('Postal code')).toHaveValue('238823')
  expect(await violationsOf(page)).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Address line 1')).toHaveValue('#12-34 Orchard Rd')
  await expect(saved.getByRole('radio', { name: /Siân Tan/ })).toBeChecked()
  await page.getByLabel('Address line 1').fill('7 Ann Siang Hill')
  await expect(saved.getByRole('radio', { name: /Siân Tan/ })).not.toBeChecked()

  await page.goto('/user/address')
  await list.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this address?' })
  expect(await violationsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No address yet' })).toBeVisible()
  await expect.poll(kept).toEqual([])
})

test('an address that the shop refuses later comes back filled in with the reason, and a sign-out clears it', async ({
  page,
  context,
  shop,
}) => {
  await openAddressBook(page, shop)
  await goOffline(context)
  await page.getByRole('button', { name: 'Add an address' }).click()
  await fillAddress(page, '21 Too Many Street')
  await save(page)
  await expect(page.getByText('21 Too Many Street')).toBeVisible()

  // Another device of the member has filled the address book meanwhile.
  for (let count = 0; count < 20; count += 1) {
    const response = await context.request.post(`${shop.url}/api${saveAddress.path}`, {
      headers: { apptype: 'www' },
      form: { ...ADDRESS, id: randomUUID(), type: 'shipping', isDefault: '0' },
    })
    expect(await response.json()).toMatchObject({ code: 200 })
  }
  await comeBack(context)
  const refused = main(page).getByRole('status').filter({ hasText: 'The shop did not accept this address' })
  await expect(refused).toContainText('Your address book is full.', { timeout: 30_000 })
  await expect(refused).toContainText('21 Too Many Street')
  expect(await violationsOf(page)).toEqual([])

  // The tray in the bag leads here, too.
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Open the address book' }).click()
  await expect(refused).toContainText('21 Too Many Street')

  await page
    .getByRole('button', { name: /^Delete: Mei/ })
    .first()
    .click()
  await page
    .getByRole('alertdialog', { name: 'Delete this address?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await refused.getByRole('button', { name: 'Correct it' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your address book is full.' })).toBeVisible()
  await expect(main(page).getByLabel('Address line 1')).toHaveValue('21 Too Many Street')
  await main(page).getByLabel('Address line 1').fill('20 Just Enough Street')
  await save(page)
  await expect(page.getByText('20 Just Enough Street')).toBeVisible()
  await expect(refused).toBeHidden()
  await drained(page)

  await page.goto('/user/dashboard')
  await settleIn(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${shop.url}/`)
  expect(await everythingStored(page)).not.toContain('20 Just Enough Street')
})
