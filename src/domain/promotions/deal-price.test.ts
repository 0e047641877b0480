import { expect, test } from 'vitest'
import { minor } from '../brand.ts'
import { dealPrice } from './deal-price.ts'

test.each([
  ['30 percent of the list price', 100_00, 100_00, 30, 70_00],
  ['the discount rounded half up to a cent', 12_95, 12_95, 30, 9_06],
  ['of the list price, also where the piece is reduced', 100_00, 80_00, 30, 70_00],
  ['nothing where it costs less already', 100_00, 60_00, 30, undefined],
  ['nothing where it costs the same', 100_00, 70_00, 30, undefined],
  ['never the last cent', 1, 1, 90, undefined],
  ['one cent at least', 3, 3, 90, 1],
])('a flash deal takes %s', (...[, list, price, percent, deal]) => {
  expect(dealPrice({ list: minor(list), price: minor(price) }, percent)).toBe(deal)
})
