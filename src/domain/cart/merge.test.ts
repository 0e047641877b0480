import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_LINES, type CartLineState } from './apply-to-cart.ts'
import { mergeCartLines } from './merge.ts'

const line = (sku: string, qty: number, selected = true): CartLineState => ({
  sku,
  productId: 'p',
  qty,
  selected,
})
const stock = (amounts: Readonly<Record<string, number>>) => (sku: string) => amounts[sku] ?? 0

describe("a guest's bag joins a member's", () => {
  test.for([
    ['nothing to bring', [line('A', 1)], [], [['A', 1]], []],
    ['a piece the member has not', [line('A', 1)], [line('B', 2)], [['A', 1], ['B', 2]], []], // prettier-ignore
    ['the same piece counts together', [line('A', 1)], [line('A', 2)], [['A', 3]], []],
    [
      'never more than there is',
      [line('A', 4)],
      [line('A', 3)],
      [['A', 5]],
      [{ sku: 'A', requested: 7, got: 5 }],
    ],
    [
      'never more than a line may hold',
      [line('M', 70)],
      [line('M', 60)],
      [['M', 100]],
      [{ sku: 'M', requested: 130, got: 100 }],
    ],
    [
      'sold out keeps the larger requested quantity',
      [line('Z', 2)],
      [line('Z', 3)],
      [['Z', 3]],
      [{ sku: 'Z', requested: 5, got: 3 }],
    ],
  ] as const)('%s', ([, member, guest, lines, capped]) => {
    const merged = mergeCartLines(member, guest, stock({ A: 5, B: 5, M: 1_000 }))
    expect(merged.lines.map(({ sku, qty }) => [sku, qty])).toEqual(lines)
    expect(merged.capped).toEqual(capped)
    expect(merged.left).toEqual([])
  })

  test('what either has chosen is chosen', () => {
    const merged = mergeCartLines([line('A', 1, false)], [line('A', 1, true)], stock({ A: 9 }))
    expect(merged.lines).toMatchObject([{ selected: true }])
  })

  test('a full bag names what did not fit', () => {
    const full = Array.from({ length: MOST_LINES }, (_, at) => line(`S${at}`, 1))
    expect(mergeCartLines(full, [line('NEW', 1)], stock({}))).toMatchObject({ left: ['NEW'] })
  })

  test('no line of either is lost or holds less than before, and none too much', () => {
    const cart = fc.uniqueArray(
      fc.record({
        sku: fc.constantFrom('A', 'B', 'C', 'D'),
        productId: fc.constant('p'),
        qty: fc.integer({ min: 1, max: 100 }),
        selected: fc.boolean(),
      }),
      { selector: (one) => one.sku },
    )
    fc.assert(
      fc.property(cart, cart, fc.integer({ min: 0, max: 150 }), (member, guest, inStock) => {
        const { lines, left } = mergeCartLines(member, guest, () => inStock)
        expect(left).toEqual([])
        for (const one of [...member, ...guest]) {
          const stored = lines.find(({ sku }) => sku === one.sku)
          expect(stored?.qty).toBeGreaterThanOrEqual(one.qty)
          expect(stored?.qty).toBeLessThanOrEqual(100)
        }
      }),
    )
  })
})
