import { expect, test } from 'vitest'
import type { Pair } from '#contract/catalog/pairs.contract.ts'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { partnerColour, partnersOf } from './pair-choice.ts'

const colour = (pid: string, canBuy = true) => ({
  pid,
  color: pid,
  hex: '#000000',
  imageUrl: '',
  imageUrlNext: '',
  size: [{ sku: `${pid}-M`, size: 'M', canBuy, stock: 1, hidden: false }],
})
const SKIRT: Pick<ProductCard, 'spuCode' | 'items'> = {
  spuCode: 'SKIRT',
  items: [colour('S1', false), colour('S2'), colour('S3')],
}
const COAT = { spuCode: 'COAT', items: [colour('C1')] }
const pair = (pid: string, otherSpu: string, otherPid: string): Pair => ({
  pid,
  otherSpu,
  otherPid,
  picture: '/media/q/x',
})
const PAIRS = [pair('B1', 'SKIRT', 'S1'), pair('B1', 'SKIRT', 'S2'), pair('B2', 'COAT', 'C1')]

test.each([
  ['those that the chosen colour is pictured with', 'B1', ['SKIRT']],
  ['another colour may be pictured with another piece', 'B2', ['COAT']],
  ['none where no colour is chosen', undefined, []],
])('partners are %s', (_, pid, expected) => {
  expect(partnersOf(PAIRS, pid, [SKIRT, COAT]).map(({ spuCode }) => spuCode)).toEqual(expected)
})

test.each([
  ['the chosen one', PAIRS.slice(0, 2), 'S1', 'S1'],
  ['the one that can be bought, where none is chosen', PAIRS.slice(0, 2), undefined, 'S2'],
  ['the first with a picture, where that of the card has none', [pair('B1', 'SKIRT', 'S3')], undefined, 'S3'],
  ['none without pictures', [], 'S1', undefined],
] as const)('the colour of the other piece is %s', (...[, pairs, chosen, expected]) => {
  expect(partnerColour(SKIRT, pairs, chosen)?.pid).toBe(expected)
})
