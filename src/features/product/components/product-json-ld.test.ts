import { expect, test } from 'vitest'
import { inUnits } from './product-json-ld.ts'

test.each([
  [12900, 'SGD', '129.00'],
  [5, 'SGD', '0.05'],
  [14836, 'JPY', '14836'],
  [2520000, 'THB', '25200.00'],
])('%i minor units of %s are %s to a search engine', (amount, currency, price) => {
  expect(inUnits(amount, currency)).toBe(price)
})
