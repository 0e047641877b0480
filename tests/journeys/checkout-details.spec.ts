import type { Locator, Page } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { clockOf } from '../world/browser/click-guard.ts'
import { expect, rowsOf, test } from '../world/browser/fixtures.ts'
import { press, pressAgain, walkTo } from '../world/browser/keys.ts'
import { aNewAddress, logIn, mailedLink } from '../world/browser/membership.ts'
import { aMember } from '../world/browser/own-account.ts'
import { addFromPage, CARDS, fillCheckout, findPieces, payWith } from '../world/browser/shopping.ts'
import { DESKTOP, PHONE } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

const BOTH = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay S\$/ })
const billing = (page: Page) => page.getByRole('group', { name: 'Billing address' })

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await walkTo(page, field)
  await page.keyboard.type(text)
}

/** axe, and a picture of the whole page, in both widths. */
async function look(page: Page, name: string): Promise<void> {
  for (const [device, size] of BOTH) {
    await page.setViewportSize(size)
    expect(await violationsOf(page), `${name} on a ${device}`).toEqual([])
    await page.screenshot({ path: test.info().outputPath(`${name}-${device}.png`), fullPage: true })
  }
}

test('a guest is billed elsewhere, leaves a note, pays with a wallet and makes an account of the order, by keyboard (spec 2.12, 5) @core', async ({
  page,
  shop,
}) => {
  const email = aNewAddress()
  const [dress] = await findPieces(shop, 1)
  await page.setViewportSize(DESKTOP)
  await addFromPage(page, dress)
  await page.goto('/checkout-guest')
  await expect(payButton(page)).toBeEnabled()
  const delivery = page.getByRole('region', { name: /Delivery/ })

  // The form; another address for the bill begins with the name of the parcel.
  await write(page, page.getByLabel('Email', { exact: true }), email)
  await write(page, delivery.getByLabel('First name'), 'Kiri')
  await write(page, delivery.getByLabel('Last name'), 'Keys')
  await write(page, delivery.getByLabel('Address line 1'), '12 Orchard Road')
  await write(page, delivery.getByLabel('Postal code'), '238823')
  await write(page, delivery.getByLabel('Phone'), '91234567')
  await write(page, page.getByLabel('Order note'), 'Please ring twice.')
  await expect(page.getByText('18/300')).toBeVisible()
  const card = page.getByRole('radio', { name: /^Card/ })
  await walkTo(page, card)
  await press(page, 'ArrowDown')
  await expect(page.getByRole('radio', { name: /^Wallet/ })).toBeChecked()
  await walkTo(page, page.getByRole('radio', { name: 'Same as shipping address' }))
  await press(page, 'ArrowDown')
  await expect(billing(page).getByLabel('First name')).toHaveValue('Kiri')
  await write(page, billing(page).getByLabel('Postal code'), '12')
  await look(page, 'billing-open')

  // Each problem names its address, and leads to its field.
  await page.setViewportSize(DESKTOP)
  await walkTo(page, payButton(page))
  await press(page, 'Enter')
  const refusedAt = await clockOf(page)
  const alert = page.getByRole('alert').filter({ hasText: 'Please check 3 fields' })
  await expect(alert).toBeFocused()
  await expect(alert.getByRole('link')).toHaveText([
    'Billing address: Enter street and house number.',
    'Billing address: This is not a postal code of that country. Please check it.',
    'Billing address: Enter a phone number.',
  ])
  await look(page, 'billing-errors')
  await page.setViewportSize(DESKTOP)
  await alert.focus()
  await press(page, 'Tab')
  await page.keyboard.press('Enter')
  await expect(billing(page).getByLabel('Address line 1')).toBeFocused()
  await page.keyboard.type('99 Robinson Road')
  await walkTo(page, billing(page).getByLabel('Postal code'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('068899')
  await write(page, billing(page).getByLabel('Phone'), '62345678')
  await walkTo(page, payButton(page))
  await pressAgain(page, 'Enter', refusedAt)

  // The wallet's own page.
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
  await walkTo(page, page.getByRole('radio').first())
  await press(page, 'Space')
  await walkTo(page, payButton(page))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Billing address' })).toContainText('99 Robinson Road')
  await expect(page.getByRole('region', { name: 'Shipping address' })).toContainText('12 Orchard Road')
  await expect(page.getByRole('region', { name: 'Order note' })).toContainText('Please ring twice.')

  // The account needs a password and a birthday; the order knows the rest.
  const offer = page.getByRole('region', { name: 'Save your details for next time' })
  await expect(offer.getByRole('textbox')).toHaveCount(2)
  await write(page, offer.getByLabel('Password', { exact: true }), 'short')
  await page.keyboard.press('Enter')
  const askedAt = await clockOf(page)
  await expect(offer.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(offer.getByText('Enter your birthday.')).toBeVisible()
  await look(page, 'account-errors')
  await page.setViewportSize(DESKTOP)
  await offer.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('silk-27-lantern')
  await offer.getByLabel('Birthday').fill('1990-02-28')
  // The parts of a date field are the browser's own, and so is the ring around them.
  await offer.getByRole('checkbox', { name: 'Show password' }).focus()
  await walkTo(page, offer.getByRole('checkbox', { name: /^I accept/ }))
  await press(page, 'Space')
  await walkTo(page, offer.getByRole('button', { name: 'Create account' }))
  await pressAgain(page, 'Enter', askedAt)
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
  await look(page, 'account-made')
  await mailedLink(shop, email, '/user/settings/Email-Confirm')
  const [row] = rowsOf(shop, 'select shopper, billing, note from shop_order where email = ?', email)
  const [member] = rowsOf(shop, 'select id from member where email = ?', email)
  expect(row?.['shopper']).toBe(`m${String(member?.['id'])}`)
})

test('a guest with an account signs in at checkout, and what was entered stays (spec 8)', async ({
  page,
  shop,
}) => {
  const email = await aMember(page, shop)
  await page.goto('/')
  const [dress] = await findPieces(shop, 1)
  await page.context().clearCookies()
  await addFromPage(page, dress)
  await page.goto('/checkout-guest')
  await fillCheckout(page, email)
  await page.getByLabel('Order note').fill('Leave it at the door.')
  await page.getByRole('radio', { name: 'Use a different address' }).check()
  await billing(page).getByLabel('Address line 1').fill('99 Robinson Road')
  await page
    .getByRole('region', { name: /Contact/ })
    .getByRole('button', { name: 'Log in' })
    .click()
  await logIn(page, email)
  await expect(page.getByText(`Logged in as ${email}`)).toBeVisible()
  await expect(page.getByRole('region', { name: /Contact/ }).getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('region', { name: /Delivery/ }).getByLabel('Address line 1')).toHaveValue(
    '12 Orchard Road',
  )
  await expect(page.getByLabel('Order note')).toHaveValue('Leave it at the door.')
  await expect(billing(page).getByLabel('Address line 1')).toHaveValue('99 Robinson Road')

  await billing(page).getByLabel('Postal code').fill('068899')
  await billing(page).getByLabel('Phone').fill('62345678')

  // Left without a payment, the order is paid the other way.
  await payButton(page).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await page.getByRole('link', { name: 'Cancel and return to the shop' }).click()
  await page.getByRole('button', { name: 'Pay with a wallet instead' }).click()
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
  await page.getByRole('link', { name: 'Cancel and return to the shop' }).click()
  await page.getByRole('button', { name: 'Pay by card instead' }).click()
  await payWith(page, CARDS.paid)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Save your details for next time' })).toBeHidden()
})
