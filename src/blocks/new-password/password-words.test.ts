import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { PasswordPreset, PasswordProblem } from '#domain/account/password.ts'
import { withLatinDigits } from '#domain/region/formats.ts'
import { passwordWords } from './password-words.ts'

const english = setupI18n({ locale: 'en', locales: withLatinDigits('en-GB'), messages: { en: {} } })

test.each<[PasswordPreset, PasswordProblem, string]>([
  ['spec', 'too-short', 'Password must be at least 6 characters long'],
  ['spec', 'too-long', 'Password cannot exceed 20 characters'],
  ['spec', 'symbol', 'Symbol not allowed. Please use these instead'],
  ['asvs', 'too-short', 'Password must be at least 8 characters long'],
  ['asvs', 'too-long', 'Password cannot exceed 128 characters'],
])('by the rules %s a password that is %s: "%s" (spec 5)', (preset, problem, words) => {
  expect(english._(passwordWords(problem, preset))).toBe(words)
})
