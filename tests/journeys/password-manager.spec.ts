import type { BrowserContext, Page } from '@playwright/test'
import { translatePages } from '../world/device/page-translator.ts'
import { guardOver } from '../world/browser/click-guard.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { aNewAddress, logIn, PASSWORD, register } from '../world/browser/membership.ts'
import { addFromPage, fillCheckout, findPieces } from '../world/browser/shopping.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

/** Right behind every field, as extensions put it there: once the document is read, and when a field gets the focus. */
function putIconsBehindFields(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    function mark() {
      const kinds = ['email', 'password', 'tel', 'text'].map((type) => `input[type=${type}]`).join()
      for (const [at, field] of document.querySelectorAll(kinds).entries()) {
        if (field.nextElementSibling?.hasAttribute('data-lastpass-icon-root')) continue
        const icon = document.createElement(at % 2 === 0 ? 'div' : 'com-1password-button')
        icon.setAttribute('data-lastpass-icon-root', '')
        field.after(icon)
      }
    }
    document.addEventListener('DOMContentLoaded', mark)
    document.addEventListener('focusin', mark)
  })
}

/** Opens the registration without its app, which arrives when the returned function is called. */
async function openWithoutApp(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/vendor-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/account/register')
  return async () => {
    held.resolve()
    await expect(page.locator('html[data-app=on]')).toBeAttached()
  }
}

const icons = (page: Page) => page.locator('form [data-lastpass-icon-root]')
const registration = (page: Page) => page.getByRole('main').locator('form')

async function beginToRegister(page: Page): Promise<void> {
  await registration(page).getByLabel('First name').fill('Mei')
  await registration(page).getByLabel('New password').pressSequentially(PASSWORD)
}

async function expectWhatWasTyped(page: Page): Promise<void> {
  const form = registration(page)
  await expect(form.getByLabel('First name')).toHaveValue('Mei')
  await expect(form.getByLabel('New password')).toHaveValue(PASSWORD)
  await expect(form.getByLabel('New password')).toBeFocused()
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByText('Last name cannot be empty.')).toBeVisible()
  await expect(form.getByText('First name cannot be empty.')).toBeHidden()
}

test('forms keep what is typed and can be sent where a password manager puts icons behind their fields, before the app arrives and after it @core', async ({
  page,
  context,
  shop,
}) => {
  const email = aNewAddress()
  const [piece] = await findPieces(shop, 1)
  await putIconsBehindFields(context)
  const letGo = await openWithoutApp(page)
  await expect(icons(page).first()).toBeAttached()
  await beginToRegister(page)
  await letGo()
  await expectWhatWasTyped(page)
  await expect(icons(page).first()).toBeAttached()
  await guardOver(page)
  await register(page, email)
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${shop.url}/`)

  await addFromPage(page, piece)
  await page.goto('/checkout-guest')
  await fillCheckout(page)
  await expect(icons(page).first()).toBeAttached()
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()

  await page.goto('/')
  await page.getByRole('link', { name: 'My account' }).click()
  await logIn(page, email)
  await expect(page.getByText('Welcome, Mei.')).toBeVisible()
})

test('a page that was translated before its app arrived is used as if it were not, with what is typed', async ({
  page,
  context,
}) => {
  await translatePages(context, true)
  const letGo = await openWithoutApp(page)
  await expect(page.getByRole('button', { name: '«Create account»' })).toBeVisible()
  await beginToRegister(page)
  await letGo()
  await expectWhatWasTyped(page)
})
