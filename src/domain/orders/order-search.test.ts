import { expect, test } from 'vitest'
import { matchesOrder } from './order-search.ts'

const ORDER = {
  orderNumber: 'VD261129ABCDEFGH',
  names: ['Silk Dress 50% off_season', 'シルクドレス', 'Robe en soie'],
}

test.each([
  ['', true],
  ['  ', true],
  ['VD261129ABCDEFGH', true],
  ['vd261129', true],
  ['#VD261129', true],
  ['ＶＤ２６１１２９', true],
  ['VD 2611 29', true],
  ['261128', false],
  ['50%', true],
  ['%', true],
  ['_', true],
  ['5_%', false],
  ['silk dress', true],
  ['SILK', true],
  ['シルク', true],
  ['soie', true],
  ['wool', false],
])('"%s" means the order: %s (traps 2.15)', (keyword, isMeant) => {
  expect(matchesOrder(keyword, ORDER)).toBe(isMeant)
})
