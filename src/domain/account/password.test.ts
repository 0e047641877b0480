import { describe, expect, test } from 'vitest'
import { checkConfirm, checkPassword, PASSWORD_SYMBOLS, passwordRules } from './password.ts'

describe('a password by the letter of the specification (spec 5)', () => {
  test.each([
    ['', 'required'],
    ['ab1cd', 'too-short'],
    ['ab1cde', undefined],
    ['a1'.repeat(10), undefined],
    [`${'a1'.repeat(10)}b`, 'too-long'],
    ['abcdef', 'kinds'],
    ['123456', 'kinds'],
    ['!!!!!!', 'kinds'],
    ['abcde!', undefined],
    ['12345!', undefined],
    ['ABC123', undefined],
    ['abcé12', 'symbol'],
    ['abc 12', 'symbol'],
    ['abc12"', 'symbol'],
    ["abc12'", 'symbol'],
    [String.raw`abc12\ `.trim(), 'symbol'],
    ['密码abc12', 'symbol'],
  ])('%j: %s', (password, problem) => expect(checkPassword(password, 'spec')).toBe(problem))

  test.each([...PASSWORD_SYMBOLS])('takes the symbol %s', (symbol) => {
    expect(checkPassword(`abcde${symbol}`, 'spec')).toBeUndefined()
    expect(checkPassword(`12345${symbol}`, 'spec')).toBeUndefined()
  })

  test('there are 29 symbols', () => expect(new Set(PASSWORD_SYMBOLS).size).toBe(29))

  test('a common one is refused last', () => {
    const isCommon = (password: string) => password === 'abc123'
    expect(checkPassword('abc123', 'spec', isCommon)).toBe('common')
    expect(checkPassword('abc12', 'spec', isCommon)).toBe('too-short')
  })

  test('the checklist says which rules hold so far', () => {
    expect(passwordRules('abc', 'spec')).toEqual([
      { problem: 'too-short', holds: false },
      { problem: 'too-long', holds: true },
      { problem: 'symbol', holds: true },
      { problem: 'kinds', holds: false },
    ])
  })
})

describe('a password by ASVS 6.2', () => {
  test.each([
    ['', 'required'],
    ['1234567', 'too-short'],
    ['12345678', undefined],
    ['correct horse battery staple', undefined],
    ['密码密码密码密码', undefined],
    ['😀'.repeat(8), undefined],
    ['😀'.repeat(7), 'too-short'],
    ['x'.repeat(128), undefined],
    ['x'.repeat(129), 'too-long'],
  ])('%j: %s', (password, problem) => expect(checkPassword(password, 'asvs')).toBe(problem))
})

test.each([
  ['abc123', 'abc123', undefined, undefined],
  ['abc123', 'abc124', undefined, 'mismatch'],
  ['abc123', 'abc123', 'abc122', undefined],
  ['abc123', 'abc123', 'abc123', 'same-as-old'],
  ['abc123', 'abc12', 'abc123', 'mismatch'],
])('%j repeated as %j after %j: %s (spec 5)', (...row) => {
  const [password, confirm, old, problem] = row
  expect(checkConfirm(password, confirm, old)).toBe(problem)
})
