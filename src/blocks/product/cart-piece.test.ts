import { expect, test } from 'vitest'
import type { CardColour, ProductCard, SizeOption } from '#contract/card-fields.ts'
import { cartPiece } from './cart-piece.ts'

const size: SizeOption = { sku: 'AB12A-S', size: 'S', canBuy: true, stock: 3, hidden: false }
const colour: CardColour = {
  pid: 'AB12A',
  color: 'Jade',
  hex: '#5f8a6a',
  imageUrl: '/p/a',
  imageUrlNext: '',
  size: [size],
}
const product: ProductCard = {
  productsId: '200146',
  spuCode: 'AB12',
  skuCode: 'AB12A-S',
  productsName: 'Silk Blouse',
  baseUrl: '/products/silk-blouse-AB12',
  imageUrl: '/p/a',
  imageUrlNext: '',
  productsPrice: 10900,
  finalPrice: 9900,
  formatProductsPrice: 'S$109.00',
  formatFinalPrice: 'S$99.00',
  discount: 9,
  attributesColor: 'Jade',
  categoriesName: 'Blouses',
  productsQuantity: 3,
  canBuy: true,
  isVirtual: false,
  isGroupVirtual: false,
  isGiftCard: false,
  tagsName: [],
  actTags: [],
  preSaleSkuList: { allAdvance: 0 },
  marketing: null,
  allActivities: [],
  pickupText: '',
  configActText: [],
  partPoint: 0,
  allPoint: 0,
  items: [colour],
  reviewInfo: { totalReviews: 0, averageRating: 0 },
  currency: 'SGD',
}

test('a piece is named by its SKU and the product it is a size of', () => {
  expect(cartPiece(product, colour, size)).toMatchObject({
    sku: 'AB12A-S',
    productId: '200146',
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
  const marketing = { type: 6, ruleId: '1', startTime: 0, endTime: 1 }
  const piece = cartPiece({ ...product, marketing, preSaleSkuList: { allAdvance: 1 } }, colour, {
    ...size,
    canBuy: false,
  })
  expect(piece).toMatchObject({ flash: true, preOrder: true, state: 'sold-out' })
})
