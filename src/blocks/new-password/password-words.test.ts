import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { PasswordPreset, PasswordProblem } from '#domain/account/password.ts'
import { withLatinDigits } from '#domain/region/formats.ts'
import { mismatchWords, passwordWords } from './password-words.ts'

const english = setupI18n({ locale: 'en', locales: withLatinDigits('en-GB'), messages: { en: {} } })

test.each<[PasswordPreset, PasswordProblem, string]>([
  ['spec', 'too-short', 'Password must be at least 6 characters long'],
  ['spec', 'too-long', 'Password cannot exceed 20 characters'],
  ['spec', 'symbol', 'Symbol not allowed. Please use these instead'],
  ['asvs', 'too-short', 'Password must be at least 8 characters long'],
  ['asvs', 'too-long', 'Password cannot exceed 128 characters'],
])('by the rules %s a password that is %s: "%s" (spec 5)', (preset, problem, words) => {
  expect(english._(passwordWords(problem, { preset }))).toBe(words)
})

test('at checkout a short password is said in its words (spec 5)', () => {
  expect(english._(passwordWords('too-short', { preset: 'spec', atCheckout: true }))).toBe(
    'Your password must contain at least 6 characters',
  )
})

test.each([
  ['new-account', 'Passwords must match'],
  ['new-password', 'Your passwords do not match, please try again.'],
] as const)('two passwords of a %s that differ: "%s" (spec 5)', (form, words) => {
  expect(english._(mismatchWords(form))).toBe(words)
})
