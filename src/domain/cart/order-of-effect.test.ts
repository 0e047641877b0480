import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minor } from '../brand.ts'
import { CURRENCIES, isCurrency, type CurrencyCode } from '../money/currencies.ts'
import { FIRST_TIERS, type Promotion } from '../promotions/promotion.ts'
import type { TotalsContext } from './adjustment.ts'
import type { AppliedCode } from './applied-code.ts'
import { codeMisfit, totals } from './totals.ts'
import type { TotalsLine } from './totals-line.ts'

const BUY_MORE: Promotion = {
  kind: 'multi-item',
  id: 'buy-more',
  from: 0,
  tiers: FIRST_TIERS,
  leastPrice: minor(0),
}
const EXTRA: Promotion = { kind: 'extra', id: 'extra', from: 0, percent: 10 }
const TWENTY_OFF = aCode({ kind: 'amount', amount: minor(20_00) })

const place: TotalsContext = {
  site: 'sg',
  currency: 'SGD',
  method: 'delivery',
  now: 1_000_000,
  promotions: [BUY_MORE],
}

function aCode(effect: AppliedCode['effect'], least = 0): AppliedCode {
  return { code: 'TAKE', effect, least: minor(least), currency: 'SGD' }
}

function aLine(sku: string, unit: number, change: Partial<TotalsLine> = {}): TotalsLine {
  const line = { sku, qty: 1, selected: true, multiItem: true, flash: false, isGiftCard: false }
  return { ...line, isVirtual: false, unit: minor(unit), list: minor(unit), ...change }
}

const DRESSES = [aLine('A', 89_90), aLine('B', 79_90), aLine('C', 59_00)]

function goodsOf(lines: readonly TotalsLine[], context: TotalsContext): number {
  return totals(lines, context).lines.reduce((sum, { amount }) => sum + amount, 0)
}

