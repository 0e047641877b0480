import { describe, expect, test } from 'vitest'
import { nameProblem } from '../account/registration.ts'
import { hasHiddenSigns, hasHiddenSignsInLines, withoutHiddenSigns } from './hidden-signs.ts'
import { isPersonName } from './person-name.ts'

test.each([
  'Mei',
  "O'Brien",
  'Siân-Rhys',
  'St.John',
  'Ravi s/o Kumar',
  'Dwayne "The Rock"',
  'Ke$ha',
  '陈美玲',
  'たなか ゆうこ',
  'สมหญิง',
  'မမြင့်',
  'علی‌رضا',
  'ශ්‍රී',
  'क्‍ष',
  '葛\u{e0100}城',
  '88',
])('%s can be a name', (name) => {
  expect(isPersonName(name)).toBe(true)
  expect(nameProblem(name)).toBeUndefined()
})

test.each([
  'Win S$500 http://evil.example/x',
  'Win www.evil.example',
  'Win evil.example/x',
  'Win ｅｖｉｌ．ｅｘａｍｐｌｅ／ｘ',
  'Win evil。example/x',
  'mail me@evil.example',
  'Mei\nYour account is closed',
  'Mei\r\nBcc: x',
  'Mei\u2028Ling',
  'Mei\u0000',
  'gro\u202eieM',
  '\u2067Mei\u2069',
  'Mei\u200e',
  'Mei\u061c',
  '\u200b',
  'Me\u200bi',
  'Me\u200di',
  '\u2800',
  '\u3164',
  '\u00ad',
  '\ufe0f',
  '<b>Mei</b>',
  '...',
])('%j cannot be a name', (name) => {
  expect(isPersonName(name)).toBe(false)
  expect(nameProblem(name)).toBeDefined()
})

describe('texts of several lines', () => {
  test.each(['Fits well.\nSoft too.', '👩‍👩‍👧 love it ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'ใส่​สบาย มาก', '1️⃣ soft'])('takes %j', (text) => {
    expect(hasHiddenSignsInLines(text)).toBe(false)
  })
  test.each(['soft \u202e teews', 'so\u200bft', '\u2800\u2800', 'soft\u0007'])('refuses %j', (text) => {
    expect(hasHiddenSignsInLines(text)).toBe(true)
  })
})

test('a name of another provider comes without hidden signs', () => {
  expect(withoutHiddenSigns('Me\u200bi\u202e\nLing')).toBe('Mei Ling')
  expect(hasHiddenSigns(withoutHiddenSigns('\u2067A\u0000\u2800'))).toBe(false)
})
