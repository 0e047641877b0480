import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minor } from '../brand.ts'
import { spread } from '../cart/spread.ts'
import { includedTax } from '../region/included-tax.ts'
import {
  creditTax,
  isShippingBack,
  refundable,
  refundOfPieces,
  splitRefund,
  type PaidTender,
} from './refund-amount.ts'

const line = (part: number, qty = 1, back = 0) => ({ position: 0, part, qty, back })

describe('the refund of pieces (traps D3, 1.5, 2.1, 2.2)', () => {
  test.each<[string, readonly [ReturnType<typeof line>, number], number]>([
    ['the 40 of 60 + 40 − 10', [line(36_00), 1], 36_00],
    ['the 60 of 100 + 80 + 60 with 28 % off', [line(43_20), 1], 43_20],
    ['the filler of 100 + 100 + 10 with 28 % off', [line(7_20), 1], 7_20],
    ['the first of three pieces of 27.97', [line(27_97, 3), 1], 9_32],
    ['the second', [line(27_97, 3, 1), 1], 9_33],
    ['the third', [line(27_97, 3, 2), 1], 9_32],
    ['two of three', [line(27_97, 3), 2], 18_65],
    ['a gift', [line(0), 1], 0],
  ])('%s', (_, [given, pieces], amount) => {
    expect(refundOfPieces(given, pieces)).toBe(amount)
  })

  test('refuses more pieces than there are', () => {
    expect(() => refundOfPieces(line(27_97, 3, 2), 2)).toThrow(RangeError)
  })

  test('any sequence of returns gives each refund ≥ 0, in any order the same sum, and all of it what was paid', () => {
    const lines = fc.array(
      fc.record({ unit: fc.integer({ min: 1, max: 50_000 }), qty: fc.integer({ min: 1, max: 5 }) }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(
        lines,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.infiniteStream(fc.nat()),
        (goods, off, picks) => {
          const amounts = goods.map(({ unit, qty }) => unit * qty)
          const whole = amounts.reduce((a, b) => a + b, 0)
          const parts = spread(minor(Math.round(whole * off)), amounts).map(
            (cut, at) => (amounts[at] ?? 0) - cut,
          )
          const backs = goods.map(() => 0)
          let sum = 0
          for (;;) {
            const open = goods.flatMap(({ qty }, at) => ((backs[at] ?? 0) < qty ? [at] : []))
            if (open.length === 0) break
            const at = open[picks.next().value % open.length] ?? 0
            const { qty = 1 } = goods[at] ?? {}
            const refund = refundOfPieces(line(parts[at] ?? 0, qty, backs[at]), 1)
            expect(refund).toBeGreaterThanOrEqual(0)
            sum += refund
            backs[at] = (backs[at] ?? 0) + 1
          }
          expect(sum).toBe(parts.reduce((a, b) => a + b, 0))
        },
      ),
    )
  })
})

test.each([
  ['a cancellation of all', { isUnsent: true, isShopsFault: false, isRest: true }, true],
  ['a cancellation of a part', { isUnsent: true, isShopsFault: false, isRest: false }, false],
  ['a change of mind about all', { isUnsent: false, isShopsFault: false, isRest: true }, false],
  ['a change of mind about a part', { isUnsent: false, isShopsFault: false, isRest: false }, false],
  ['faulty goods, all', { isUnsent: false, isShopsFault: true, isRest: true }, true],
  ['faulty goods, a part', { isUnsent: false, isShopsFault: true, isRest: false }, false],
])('shipping with %s (traps 2.3)', (_, facts, isBack) => {
  expect(isShippingBack(facts)).toBe(isBack)
})

describe('a refund over several tenders (traps 2.4, trust.md R30)', () => {
  const paid = (card: number, gift: number, points = 0): PaidTender[] => [
    { tender: 'points', ref: 'p', paid: points, refunded: 0 },
    { tender: 'gift-card', ref: 'g', paid: gift, refunded: 0 },
    { tender: 'card', ref: 'c', paid: card, refunded: 0 },
  ]
  const after = (tenders: PaidTender[], amount: number) => {
    const shares = splitRefund(amount, tenders)
    const left = tenders.map((one) => ({
      ...one,
      refunded: one.refunded + (shares.find(({ ref }) => ref === one.ref)?.amount ?? 0),
    }))
    return { shares: Object.fromEntries(shares.map(({ ref, amount: part }) => [ref, part])), left }
  }

  test('172.80 by a gift card of 100.00 and a card, in three returns', () => {
    const first = after(paid(72_80, 100_00), 43_20)
    expect(first.shares).toEqual({ c: 43_20 })
    const second = after(first.left, 57_60)
    expect(second.shares).toEqual({ c: 29_60, g: 28_00 })
    const third = after(second.left, 72_00)
    expect(third.shares).toEqual({ g: 72_00 })
    expect(refundable(third.left)).toBe(0)
  })

  test('gives points last, and refuses more than was paid', () => {
    expect(after(paid(10, 20, 30), 45).shares).toEqual({ c: 10, g: 20, p: 15 })
    expect(() => splitRefund(61, paid(10, 20, 30))).toThrow(RangeError)
  })
})

test('the tax of credits adds up to that of the receipt: 99.99 in three (traps 2.16)', () => {
  const tax = (amount: number) => includedTax(amount, 'sg')
  const credits = [0, 33_33, 66_66].map((before) => creditTax({ before, amount: 33_33 }, tax))
  expect(credits).toEqual([2_75, 2_75, 2_76])
  expect(tax(99_99)).toBe(8_26)
})
