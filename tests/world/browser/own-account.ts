import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { saveAddress } from '#contract/account/addresses.contract.ts'
import { wishListAdd } from '#contract/buying/cart.contract.ts'
import { encodeFields } from '#contract/encoding.ts'
import { register } from '#contract/account/login.contract.ts'
import { saveMySizes } from '#contract/account/sizes.contract.ts'
import type { Endpoint, SentTo } from '#contract/endpoint.ts'
import { ADDRESS } from '../people/addresses.ts'
import { expect, rowsOf } from './fixtures.ts'
import { aNewAddress, PASSWORD } from './membership.ts'
import type { RunningShop } from '../shops/running-shop.ts'

/** A member whose names and address no other text of the shop has. */
export interface Account {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly line1: string
}

/** Two people; every call has another e-mail address. */
export const anAccount = (): Account => ({
  email: aNewAddress(),
  firstName: 'Quenby',
  lastName: 'Zabarsky',
  line1: '7 Xanthippe Road',
})
export const anotherAccount = (): Account => ({
  email: aNewAddress(),
  firstName: 'Oddvar',
  lastName: 'Wintergreen',
  line1: '9 Ypsilon Walk',
})

/** A call with the cookies of this browser, as another of its tabs makes it. */
async function call<E extends Endpoint>(
  { context, shop }: Browsing,
  endpoint: E,
  input: SentTo<E>,
): Promise<void> {
  const response = await context.request.fetch(`${shop.url}/api${endpoint.path}`, {
    method: 'POST',
    headers: { apptype: 'www' },
    form: Object.fromEntries(encodeFields(input)),
  })
  expect(await response.json()).toMatchObject({ code: 200 })
}

interface Browsing {
  readonly context: BrowserContext
  readonly shop: RunningShop
}

/** Registers on this browser, and returns the id. */
export async function becomeMember(
  browser: Browsing,
  { email, firstName, lastName }: Omit<Account, 'line1'>,
): Promise<string> {
  const rest = { country: 'SG', phone: '91234567', birthday: '1990-02-28', agreement: true } as const
  await call(browser, register, { email, firstName, lastName, password: PASSWORD, ...rest })
  return idOf(browser.shop, email)
}

/** A new member on this browser, without the form; opens their dashboard and returns their e-mail address. */
export async function aMember(page: Page, shop: RunningShop): Promise<string> {
  const email = aNewAddress()
  await becomeMember({ context: page.context(), shop }, { email, firstName: 'Mei', lastName: 'Tan' })
  await page.goto('/user/dashboard')
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()
  return email
}

export function idOf(shop: RunningShop, email: string): string {
  return String(rowsOf(shop, 'select id from member where email = ?', email)[0]?.['id'])
}

export function codeOf(shop: RunningShop, { email }: Account): string {
  return String(rowsOf(shop, 'select member_code from member where email = ?', email)[0]?.['member_code'])
}

/** Saves an address, sizes and a product of the wishlist, at the shop. */
export async function fillAccount(browser: Browsing, account: Account, spu: string): Promise<void> {
  const { firstName, lastName, line1 } = account
  const address = { ...ADDRESS, firstName, lastName, line1, id: randomUUID(), type: 'shipping' } as const
  await call(browser, saveAddress, { ...address, isDefault: true })
  await call(browser, saveMySizes, { bust: 861 })
  await call(browser, wishListAdd, { spu })
}

/** Bodies of everything that is cached as text; pictures and chunks are the shop's. */
export function cachedTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const type = response?.headers.get('content-type') ?? ''
        if (response && /json|html|text\/plain/.test(type)) texts.push(request.url, await response.text())
      }
    }
    return texts.join('\n')
  })
}
