import { describe, expect, test } from 'vitest'
import type { ProductCard, SizeOption } from '#contract/card-fields.ts'
import { bundlePieces, sizeOf } from './bundle-choice.ts'

const aSize = (sku: string, canBuy = true): SizeOption => ({
  sku,
  size: sku.split('-')[1] ?? '',
  canBuy,
  stock: canBuy ? 3 : 0,
  hidden: false,
})

function aCard(spu: string, ...size: SizeOption[]): ProductCard {
  return {
    productsId: `P${spu}`,
    spuCode: spu,
    skuCode: '',
    productsName: spu,
    baseUrl: `/products/${spu}`,
    imageUrl: '',
    imageUrlNext: '',
    productsPrice: 100,
    finalPrice: 100,
    formatProductsPrice: '',
    formatFinalPrice: '',
    discount: 0,
    attributesColor: '',
    categoriesName: '',
    productsQuantity: 1,
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
    items: [{ pid: `C${spu}`, color: 'Ink', hex: '', imageUrl: '', imageUrlNext: '', size }],
    reviewInfo: { totalReviews: 0, averageRating: 0 },
    currency: 'SGD',
  }
}

const skirt = aCard('SK', aSize('SK-S'), aSize('SK-M', false))
const scarf = aCard('SC', aSize('SC-One'))

describe('adding what goes together', () => {
  test('takes what is selected, at the chosen size, by its product', () => {
    const { pieces, missing } = bundlePieces([skirt, scarf], { SK: { selected: true, sku: 'SK-S' } })
    expect(pieces.map(({ sku, productId }) => [sku, productId])).toEqual([['SK-S', 'PSK']])
    expect(missing).toEqual([])
  })

  test('asks for the size of a selected piece that has several', () => {
    expect(bundlePieces([skirt], { SK: { selected: true, sku: undefined } })).toMatchObject({
      pieces: [],
      missing: ['SK'],
    })
  })

  test('a piece of one size needs no choice', () => {
    expect(bundlePieces([scarf], { SC: { selected: true, sku: undefined } }).pieces).toHaveLength(1)
  })

  test('a sold-out size is no choice', () =>
    expect(sizeOf(skirt, { selected: true, sku: 'SK-M' })).toBeUndefined())

  test('nothing selected adds nothing', () => {
    expect(bundlePieces([skirt, scarf], {})).toEqual({ pieces: [], missing: [], selected: 0 })
  })
})
