import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyAmount,
  applyToCart,
  goodsTotal,
  MOST_LINES,
  type CartLineInput,
  type CartLineState,
  type CartOperation,
} from './apply-to-cart.ts'

const line = (sku: string, qty = 1, selected = true): CartLineState => ({
  sku,
  productId: `p${sku}`,
  qty,
  selected,
})
const fresh = (item: CartLineInput): CartLineState => ({ ...item, selected: true })
const stocked = (stock: Readonly<Record<string, number>>) => (sku: string) =>
  stock[sku] ?? ('sku-unknown' as const)
const add = (sku: string, qty = 1): CartOperation => ({
  type: 'add',
  items: [{ sku, productId: `p${sku}`, qty }],
})

function cart(before: readonly CartLineState[], operation: CartOperation, limit = anyAmount) {
  const outcome = applyToCart(before, operation, { limit, newLine: fresh })
  return outcome.ok
    ? { lines: outcome.lines.map(({ sku, qty, selected }) => [sku, qty, selected]), capped: outcome.capped }
    : outcome.problem
}

describe('a bag', () => {
  test('takes a new piece to the front, selected', () => {
    expect(cart([line('A')], add('B', 2))).toEqual({
      lines: [
        ['B', 2, true],
        ['A', 1, true],
      ],
      capped: [],
    })
  })
  test('adds up the same piece on its line and selects it again', () => {
    expect(cart([line('A', 2, false)], add('A', 3))).toEqual({ lines: [['A', 5, true]], capped: [] })
  })
  test('gives what there is and says so', () => {
    expect(cart([line('A', 2)], add('A', 3), stocked({ A: 4 }))).toEqual({
      lines: [['A', 4, true]],
      capped: [{ sku: 'A', requested: 5, got: 4 }],
    })
  })
  test('holds at most 100 of one piece (spec 9.6)', () => {
    expect(cart([line('A', 99)], add('A', 5))).toEqual({
      lines: [['A', 100, true]],
      capped: [{ sku: 'A', requested: 104, got: 100 }],
    })
  })
  test('refuses what is sold out or unknown, and changes nothing', () => {
    expect(cart([line('A')], add('B'), () => 'sold-out')).toBe('sold-out')
    expect(cart([line('A')], add('B'), stocked({ A: 1 }))).toBe('sku-unknown')
  })
  test('refuses a whole batch when one piece cannot be had', () => {
    const batch: CartOperation = {
      type: 'add',
      items: [
        { sku: 'A', productId: 'pA', qty: 1 },
        { sku: 'B', productId: 'pB', qty: 1 },
      ],
    }
    expect(cart([], batch, stocked({ A: 5 }))).toBe('sku-unknown')
  })
  test(`holds at most ${MOST_LINES} different pieces`, () => {
    const full = Array.from({ length: MOST_LINES }, (_, index) => line(`S${index}`))
    expect(cart(full, add('NEW'))).toBe('cart-full')
    expect(cart(full, add('S0'))).not.toBe('cart-full')
  })
  test('sets a quantity, never above the stock', () => {
    expect(cart([line('A', 1)], { type: 'update', sku: 'A', qty: 9 }, stocked({ A: 3 }))).toEqual({
      lines: [['A', 3, true]],
      capped: [{ sku: 'A', requested: 9, got: 3 }],
    })
    expect(cart([], { type: 'update', sku: 'A', qty: 1 })).toBe('not-in-cart')
  })
  test('forgets a removed piece; removing it twice is no mistake', () => {
    expect(cart([line('A'), line('B')], { type: 'remove', skus: ['A', 'A', 'C'] })).toEqual({
      lines: [['B', 1, true]],
      capped: [],
    })
  })
  test('selects and unselects', () => {
    expect(cart([line('A'), line('B')], { type: 'select', skus: ['B'], selected: false })).toEqual({
      lines: [
        ['A', 1, true],
        ['B', 1, false],
      ],
      capped: [],
    })
  })
})

test('any operations keep quantities between 1 and 100, pieces apart, and the total equal to their sum', () => {
  const skus = fc.constantFrom('A', 'B', 'C')
  const operation: fc.Arbitrary<CartOperation> = fc.oneof(
    fc.record({
      type: fc.constant('add' as const),
      items: fc.array(
        fc.record({ sku: skus, productId: fc.constant('p'), qty: fc.integer({ min: 1, max: 100 }) }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    fc.record({ type: fc.constant('update' as const), sku: skus, qty: fc.integer({ min: 1, max: 100 }) }),
    fc.record({
      type: fc.constant('replace' as const),
      sku: skus,
      by: fc.record({ sku: skus, productId: fc.constant('p'), qty: fc.integer({ min: 1, max: 100 }) }),
    }),
    fc.record({ type: fc.constant('remove' as const), skus: fc.array(skus) }),
    fc.record({ type: fc.constant('select' as const), skus: fc.array(skus), selected: fc.boolean() }),
  )
  fc.assert(
    fc.property(
      fc.array(operation, { maxLength: 40 }),
      fc.dictionary(skus, fc.integer({ min: 0, max: 120 })),
      (operations, stock) => {
        let lines: readonly CartLineState[] = []
        for (const one of operations) {
          const outcome = applyToCart(lines, one, { limit: stocked(stock), newLine: fresh })
          if (outcome.ok) lines = outcome.lines
          for (const { qty } of lines) expect(qty >= 1 && qty <= 100).toBe(true)
          expect(new Set(lines.map(({ sku }) => sku)).size).toBe(lines.length)
        }
        expect(goodsTotal(lines)).toBe(lines.reduce((sum, { qty }) => sum + qty, 0))
      },
    ),
  )
})
