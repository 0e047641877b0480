import { expect, test } from 'vitest'
import { aCard, aColour, aSize } from '#tests/world/shops/cards.ts'
import { selectionOf } from './selection.ts'
import { productOfCard } from './product-of-card.ts'

const price = {
  productsPrice: 5_900,
  finalPrice: 4_900,
  formatProductsPrice: 'S$59.00',
  formatFinalPrice: 'S$49.00',
  discount: 17,
}

const CARD = {
  ...aCard('AB12'),
  skuCode: 'AB12A-M',
  items: [
    { ...aColour('AB12A', aSize('AB12A-S', false), aSize('AB12A-M')), imageUrlNext: '/p/AB12A-back' },
    { ...aColour('AB12B', aSize('AB12B-M')), price },
  ],
}

test('a card is a product to choose from: colours, sizes, prices and pictures as it shows them (spec 2.9, 4.8)', () => {
  const product = productOfCard(CARD)
  const first = selectionOf(product, undefined, undefined)
  expect(first?.shown).toMatchObject({ sku: 'AB12A-M', finalPrice: 9_900, formatFinalPrice: 'S$99.00' })
  expect(first?.sizes.map(({ size, canBuy }) => [size, canBuy])).toEqual([
    ['S', false],
    ['M', true],
  ])
  expect(first?.colour.color.imageList).toEqual(['/p/AB12A', '/p/AB12A-back'])
})

test('keeps the own price of a colour and leaves out a missing picture', () => {
  const other = selectionOf(productOfCard(CARD), 'AB12B-M', undefined)
  expect(other?.shown).toMatchObject({ finalPrice: 4_900, formatFinalPrice: 'S$49.00', discount: 17 })
  expect(other?.colour.color.imageList).toEqual(['/p/AB12B'])
})

test('a card without colours has nothing to choose yet', () => {
  expect(selectionOf(productOfCard({ ...CARD, items: [] }), undefined, undefined)).toBeUndefined()
})
