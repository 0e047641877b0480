import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  badgeCount,
  clampQuantity,
  quantityBounds,
  quantityButtons,
  type QuantityLimits,
} from './quantity.ts'

describe('quantity of a line (spec 5)', () => {
  test.each<[string | number, QuantityLimits, number]>([
    ['3', { stock: 10 }, 3],
    [' 3 ', { stock: 10 }, 3],
    [3.9, { stock: 10 }, 3],
    ['3.9', { stock: 10 }, 3],
    ['0', { stock: 10 }, 1],
    ['-4', { stock: 10 }, 1],
    [0, {}, 1],
    ['11', { stock: 10 }, 10],
    ['10', { stock: 10 }, 10],
    [101, {}, 100],
    [100, {}, 100],
    [500, { max: 500 }, 100],
    [50, { max: 20 }, 20],
    [50, { max: 20, stock: 5 }, 5],
    ['', { stock: 10 }, 1],
    ['two', { stock: 10 }, 1],
    ['3 dresses', { stock: 10 }, 1],
    ['1e2', { stock: 10 }, 1],
    ['0x10', { stock: 10 }, 1],
    ['٣', { stock: 10 }, 1],
    ['３', { stock: 10 }, 3], // as a Japanese keyboard types it
    ['Infinity', { stock: 10 }, 1],
    [Number.POSITIVE_INFINITY, { stock: 10 }, 10],
    [Number.NaN, { stock: 10 }, 1],
    ['9'.repeat(400), { stock: 10 }, 10],
    [2, { stock: 0 }, 1],
  ])('%j within %o is %i', (input, limits, expected) => {
    expect(clampQuantity(input, limits)).toBe(expected)
  })

  test('any input gives a whole quantity within its bounds', () => {
    const limit = fc.option(fc.integer({ min: -5, max: 300 }), { nil: undefined })
    const typed = fc.oneof(fc.string(), fc.double(), fc.integer().map(String))
    fc.assert(
      fc.property(typed, limit, limit, (input, max, stock) => {
        const qty = clampQuantity(input, { max, stock })
        const bounds = quantityBounds({ max, stock })
        expect(Number.isInteger(qty)).toBe(true)
        expect(qty).toBeGreaterThanOrEqual(bounds.min)
        expect(qty).toBeLessThanOrEqual(bounds.max)
        expect(bounds.max).toBeLessThanOrEqual(100)
      }),
    )
  })

  test.for([
    [1, 5, true, { minus: false, plus: true }],
    [3, 5, true, { minus: true, plus: true }],
    [5, 5, true, { minus: true, plus: false }],
    [1, 1, true, { minus: false, plus: false }],
    [3, 5, false, { minus: false, plus: false }],
  ] as const)('with %i of %i in the box, buyable %s, the buttons are %o', ([qty, stock, canBuy, buttons]) => {
    expect(quantityButtons(qty, { stock, canBuy })).toEqual(buttons)
  })
})

describe('the number on the bag (spec 4.2)', () => {
  test.each([
    [-1, '0'],
    [0, '0'],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [Number.NaN, '0'],
  ])('%s shows %s', (total, shown) => {
    expect(badgeCount(total)).toBe(shown)
  })
})
