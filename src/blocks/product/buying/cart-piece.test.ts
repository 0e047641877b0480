import { expect, test } from 'vitest'
import { aCard, aColour, aSize } from '#tests/world/shops/cards.ts'
import { cartPiece } from './cart-piece.ts'

const size = aSize('AB12A-S')
const colour = aColour('AB12A', size)
const product = aCard('AB12', size)

test('a piece is named by its SKU and the product it is a size of', () => {
  expect(cartPiece(product, colour, size)).toMatchObject({
    sku: 'AB12A-S',
    productId: 'PAB12',
    spuCode: 'AB12',
    color: 'Jade',
    size: 'S',
  })
})

test('a piece knows the multi-item discount it takes part in, and no other activity', () => {
  const activities = [
    { ruleId: '7', ruleType: 2, soldTag: 'Free gift' },
    { ruleId: '8', ruleType: 4, soldTag: 'Buy 2 get 20% off' },
  ]
  const piece = cartPiece({ ...product, allActivities: activities }, colour, size)
  expect(piece).toMatchObject({ multiItem: true, soldTag: 'Buy 2 get 20% off' })
  expect(cartPiece(product, colour, size)).toMatchObject({ multiItem: false, soldTag: '' })
})

test('a flash deal, a pre-order and a sold-out size are said in the bag', () => {
  const marketing = { type: 6, ruleId: '1', startTime: 0, endTime: 4_000_000_000 }
  const piece = cartPiece({ ...product, marketing, preSaleSkuList: { allAdvance: 1 } }, colour, {
    ...size,
    canBuy: false,
  })
  expect(piece).toMatchObject({ flash: true, preOrder: true, state: 'sold-out' })
})

test.each([
  ['has not begun', 4_000_000_000, 4_000_000_001],
  ['is over', 0, 1],
])('a flash deal that %s is none in the bag', (...[, startTime, endTime]) => {
  const marketing = { type: 6, ruleId: '1', startTime, endTime }
  expect(cartPiece({ ...product, marketing }, colour, size)).toMatchObject({ flash: false })
})