/** What each SKU costs, in the order of the SKUs. */
function bySku(lines: readonly TotalsLine[], context: TotalsContext) {
  return totals(lines, context)
    .lines.map(({ sku, amount }) => [sku, amount] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

describe('the order of effect (traps 1.1, decision 0198)', () => {
  const all = { ...place, promotions: [EXTRA, BUY_MORE], code: TWENTY_OFF }

  test('89.90 + 79.90 + 59.00 with buy 3, the extra 10 % and a code of 20.00 is 128.27, each step in its turn', () => {
    const { adjustments } = totals(DRESSES, all)
    expect(adjustments.map(({ rule, amount }) => [rule, amount])).toEqual([
      ['multi-item', -64_06],
      ['extra', -16_47],
      ['code', -20_00],
      ['shipping', 10_00],
    ])
    expect(goodsOf(DRESSES, all)).toBe(128_27)
  })

  test('neither the order of lines nor that of promotions changes a total, or what one SKU costs', () => {
    const orders = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
    fc.assert(
      fc.property(orders, fc.boolean(), (order, isTurned) => {
        const lines = order.flatMap((at) => DRESSES[at] ?? [])
        const promotions = isTurned ? [BUY_MORE, EXTRA] : [EXTRA, BUY_MORE]
        expect(bySku(lines, { ...all, promotions })).toEqual(bySku(DRESSES, all))
      }),
    )
  })

  test('prices 100, 80 and 60 with buy 3 are parts of 72.00, 57.60 and 43.20', () => {
    const lines = [aLine('A', 100_00), aLine('B', 80_00), aLine('C', 60_00)]
    expect(totals(lines, place).lines.map(({ amount }) => amount)).toEqual([72_00, 57_60, 43_20])
  })

  test('the odd cent belongs to a SKU, not to a place in the bag (traps 1.4)', () => {
    const lines = ['A', 'B', 'C'].map((sku) => aLine(sku, 12_95))
    expect(bySku(lines.toReversed(), place)).toEqual(bySku(lines, place))
    expect(goodsOf(lines, place)).toBe(27_97)
  })

  test.each<[CurrencyCode, number, number]>([
    ['SGD', 12_95, 10_88],
    ['JPY', 1_490, 1_252],
  ])('a percentage is rounded once for the order, not per line, in %s (traps 1.3)', (currency, unit, off) => {
    const lines = ['A', 'B', 'C'].map((sku) => aLine(sku, unit))
    expect(totals(lines, { ...place, currency }).adjustments[0]?.amount).toBe(-off)
  })

  test('a filler below the floor of the owner unlocks nothing (traps 1.11)', () => {
    const lines = [aLine('A', 100_00), aLine('B', 1_00)]
    const floor: Promotion = { ...BUY_MORE, leastPrice: minor(20_00) }
    expect(goodsOf(lines, { ...place, promotions: [floor] })).toBe(101_00)
    expect(goodsOf(lines, place)).toBe(80_80)
  })

  test('a flash deal that ends changes the tier with the price (traps 1.12)', () => {
    const flash = { type: 6, startTime: 900, endTime: 1_000 }
    const [b, c] = [aLine('B', 60_00), aLine('C', 60_00)]
    expect(goodsOf([aLine('A', 40_00, { flash }), b, c], { ...place, now: 999_999 })).toBe(136_00)
    expect(goodsOf([aLine('A', 80_00, { flash }), b, c], { ...place, now: 1_000_000 })).toBe(144_00)
  })

  test.each([
    [999, 0],
    [1_000, 10],
    [1_999, 10],
    [2_000, 0],
  ])('a promotion from 1,000 until 2,000 ms gives at %i ms %i %%', (now, percent) => {
    const extra: Promotion = { ...EXTRA, from: 1_000, until: 2_000 }
    const [one] = totals([aLine('A', 100_00)], { ...place, now, promotions: [extra] }).adjustments
    expect(one?.rule === 'extra' ? one.reason['percent'] : 0).toBe(percent)
  })
})

describe('the one discount code', () => {
  test('costs free shipping, and its net effect is what is left (traps 1.2)', () => {
    const context = { ...place, promotions: [EXTRA, BUY_MORE] }
    const before = totals(DRESSES, context).total
    const after = totals(DRESSES, { ...context, code: TWENTY_OFF }).total
    expect([before, after]).toEqual([148_27, 138_27])
  })

  test('takes nothing from a flash piece, and 20.00 on 18.00 takes 18.00 (traps 1.9)', () => {
    const ten = { ...place, promotions: [], code: aCode({ kind: 'amount', amount: minor(10_00) }) }
    const lines = [aLine('A', 22_99), aLine('B', 15_99, { flash: true })]
    expect(totals(lines, ten).lines.map(({ discount }) => discount)).toEqual([10_00, 0])
    expect(goodsOf([aLine('A', 18_00)], { ...place, code: TWENTY_OFF })).toBe(0)
  })

  test.each([
    [199_99, 'below-minimum'],
    [200_00, undefined],
  ])(
    'a minimum of 200 is measured after the automatic rules: goods of %i: %s (traps 1.8)',
    (unit, misfit) => {
      const code = aCode({ kind: 'percent', percent: 10 }, 200_00)
      expect(codeMisfit([aLine('A', unit)], { ...place, code })).toBe(misfit)
      const three = ['A', 'B', 'C'].map((sku) => aLine(sku, 80_00))
      expect(codeMisfit(three, { ...place, code })).toBe('below-minimum')
    },
  )

  test('its own reduction does not undo its minimum', () => {
    const code = aCode({ kind: 'amount', amount: minor(10_00) }, 100_00)
    expect(goodsOf([aLine('A', 100_00)], { ...place, code })).toBe(90_00)
  })

  test.each([
    ['gift cards alone', [aLine('G', 100_00, { isGiftCard: true })], 'gift-cards-only'],
    ['flash pieces alone', [aLine('F', 100_00, { flash: true })], 'no-such-goods'],
    ['a dress beside a gift card', [aLine('G', 100_00, { isGiftCard: true }), aLine('A', 50_00)], undefined],
  ] as const)('%s: %s (spec 9.9)', (_, lines, misfit) => {
    expect(codeMisfit(lines, { ...place, code: TWENTY_OFF })).toBe(misfit)
  })
})

test('for any bag, rules and currency: parts add up, no line and no total is below zero, and twice is once', () => {
  const line = fc.record({
    sku: fc.uuid(),
    qty: fc.integer({ min: 1, max: 9 }),
    unit: fc.nat(500_000).map(minor),
    list: fc.nat(500_000).map(minor),
    selected: fc.boolean(),
    multiItem: fc.boolean(),
    flash: fc.boolean(),
    isGiftCard: fc.boolean(),
    isVirtual: fc.boolean(),
  })
  const effect = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 90 }) }),
    fc.record({
      kind: fc.constant('amount' as const),
      amount: fc.integer({ min: 1, max: 90_000 }).map(minor),
    }),
  )
  const context = fc.record({
    currency: fc.constantFrom(...Object.keys(CURRENCIES).filter(isCurrency)),
    promotions: fc.subarray([BUY_MORE, EXTRA]),
    code: fc.option(
      fc.record({
        code: fc.constant('ANY'),
        effect,
        least: fc.nat(50_000).map(minor),
        currency: fc.constant('SGD' as const),
      }),
      {
        nil: undefined,
      },
    ),
    loginDiscount: fc.option(fc.constant({ site: 'sg' as const }), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), context, (cart, change) => {
      const input = { ...place, ...change }
      const sums = totals(cart, input)
      expect(totals(cart, input)).toEqual(sums)
      const goods = sums.lines.reduce((sum, { amount }) => sum + amount, 0)
      const shipping = sums.adjustments.find(({ rule }) => rule === 'shipping')?.amount ?? 0
      expect(goods + shipping).toBe(sums.total)
      for (const { amount, parts } of sums.adjustments)
        if (parts) expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      for (const { amount } of sums.lines) expect(amount).toBeGreaterThanOrEqual(0)
      const counted = cart.filter(({ selected }) => selected)
      for (const [at, { discount }] of sums.lines.entries())
        if (counted[at]?.isGiftCard) expect(discount).toBe(0)
      const turned = bySku(cart.toReversed(), input)
      expect(turned.map(([, amount]) => amount)).toEqual(bySku(cart, input).map(([, amount]) => amount))
    }),
  )
})
