import { expect, test } from 'vitest'
import { packCard, unpackCards } from './packed-cards.ts'
import { packSizes, unpackSizes } from './packed-sizes.ts'

const size = (pid: string, name: string, stock: number) => ({
  sku: `${pid}-${name}`,
  size: name,
  canBuy: stock > 0,
  stock,
  hidden: false,
})

const colour = (pid: string, color: string) => ({
  pid,
  color,
  hex: '#23211f',
  imageUrl: `/media/p/${pid}/t4y_RY/front`,
  imageUrlNext: `/media/p/${pid}/t4y_RY/back`,
  size: [size(pid, 'S', 0), size(pid, 'M', 4)],
})

const usual = {
  spuCode: '14P',
  skuCode: '14PA-M',
  productsName: 'Wide Pants',
  baseUrl: '/products/wide-pants-14P',
  imageUrl: '/media/p/14PA/t4y_RY/front',
  imageUrlNext: '/media/p/14PA/t4y_RY/back',
  productsPrice: 6900,
  finalPrice: 6900,
  formatProductsPrice: 'S$69.00',
  formatFinalPrice: 'S$69.00',
  discount: 0,
  attributesColor: 'Ink Black',
  productsQuantity: 8,
  canBuy: true,
  isVirtual: false,
  isGroupVirtual: false,
  isGiftCard: false,
  tagsName: [],
  actTags: [],
  preSaleSkuList: { allAdvance: 0 },
  marketing: null,
  allActivities: [],
  configActText: [],
  partPoint: 0,
  allPoint: 0,
  items: [colour('14PA', 'Ink Black'), colour('14PB', 'Sage')],
  more: 'as it is',
}

const { marketing: _, ...withoutOne } = usual

const CARDS: readonly [string, object][] = [
  ['with the usual fields', usual],
  ['of a reduced product', { ...usual, productsPrice: 9900, formatProductsPrice: 'S$99.00', discount: 30 }],
  ['that shows its second colour', { ...usual, skuCode: '14PB-M', imageUrl: '/media/p/14PB/t4y_RY/front' }],
  ['with words in another language', { ...usual, productsName: '阔腿裤' }],
  [
    'without pictures',
    { ...usual, imageUrl: '', items: [{ ...colour('14PA', ''), imageUrl: '', imageUrlNext: '' }] },
  ],
  [
    'with pictures of another form',
    { ...usual, items: [{ ...colour('14PA', ''), imageUrlNext: '/media/x' }] },
  ],
  ['without a colour', { ...usual, items: [] }],
  ['that is sold out', { ...usual, canBuy: false, productsQuantity: 0 }],
  ['that is withdrawn', { ...usual, canBuy: false, productsQuantity: 0, stopSelling: true }],
  ['without one of the usual fields', withoutOne],
  ['of an earlier build', { spuCode: '14P', items: [{ pid: '14PA' }] }],
]

test.each(CARDS)('a card %s is the same after the page', (_name, card) => {
  const written = JSON.stringify([packSizes(packCard({ ...card }))])
  expect(unpackCards(unpackSizes(JSON.parse(written)))).toEqual([card])
})

test('what follows from the rest of a card is not written', () => {
  expect(packSizes(packCard(usual))).toEqual({
    $spu: '14P',
    productsName: 'Wide Pants',
    finalPrice: 6900,
    formatFinalPrice: 'S$69.00',
    more: 'as it is',
    items: [
      { pid: '14PA', color: 'Ink Black', hex: '#23211f', $picture: 't4y_RY', $sizes: 'S:0,M:4' },
      { pid: '14PB', color: 'Sage', hex: '#23211f', $picture: 't4y_RY', $sizes: 'S:0,M:4' },
    ],
  })
})
