import { expect, test } from 'vitest'
import { comparePath, differs, readCompared, sizesToBuy, toggledPiece } from './compared.ts'

test.each([
  ['two', 'A1.B2', ['A1', 'B2'], false],
  ['two, by hand', 'A1,B2', ['A1', 'B2'], false],
  ['one that the router reads as a number', 1400, ['1400'], false],
  ['one twice', 'A1,B2,A1', ['A1', 'B2'], false],
  ['five', 'A,B,C,D,E', ['A', 'B', 'C', 'D'], true],
  ['strange codes', 'A1,<script>,../x,,B2', ['A1', 'B2'], true],
  ['none', undefined, [], false],
])('an address with %s', (_, text, ...[spus, isCut]) => expect(readCompared(text)).toEqual({ spus, isCut }))

test('the address that is written is read again', () => {
  expect(comparePath(['A1', 'B2'])).toBe('/compare?spu=A1.B2')
  expect(comparePath([])).toBe('/compare')
})

test('a piece is added, taken out, and no fifth one fits', () => {
  const pieces = ['A', 'B', 'C', 'D'].map((spu) => ({ spu }))
  expect(toggledPiece(pieces.slice(0, 1), { spu: 'B' })).toEqual([{ spu: 'A' }, { spu: 'B' }])
  expect(toggledPiece(pieces, { spu: 'B' })).toEqual([{ spu: 'A' }, { spu: 'C' }, { spu: 'D' }])
  expect(toggledPiece(pieces, { spu: 'E' })).toEqual(pieces)
})

test.each([
  ['alike', ['Silk', 'Silk'], false],
  ['different', ['Silk', 'Linen'], true],
  ['with an unknown one', ['Silk', undefined], false],
  ['one alone', ['Silk'], false],
])('values that are %s', (_, values, expected) => expect(differs(values)).toBe(expected))

test('sizes to buy are those of any colour, hidden ones left out', () => {
  const size = (text: string, canBuy = true, hidden = false) => ({ size: text, canBuy, hidden })
  expect(
    sizesToBuy([
      { size: [size('S', false), size('M'), size('L', false)] },
      { size: [size('S'), size('M'), size('XL', true, true)] },
    ]),
  ).toEqual(['S', 'M'])
})
