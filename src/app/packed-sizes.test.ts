import { expect, test } from 'vitest'
import { packSizes, unpackSizes } from './packed-sizes.ts'

const size = (sku: string, name: string, stock: number) => ({
  sku,
  size: name,
  canBuy: stock > 0,
  stock,
  hidden: false,
})
const colour = { pid: 'AB1', color: 'Sage', size: [size('AB1-XS', 'XS', 4), size('AB1-S', 'S', 0)] }

const COLOURS: readonly [string, object][] = [
  ['that can be bought or are sold out', colour],
  ['of none', { ...colour, size: [] }],
  ['with a SKU of another form', { ...colour, size: [size('other', 'XS', 4)] }],
  ['with a hidden one', { ...colour, size: [{ ...size('AB1-XS', 'XS', 4), hidden: true }] }],
  ['in stock and not for sale', { ...colour, size: [{ ...size('AB1-XS', 'XS', 4), canBuy: false }] }],
  ['whose name has a colon', { ...colour, size: [size('AB1-1:2', '1:2', 4)] }],
  ['with one field more', { ...colour, size: [{ ...size('AB1-XS', 'XS', 4), more: 1 }] }],
  ['that are no list', { pid: 'AB1', size: 'M' }],
]

test.each(COLOURS)('sizes %s are the same after the page', (_, of) => {
  const answer = { productList: [{ items: [of] }] }
  expect(unpackSizes(JSON.parse(JSON.stringify(packSizes(answer))))).toEqual(answer)
})

test('sizes are one text, and an answer without any is not copied', () => {
  expect(packSizes([colour])).toEqual([{ pid: 'AB1', color: 'Sage', $sizes: 'XS:4,S:0' }])
  const plain = { title: 'Dresses', list: [{ a: 1 }] }
  expect(packSizes(plain)).toBe(plain)
})
