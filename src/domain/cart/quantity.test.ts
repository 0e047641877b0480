import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampNumber } from '#ui/number-input/number-range.ts'
import { badgeCount, quantityBounds, readQuantity, type QuantityLimits } from './quantity.ts'

/** As the quantity fields of bag and product page read what is typed. */
const quantityOf = (typed: string, limits: QuantityLimits) =>
  clampNumber(typed, { ...quantityBounds(limits), read: readQuantity })

describe('quantity of a line (spec 5)', () => {
  test.each<[string, QuantityLimits, number]>([
    ['3', { stock: 10 }, 3],
    [' 3 ', { stock: 10 }, 3],
    ['3.9', { stock: 10 }, 3],
    ['0', { stock: 10 }, 1],
    ['-4', { stock: 10 }, 1],
    ['0', {}, 1],
    ['11', { stock: 10 }, 10],
    ['10', { stock: 10 }, 10],
    ['101', {}, 100],
    ['100', {}, 100],
    ['500', { max: 500 }, 100],
    ['50', { max: 20 }, 20],
    ['50', { max: 20, stock: 5 }, 5],
    ['', { stock: 10 }, 1],
    ['two', { stock: 10 }, 1],
    ['3 dresses', { stock: 10 }, 1],
    ['1e2', { stock: 10 }, 1],
    ['0x10', { stock: 10 }, 1],
    ['٣', { stock: 10 }, 3],
    ['３', { stock: 10 }, 3], // as a Japanese keyboard types it
    ['Infinity', { stock: 10 }, 1],
    ['9'.repeat(400), { stock: 10 }, 10],
    ['2', { stock: 0 }, 1],
  ])('%j within %o is %i', (input, limits, expected) => {
    expect(quantityOf(input, limits)).toBe(expected)
  })

  test('any input gives a whole quantity within its bounds', () => {
    const limit = fc.option(fc.integer({ min: -5, max: 300 }), { nil: undefined })
    const typed = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String))
    fc.assert(
      fc.property(typed, limit, limit, (input, max, stock) => {
        const qty = quantityOf(input, { max, stock })
        const bounds = quantityBounds({ max, stock })
        expect(Number.isInteger(qty)).toBe(true)
        expect(qty).toBeGreaterThanOrEqual(bounds.min)
        expect(qty).toBeLessThanOrEqual(bounds.max)
        expect(bounds.max).toBeLessThanOrEqual(100)
      }),
    )
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
