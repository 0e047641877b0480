import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSizes, sizeName } from './size-order.ts'

const RAIL = [
  'XXS',
  'XS',
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  '3XL',
  '4XL',
  '5XL',
  '6XL',
  '24',
  '25',
  '26',
  '31',
  '34',
]

test('sizes hang from XXS to 6XL, then by number', () => {
  expect(RAIL.toReversed().sort(compareSizes)).toEqual(RAIL)
})

test('numbers are numbers: 9 hangs before 10', () => {
  expect(['10', '9', '7.5'].sort(compareSizes)).toEqual(['7.5', '9', '10'])
})

test('a size without a place comes last', () => {
  expect(['One size', '34', 'Free', 'XS'].sort(compareSizes)).toEqual(['XS', '34', 'Free', 'One size'])
})

test.each([
  ['2XL', 'XXL'],
  ['XXXL', '3XL'],
  ['2xs', 'XXS'],
  [' m ', 'M'],
  ['24', '24'],
])('%j is %s', (label, name) => {
  expect(sizeName(label)).toBe(name)
  expect(compareSizes(label, name)).toBe(0)
})

test('the order does not depend on where one starts', () => {
  const label = fc.oneof(fc.constantFrom(...RAIL, '2XL', 'Free'), fc.string({ maxLength: 4 }))
  fc.assert(
    fc.property(label, label, label, (a, b, c) => {
      expect(Math.sign(compareSizes(a, b)) + Math.sign(compareSizes(b, a))).toBe(0)
      if (compareSizes(a, b) <= 0 && compareSizes(b, c) <= 0)
        expect(compareSizes(a, c)).toBeLessThanOrEqual(0)
    }),
  )
})
