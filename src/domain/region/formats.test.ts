import { expect, test } from 'vitest'
import { LANGUAGE_TABLE } from '../language-table.ts'
import {
  formatDay,
  formatMoment,
  formatNumber,
  formatShortMoment,
  formatSigned,
  withLatinDigits,
} from './formats.ts'

/** Also of locales that no language of today is written in. */
const LOCALES = [...Object.values(LANGUAGE_TABLE).map(({ intl }) => intl), 'ar-EG', 'bn', 'mr']

test.each(LOCALES)(
  'numbers in %s have Latin digits, on the server as in the browser (spec 9.1)',
  (locale) => {
    const digits = /^[^\p{Nd}]*([0-9][^\p{Nd}]*)+$/u
    expect(formatNumber(1_234_567.5, locale)).toMatch(digits)
  },
)

test.each(LOCALES)('%s is written as Intl writes it', (locale) => {
  expect(withLatinDigits(locale)).toBe(new Intl.Locale(locale, { numberingSystem: 'latn' }).toString())
})

test('a locale stays what it is otherwise', () => {
  expect(withLatinDigits('fr-FR')).toBe('fr-FR-u-nu-latn')
  expect(formatNumber(1.5, 'fr-FR', { style: 'unit', unit: 'megabyte' })).toMatch(/^1,5\sMo$/)
})

test('a date is medium, in en-US; a moment has its time and its time zone (spec 9.1)', () => {
  const at = Date.UTC(2026, 10, 21, 20, 26, 7)
  const medium = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  })
  expect(formatMoment(at, 'UTC')).toBe(`${medium.format(at)} UTC`)
  expect(formatDay(at)).toBe('Nov 22, 2026')
  expect(formatMoment(at, 'UTC')).toMatch(/^Nov 21, 2026, 8:26:07\sPM UTC$/)
  expect(formatMoment(at, 'Asia/Singapore')).toMatch(/^Nov 22, 2026, 4:26:07\sAM GMT\+8$/)
})

test.each([
  ['en', 'both', /^22 Nov, \d{2}:26$/],
  ['en', 'date', /^22 Nov$/],
  ['en', 'time', /^\d{2}:26$/],
  ['fr', 'date', /^22 nov\.$/],
  ['ja', 'date', /^11月22日$/],
] as const)('a moment on a screen, in %s, %s: without seconds and time zone', (language, part, expected) => {
  const at = new Date(2026, 10, 22, 13, 26, 7).getTime()
  expect(formatShortMoment(at, { language, now: at, part })).toMatch(expected)
  const before = new Date(2025, 10, 22, 13, 26, 7).getTime()
  if (part !== 'time') expect(formatShortMoment(before, { language, now: at, part })).toContain('2025')
})

test.each([
  [1_500, '+1,500'],
  [-500, '−500'],
])('a change of %d is written %s, with the minus of amounts of money', (value, text) => {
  expect(formatSigned(value, 'en')).toBe(text)
})
