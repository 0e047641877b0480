import { expect, test } from 'vitest'
import { colourFamilyOf, compareColourFamilies } from './colour-families.ts'

test.each([
  ['Black', 'black'],
  ['Off-White', 'white'],
  ['Navy', 'blue'],
  ['Navy Blue', 'blue'],
  ['Dusty Rose', 'pink'],
  ['Rose Gold', 'gold'],
  ['Blue Grey', 'grey'],
  ['Olive Green', 'green'],
  ['Black floral', 'black'],
  ['Patchwork', 'multi'],
  ['', 'multi'],
])('%s is filed under %s', (name, family) => {
  expect(colourFamilyOf(name)).toBe(family)
})

test('families are offered in one order, unknown ones last', () => {
  expect(['zebra', 'multi', 'red', 'black'].sort(compareColourFamilies)).toEqual([
    'black',
    'red',
    'multi',
    'zebra',
  ])
})
