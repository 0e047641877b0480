import { expect, test } from 'vitest'
import { PackedReader, unpackNumbers } from './packed-rows.ts'

test('reads the fields of packed rows in their order', () => {
  const rows = new PackedReader('AA1\u001fM\u001f3\u001eAA2\u001f\u001f0')
  const read = () => [rows.text(), rows.text(), rows.lastNumber()]
  expect([read(), rows.isAtEnd, read(), rows.isAtEnd]).toEqual([['AA1', 'M', 3], false, ['AA2', '', 0], true])
  expect(new PackedReader('').isAtEnd).toBe(true)
})

test.each([
  ['a row that ends too early', () => new PackedReader('AA1').text()],
  ['a text where a number belongs', () => new PackedReader('M').lastNumber()],
  ['an empty number', () => new PackedReader('\u001fM').number()],
  ['fewer numbers than columns', () => unpackNumbers('1\u001f2', ['rank', 'sold', 'listed'])],
])('refuses %s', (_, read) => {
  expect(read).toThrow(RangeError)
})

test('names packed numbers by their columns', () => {
  expect(unpackNumbers('7\u001f-1', ['rank', 'sold'])).toEqual({ rank: 7, sold: -1 })
})
