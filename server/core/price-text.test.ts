import { expect, test } from 'vitest'
import { readAmount, readPrice, writeAmount } from './price-text.ts'

test.each([
  ['129', 129_00, 129_00],
  ['129.9', 129_90, 129_90],
  ['129.90', 129_90, 129_90],
  ['129,90', undefined, 129_90],
  ['29,9', undefined, 29_90],
  ['1,299', undefined, undefined],
  ['1.299', undefined, undefined],
  ['1.299,00', undefined, undefined],
  ['1,299.00', undefined, undefined],
  ['S$129', undefined, undefined],
  ['-1', undefined, undefined],
  ['', undefined, undefined],
])('%j is %s cents where the point is the decimal sign, %s where the comma is', (text, point, comma) => {
  expect(readPrice(text)).toBe(point)
  expect(readPrice(text, ',')).toBe(comma)
})

test.each([
  ['129.9', 'SGD', 129_90],
  ['129', 'EUR', 129_00],
  ['12000000', 'IDR', 12_000_000_00],
  ['12000000', 'VND', 12_000_000],
  ['1500', 'JPY', 1500],
  ['1500.00', 'JPY', undefined],
  ['1.299', 'SGD', undefined],
  ['-1', 'SGD', undefined],
  ['', 'SGD', undefined],
] as const)('%j in %s is %s minor units', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount)
  if (amount !== undefined) expect(readAmount(writeAmount(amount, currency), currency)).toBe(amount)
})
