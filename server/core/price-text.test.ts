import { expect, test } from 'vitest'
import { readPrice } from './price-text.ts'

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
