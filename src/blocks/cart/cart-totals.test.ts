import { describe, expect, test } from 'vitest'
import { minor } from '#domain/brand.ts'
import { FIRST_TIERS } from '#domain/promotions/promotion.ts'
import type { CartViewLine } from '#sync/resources/cart-view.ts'
import type { FilledCart } from './cart-contents.ts'
import { cartTotals, inTheWay } from './cart-totals.ts'

function aLine(change: Partial<CartViewLine> = {}): CartViewLine {
  return {
    sku: 'AB12-S',
    productId: 'P1',
    spuCode: 'AB12',
    qty: 1,
    selected: true,
    productsName: 'Silk Dress',
    color: 'Ivory',
    size: 'S',
    imageUrl: '/pictures/ab12',
    baseUrl: '/products/silk-dress-AB12',
    productsPrice: 10_000,
    finalPrice: 10_000,
    formatProductsPrice: 'S$100.00',
    formatFinalPrice: 'S$100.00',
    formatFinalPriceTotal: 'S$100.00',
    state: 'ok',
    stock: 5,
    preOrder: false,
    multiItem: false,
    soldTag: '',
    flash: false,
    isGiftCard: false,
    isVirtual: false,
    savingSince: undefined,
    waiting: false,
    unsaved: false,
    ...change,
  }
}

const BUY_MORE = {
  kind: 'multi-item',
  id: 'buy-more',
  from: 0,
  tiers: FIRST_TIERS,
  leastPrice: minor(0),
} as const

function aCart(...lines: CartViewLine[]): FilledCart {
  return {
    status: 'ready',
    count: lines.length,
    lines,
    promotions: [BUY_MORE],
    gifts: [],
    offers: [],
    asOf: 1,
    currency: 'SGD',
  }
}

describe('the sum under the bag', () => {
  test('counts what is selected and can be bought', () => {
    const cart = aCart(
      aLine(),
      aLine({ sku: 'B', selected: false }),
      aLine({ sku: 'C', state: 'sold-out' }),
      aLine({ sku: 'D', state: 'stop-selling' }),
    )
    expect(cartTotals(cart, 'sg')).toMatchObject({ itemsQty: 1, merchandise: 10_000, total: 11_000 })
  })

  test('two pieces of the multi-item offer take 20% off and ship free over S$129', () => {
    const cart = aCart(aLine({ multiItem: true, qty: 2 }))
    expect(cartTotals(cart, 'sg')).toMatchObject({
      adjustments: [{ rule: 'multi-item', amount: -4000, reason: { percent: 20 } }],
      nextTier: { qty: 3, percent: 28, more: 1 },
      total: 16_000,
    })
  })
})

test('only selected lines that cannot be bought stand in the way of checkout', () => {
  const lines = [
    aLine(),
    aLine({ sku: 'C', state: 'sold-out' }),
    aLine({ sku: 'D', state: 'stop-selling', selected: false }),
  ]
  expect(inTheWay(lines).map((line) => line.sku)).toEqual(['C'])
})
