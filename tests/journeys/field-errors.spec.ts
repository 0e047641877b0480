import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../world/browser/fixtures.ts'
import { anAccount, becomeMember } from '../world/browser/own-account.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

// Without a worker the server has rendered each page, and its ids stay those of the browser.
test.use(WITHOUT_WORKER)

interface FieldErrors {
  readonly path: string
  /** Pressed without any input. */
  readonly press: string
  /** What a screen reader says of a field besides its name. */
  readonly says: Readonly<Record<string, RegExp>>
}

const REGISTRATION = {
  'First name': /^First name cannot be empty\.$/,
  Email: /^Enter your email address\.$/,
  Phone: /^Enter your phone number\. Digits only, after \+65$/,
  Birthday: /^Enter your birthday\. Cannot be changed later\.$/,
  'New password': /./,
  'I accept the terms and the privacy policy.': /^Please accept the terms/,
}

const PUBLIC: readonly FieldErrors[] = [
  { path: '/account/register', press: 'Create account', says: REGISTRATION },
  {
    path: '/account/store-register',
    press: 'Create account',
    says: { ...REGISTRATION, Store: /^Choose a store\.$/ },
  },
  { path: '/forgotPassword', press: 'Send the link', says: { Email: /^Enter your email address\.$/ } },
  { path: `/resetpwd#${'a'.repeat(43)}`, press: 'Save password', says: { 'New password': /./ } },
]

/** Ids that elements of the page refer to and that are not there exactly once. */
function brokenReferences(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls', 'form', 'list'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        (element.getAttribute(attribute) ?? '')
          .split(' ')
          .filter((id) => document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length !== 1)
          .map((id) => `${attribute}="${id}" of ${element.outerHTML.slice(0, 80)}`),
      ),
    ),
  )
}

async function expectErrors(page: Page, form: Locator, { path, press, says }: FieldErrors): Promise<void> {
  await form.getByRole('button', { name: press }).click()
  for (const [name, words] of Object.entries(says))
    await expect
      .soft(form.getByLabel(name, { exact: true }).first(), `${name} of ${path}`)
      .toHaveAccessibleDescription(words)
  expect.soft(await brokenReferences(page), path).toEqual([])
}

test('an error is the description of its field on a page that the server has rendered (spec 5) @core', async ({
  page,
  context,
  shop,
}) => {
  for (const errors of PUBLIC) {
    await page.goto(errors.path)
    await expectErrors(page, page.getByRole('main'), errors)
  }
  await page.goto('/')
  await expectErrors(page, page.getByRole('contentinfo'), {
    path: 'the newsletter',
    press: 'Sign up',
    says: { Email: /^Enter your email address\. S\$10 off your first order\. New arrivals/ },
  })
  const [piece] = await findPieces(shop, 1)
  await page.goto(piece.card.baseUrl)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect
    .soft(page.getByRole('radiogroup', { name: 'Size' }))
    .toHaveAccessibleDescription('Please select a size.')
  expect.soft(await brokenReferences(page), piece.card.baseUrl).toEqual([])

  await becomeMember({ context, shop }, anAccount())
  await page.goto('/user/account-security')
  await expectErrors(page, page.getByRole('main'), {
    path: '/user/account-security',
    press: 'Save password',
    says: { 'Old password': /^Please enter your old password\.$/, 'New password': /./ },
  })
})
