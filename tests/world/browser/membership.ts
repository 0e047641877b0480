import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { RunningShop } from '../shops/running-shop.ts'

/** Follows the rules of new passwords and is in no list. */
export const PASSWORD = 'silk-27-lantern'

let count = 0

/** An address that no other journey has. */
export function aNewAddress(): string {
  count += 1
  return `mei.${process.pid}.${count}.${Date.now()}@example.com`
}

/** Fills in and sends the form of a new account, wherever it is. */
export async function register(page: Page, email: string, phone = '91234567'): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('Birthday') })
  await form.getByLabel('First name').fill('Mei')
  await form.getByLabel('Last name').fill('Tan')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Phone').fill(phone)
  await form.getByLabel('Birthday').fill('1990-02-28')
  await form.getByLabel('New password').fill(PASSWORD)
  await form.getByLabel('Confirm password').fill(PASSWORD)
  await form.getByRole('checkbox', { name: /^I accept/ }).check()
  await form.getByRole('button', { name: 'Create account' }).click()
}

/** Signs in by the popup, which is open. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'Log in' })
  await popup.getByLabel('Email').fill(email)
  await popup.getByLabel('Password', { exact: true }).fill(password)
  await popup.getByRole('button', { name: 'Log in' }).click()
}

/** The address of the newest link of this page that was mailed to an address. */
export async function mailedLink(shop: RunningShop, to: string, path: string): Promise<string> {
  const folder = join(shop.dataDir, 'mail')
  const find = () => {
    if (!existsSync(folder)) return ''
    const mails = readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      // Quoted-printable: soft line breaks go, and `=3D` is `=`.
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .filter((mail) => mail.includes(to))
    const links = mails.flatMap((mail) => mail.match(new RegExp(`http://[^\\s"]*${path}#[\\w-]{43}`)) ?? [])
    return links.at(-1) ?? ''
  }
  await expect.poll(find, { timeout: 30_000 }).not.toBe('')
  return find()
}
