import { expect, test } from 'vitest'
import { mustLeave, totalsOfCart, type PresentedLine } from './totals-of-cart.ts'

const line = (state: PresentedLine['state']): PresentedLine => ({
  sku: '1400A1001A-M',
  qty: 1,
  selected: true,
  multiItem: false,
  isGiftCard: false,
  isVirtual: false,
  finalPrice: 6900,
  productsPrice: 6900,
  state,
  flash: false,
})

test.each([
  ['ok', false],
  ['sold-out', true],
  ['stop-selling', true],
] as const)('a line that is %s must leave the cart before checkout: %s (spec 4.14)', (state, leaves) => {
  expect(mustLeave(line(state))).toBe(leaves)
  const { merchandise } = totalsOfCart([line('ok'), line(state)], {
    site: 'sg',
    currency: 'SGD',
    now: 0,
    promotions: [],
    loginDiscount: undefined,
  })
  expect(merchandise).toBe(leaves ? 6900 : 13_800)
})
