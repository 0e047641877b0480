import { expect, test } from 'vitest'
import { fabricsIn, similarPieces, type Piece } from './similar-pieces.ts'

const DRESS: Piece = {
  spu: 'OWN',
  type: 'midi-dress',
  name: 'Dusk Pleated Silk Midi Dress',
  categories: [10],
  families: ['green'],
  price: 200_00,
  rank: 5,
}
const piece = (spu: string, other: Partial<Piece>): Piece => ({
  ...DRESS,
  spu,
  name: 'Dress',
  categories: [99],
  families: [],
  price: 900_00,
  ...other,
})

test.each<[string, Partial<Piece>, Partial<Piece>]>([
  ['the same type before the same category alone', {}, { type: 'maxi-dress', categories: [10] }],
  ['type and category before the type alone', { categories: [10] }, {}],
  ['the same fabric before another one', { name: 'Silk Slip Dress' }, { name: 'Linen Dress' }],
  ['a shared colour before none', { families: ['red', 'green'] }, { families: ['red'] }],
  ['a price within a quarter before one within half', { price: 250_00 }, { price: 251_00 }],
  ['a price within half before one beyond', { price: 300_00 }, { price: 301_00 }],
  ['cheaper counts as dearer does', { price: 150_00 }, { price: 149_00 }],
  ['the fabric before the price', { name: 'Silk Dress' }, { price: 200_00 }],
  ['of equals the shop’s order decides', { rank: 1 }, { rank: 2 }],
])('%s', (_, first, second) => {
  const [near, far] = [piece('NEAR', first), piece('FAR', second)]
  expect(similarPieces(DRESS, [far, near])).toEqual(['NEAR', 'FAR'])
  expect(similarPieces(DRESS, [near, far])).toEqual(['NEAR', 'FAR'])
})

test('never the piece itself, nor one of another type and category, however alike', () => {
  const skirt = piece('SKIRT', { ...DRESS, spu: 'SKIRT', type: 'skirt', categories: [20] })
  expect(similarPieces(DRESS, [DRESS, skirt])).toEqual([])
})

test('one page of them', () => {
  const many = Array.from({ length: 50 }, (_, at) => piece(`P${at}`, { rank: at }))
  expect(similarPieces(DRESS, many)).toEqual(many.slice(0, 20).map(({ spu }) => spu))
})

test.each([
  ['Dusk Pleated Silk Midi Dress', ['silk']],
  ['Silk Satin Slip', ['silk', 'satin']],
  ['Silken Ribbon Top', []],
])('the fabrics of “%s”', (name, fabrics) => {
  expect(fabricsIn(name)).toEqual(fabrics)
})
