import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The English of each text, by page group. */
const FOLDER = new URL('../src/i18n/locales/en/', import.meta.url)
const groups = readdirSync(FOLDER).filter((name) => name.endsWith('.po'))
const english = new Map(groups.map((name) => [name, textsOf(readFileSync(new URL(name, FOLDER), 'utf8'))]))

/** A text is its own id, or stands below an explicit one. */
function textsOf(catalogue: string): ReadonlySet<string> {
  const lines = [...catalogue.matchAll(/^msg(?:id|str) "(.*)"$/gm)].map(([, text = '']) => text)
  return new Set(lines.map((line) => line.replaceAll('\\"', '"')))
}

/** What the specification quotes about members, letter for letter; a number that a setting decides is `{from}` or `{to}`. */
test.each([
  ['2.13', 'No Camera Detected', 'global'],
  ['2.13', 'Scanning Not Supported', 'global'],
  ['2.13', 'Create new password', 'userList'],
  ['2.13', 'Reset password', 'userList'],
  ['2.14', 'Basics', 'userList'],
  ['2.14', 'Workwear', 'userList'],
  ['2.14', 'My Wishlist', 'userList'],
  ['2.14', 'Address Book', 'userList'],
  ['2.14', 'Oops!Page Not Found', 'global'],
  ['2.14', 'Return to Store', 'global'],
  ['5', 'Invalid email address', 'userList'],
  ['5', 'Invalid email address', 'checkout'],
  ['5', 'Password must be at least {from} characters long', 'userList'],
  ['5', 'Password cannot exceed {to} characters', 'userList'],
  ['5', 'Your password must contain at least {from} characters', 'userList'],
  ['5', 'Symbol not allowed. Please use these instead', 'userList'],
  ['5', 'Passwords must match', 'userList'],
  ['5', 'Your passwords do not match, please try again.', 'userList'],
  ['5', 'New Password is the same as old password', 'userList'],
  ['5', 'The old password is incorrect.', 'server'],
  ['6', 'Log in or sign up to see your order details.', 'order'],
  ['8', 'please login', 'productList'],
  ['8', 'Can not fetch {social} SDK', 'server'],
  ['8', 'Sorry! Your email verification failed', 'userList'],
  ['8', 'This account already exists.', 'server'],
])('spec %s says "%s"', (_, text, group) => {
  const texts = english.get(`${group}.po`)
  expect(texts?.size).toBeGreaterThan(20)
  expect(texts).toContain(text)
})
