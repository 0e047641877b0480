import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { giftsLost, giftsTakenOff, type KeptLine } from './kept-gifts.ts'
import { refundOfPieces } from './refund-amount.ts'

const line = (position: number, part: number, given: Partial<KeptLine> = {}): KeptLine => ({
  position,
  qty: 1,
  part,
  cancelled: 0,
  returned: 0,
  ...given,
})

const GIFT = line(9, 0, { gift: { least: 150_00, worth: 15_00 } })

describe('a gift that is kept with less than it was given for is taken off the refund (traps 2.19)', () => {
  const goods = [line(0, 60_00), line(1, 100_00)]
  const off = (
    lines: readonly KeptLine[],
    positions: readonly number[],
    { isShopsFault = false }: { readonly isShopsFault?: boolean } = {},
  ) => {
    const pieces = positions.map((position) => ({ position, qty: 1 }))
    const back = lines
      .filter(({ position }) => positions.includes(position))
      .reduce((sum, one) => sum + refundOfPieces({ ...one, back: one.cancelled + one.returned }, 1), 0)
    return giftsTakenOff(lines, { pieces, goods: back, isShopsFault })
  }

  test.each([
    { title: 'a rest of 100.00 for a gift from 150.00', lines: [...goods, GIFT], back: [0], taken: 15_00 },
    { title: 'nothing is kept', lines: [...goods, GIFT], back: [0, 1], taken: 15_00 },
    { title: 'the gift leaves, too', lines: [...goods, GIFT], back: [0, 9], taken: 0 },
    {
      title: 'a rest of exactly 150.00',
      lines: [line(0, 10_00), line(1, 150_00), GIFT],
      back: [0],
      taken: 0,
    },
    { title: 'a rest of 149.99', lines: [line(0, 10_01), line(1, 149_99), GIFT], back: [0], taken: 10_01 },
    { title: 'nothing comes back', lines: [...goods, GIFT], back: [], taken: 0 },
    {
      title: 'a rest that was too small before',
      lines: [line(0, 60_00), line(1, 100_00, { returned: 1 }), GIFT],
      back: [0],
      taken: 0,
    },
    {
      title: 'a preferential good counts for no gift',
      lines: [...goods, line(2, 80_00, { isOffer: true }), GIFT],
      back: [0],
      taken: 15_00,
    },
    { title: 'no gift', lines: goods, back: [0], taken: 0 },
    {
      title: 'a gift that was cancelled',
      lines: [...goods, { ...GIFT, cancelled: 1 }],
      back: [0],
      taken: 0,
    },
  ])('$title: $taken', ({ lines, back, taken }) => {
    expect(off(lines, back)).toBe(taken)
    expect(
      giftsLost(
        lines,
        back.map((position) => ({ position, qty: 1 })),
      ).length > 0,
    ).toBe(taken > 0)
    expect(off(lines, back, { isShopsFault: true })).toBe(0)
  })

  test('in any order of returns it is at most its worth, once, and no refund is below zero (property)', () => {
    const orders = fc.record({
      parts: fc.array(fc.integer({ min: 0, max: 200_00 }), { minLength: 1, maxLength: 6 }),
      least: fc.integer({ min: 1, max: 400_00 }),
      worth: fc.integer({ min: 0, max: 80_00 }),
    })
    fc.assert(
      fc.property(orders, fc.infiniteStream(fc.nat()), ({ parts, least, worth }, picks) => {
        let lines = [
          ...parts.map((part, position) => line(position, part)),
          line(9, 0, { gift: { least, worth } }),
        ]
        let sum = 0
        for (let left = [...parts.keys()]; left.length > 0;) {
          const position = left[(picks.next().value ?? 0) % left.length] ?? 0
          left = left.filter((one) => one !== position)
          const back = parts[position] ?? 0
          const taken = giftsTakenOff(lines, {
            pieces: [{ position, qty: 1 }],
            goods: back,
            isShopsFault: false,
          })
          expect(taken).toBeGreaterThanOrEqual(0)
          expect(taken).toBeLessThanOrEqual(back)
          sum += taken
          lines = lines.map((one) => (one.position === position ? { ...one, returned: 1 } : one))
        }
        expect(sum).toBeLessThanOrEqual(worth)
        if (parts.reduce((all, part) => all + part, 0) < least) expect(sum).toBe(0)
      }),
    )
  })
})
