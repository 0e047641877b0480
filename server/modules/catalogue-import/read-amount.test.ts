import { describe, expect, test } from 'vitest'
import type { CurrencyCode } from '#domain/money/currencies.ts'
import { decimalSignOf, readAmount } from './read-amount.ts'

const cents = (text: string, decimal?: '.' | ',', currency: CurrencyCode = 'SGD') => {
  const read = readAmount(text, { decimal, currency })
  return 'cents' in read ? read.cents : undefined
}

describe('a price', () => {
  test.each([
    ['129', 129_00],
    ['129.9', 129_90],
    ['129.90', 129_90],
    ['129,90', 129_90],
    ['129,9', 129_90],
    [' 129.90 ', 129_90],
    ['S$129.90', 129_90],
    ['S$ 129.90', 129_90],
    ['$129.90', 129_90],
    ['129.90 SGD', 129_90],
    ['SGD 129.90', 129_90],
    ['129,90 SGD', 129_90],
    ['129.90 sgd', 129_90],
    ['1,299.00', 1_299_00],
    ['1.299,00', 1_299_00],
    ['1 299,00', 1_299_00],
    ['1\u00a0299,00', 1_299_00],
    ['1\u202f299.5', 1_299_50],
    ["1'299.00", 1_299_00],
    ['1’299', 1_299_00],
    ['1,299,000', 1_299_000_00],
    ['1.299.000', 1_299_000_00],
    ['1.299.000,50', 1_299_000_50],
    ['0.50', 50],
    ['0', undefined],
    ['-5', undefined],
    ['(5.00)', undefined],
    ['1,29.00', undefined],
    ['12.34.56', undefined],
    ['1.2E+3', undefined],
    ['free', undefined],
    ['€129', undefined],
    ['129 EUR', undefined],
    ['129 XYZ', undefined],
    ['129.900', undefined],
    ['1,299', undefined],
    ['', undefined],
  ])('%j is %s cents where no price of the file shows the decimal sign (traps 6.4)', (text, expected) => {
    expect(cents(text)).toBe(expected)
  })

  test.each([
    ['1,299', '.', 1_299_00],
    ['1.299', ',', 1_299_00],
    ['1.299', '.', undefined],
    ['90.750', '.', undefined],
  ] as const)('%j with the decimal sign %j is %s', (text, decimal, expected) => {
    expect(cents(text, decimal)).toBe(expected)
  })

  test('of a currency without decimals has none, and is exchanged (traps 6.4)', () => {
    expect(cents('¥11,500', undefined, 'JPY')).toBe(100_00)
    expect(cents('11500', undefined, 'JPY')).toBe(100_00)
    expect(cents('115.50', undefined, 'JPY')).toBeUndefined()
  })
})

test.each([
  ['129.90', '.'],
  ['129,90', ','],
  ['1,299.00', '.'],
  ['1.299,00', ','],
  ['1,299,000', '.'],
  ['1,299', undefined],
  ['129', undefined],
])('%j shows the decimal sign %j', (text, sign) => {
  expect(decimalSignOf(text)).toBe(sign)
})
