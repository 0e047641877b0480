import { describe, expect, test } from 'vitest'
import { minor } from '../brand.ts'
import { FIRST_TIERS, type Promotion } from '../promotions/promotion.ts'
import type { TotalsContext } from './adjustment.ts'
import { openOffers, stateOffers } from './offers.ts'
import { totals } from './totals.ts'
import type { TotalsLine } from './totals-line.ts'

const BUY_MORE: Promotion = {
  kind: 'multi-item',
  id: 'buy-more',
  from: 0,
  tiers: FIRST_TIERS,
  leastPrice: minor(0),
}
const GIFT: Promotion = {
  kind: 'gift',
  id: 'gift',
  from: 0,
  least: minor(100_00),
  price: minor(0),
  products: ['P9'],
}
const SET: Promotion = { kind: 'bundle', id: 'set', from: 0, products: ['P1', 'P2'], price: minor(135_00) }

const place: TotalsContext = {
  site: 'sg',
  currency: 'SGD',
  method: 'delivery',
  now: 1_000,
  promotions: [BUY_MORE, GIFT],
}

function aLine(sku: string, unit: number, change: Partial<TotalsLine> = {}): TotalsLine {
  const line = { sku, qty: 1, selected: true, multiItem: true, flash: false, isGiftCard: false }
  return { ...line, isVirtual: false, unit: minor(unit), list: minor(unit), ...change }
}
const gift = (change: Partial<TotalsLine> = {}) => aLine('GIFT', 0, { isOffer: true, ...change })
const opensGift = (lines: readonly TotalsLine[]) => openOffers(lines, place).some(({ left }) => left === 0)
const amountsOf = (lines: readonly TotalsLine[], context = place) =>
  totals(lines, context).lines.map(({ amount }) => amount)

describe('free gifts and preferential goods (traps 1.6, 1.7)', () => {
  test.each([
    [99_99, false],
    [100_00, true],
  ])('goods of %i open a gift from 100.00: %s', (unit, opens) => {
    expect(opensGift([aLine('A', unit)])).toBe(opens)
  })

  test.each<[string, readonly TotalsLine[]]>([
    ['a line that is not selected', [aLine('A', 100_00, { selected: false })]],
    ['what a discount leaves below it', [aLine('A', 60_00), aLine('B', 60_00)]],
    ['a gift card', [aLine('C', 100_00, { isGiftCard: true })]],
    ['another offer', [aLine('D', 100_00, { isOffer: true })]],
  ])('%s does not open it', (_, lines) => {
    expect(opensGift(lines)).toBe(false)
  })

  test.each<[string, { stock: number; lines: readonly TotalsLine[] }, readonly string[]]>([
    ['both', { stock: 2, lines: [aLine('A', 100_00)] }, ['ordered', 'ordered']],
    ['the first of two', { stock: 1, lines: [aLine('A', 100_00)] }, ['ordered', 'sold-out']],
    ['none, as the last is bought', { stock: 1, lines: [aLine('G', 100_00)] }, ['sold-out', 'sold-out']],
    ['none below the minimum', { stock: 2, lines: [aLine('A', 99_99)] }, ['below', 'below']],
  ])('of a piece that two promotions add, the order has %s', (_, { stock, lines }, states) => {
    const second: Promotion = { ...GIFT, kind: 'preferential', id: 'second', price: minor(5_00) }
    const open = openOffers(lines, { ...place, promotions: [GIFT, second] })
    const chosen = ['gift', 'second'].map((ruleId) => ({ ruleId, sku: 'G' }))
    const stated = stateOffers(chosen, { open, lines, stockOf: () => stock })
    expect(stated.map(({ state }) => state)).toEqual(states)
  })

  test('an offer of a promotion that has ended is over', () => {
    const [stated] = stateOffers([{ ruleId: 'gone', sku: 'G' }], { open: [], lines: [], stockOf: () => 1 })
    expect(stated?.state).toBe('over')
  })

  test('a gift counts as no piece, and costs nothing', () => {
    expect(amountsOf([aLine('A', 100_00), gift()])).toEqual([100_00, 0])
  })

  test('a preferential good keeps its price beside every discount, and counts for no tier', () => {
    const offer = aLine('B', 9_90, { isOffer: true })
    expect(amountsOf([aLine('A', 100_00), aLine('C', 100_00), offer])).toEqual([80_00, 80_00, 9_90])
    expect(amountsOf([aLine('A', 100_00), offer])).toEqual([100_00, 9_90])
  })

  test('a gift is over with its promotion', () => {
    const over = { ...place, promotions: [{ ...GIFT, until: 1_000 }] }
    expect(openOffers([aLine('A', 100_00)], over)).toEqual([])
  })
})

describe("a set at one price, 'Style It With' (traps 1.20)", () => {
  const [shirt, skirt] = [aLine('S', 100_00, { productId: 'P1' }), aLine('K', 50_00, { productId: 'P2' })]
  const withSet = { ...place, promotions: [SET] }

  test('100.00 and 50.00 for 135.00 are parts of 90.00 and 45.00', () => {
    expect(amountsOf([shirt, skirt], withSet)).toEqual([90_00, 45_00])
    expect(amountsOf([skirt, shirt], withSet)).toEqual([45_00, 90_00])
  })

  test('counts as often as it is whole: two shirts and one skirt are one set', () => {
    expect(amountsOf([{ ...shirt, qty: 2 }, skirt], withSet)).toEqual([190_00, 45_00])
    expect(
      amountsOf(
        [
          { ...shirt, qty: 2 },
          { ...skirt, qty: 2 },
        ],
        withSet,
      ),
    ).toEqual([180_00, 90_00])
  })

  test.each<[string, readonly TotalsLine[]]>([
    ['one part alone', [shirt]],
    ['a part that is not selected', [shirt, { ...skirt, selected: false }]],
    ['a part on a flash deal', [shirt, { ...skirt, flash: true }]],
    ['parts that are cheaper already', [{ ...shirt, unit: minor(80_00) }, skirt]],
  ])('%s ends it', (_, lines) => {
    expect(totals(lines, withSet).adjustments.map(({ rule }) => rule)).not.toContain('bundle')
  })

  test('comes before buy 2 and a code of 10 %: 135.00 is 108.00 is 97.20', () => {
    const code = {
      code: 'TEN',
      effect: { kind: 'percent', percent: 10 },
      least: minor(0),
      currency: 'SGD',
    } as const
    const context = { ...place, promotions: [SET, BUY_MORE], code }
    expect(amountsOf([shirt, skirt], context).reduce((sum, one) => sum + one, 0)).toBe(97_20)
  })
})

test('a promotion of shipping lowers the sum that is compared, and that is shown', () => {
  const free: Promotion = { kind: 'shipping', id: 'free', from: 0, freeOver: minor(50_00) }
  const context = { ...place, promotions: [free] }
  const at = (unit: number) => totals([aLine('A', unit)], context)
  expect([at(50_00).total, at(50_01).total, at(50_01).freeOver]).toEqual([60_00, 50_01, 50_00])
})
