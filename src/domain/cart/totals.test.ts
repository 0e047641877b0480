import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minor } from '../brand.ts'
import type { CurrencyCode } from '../money/currencies.ts'
import { FIRST_TIERS } from '../promotions/promotion.ts'
import { amountOf, type Adjustment, type TotalsContext } from './adjustment.ts'
import { spread } from './spread.ts'
import type { TotalsLine } from './totals-line.ts'
import { totals } from './totals.ts'

const buyMore = {
  kind: 'multi-item',
  id: 'buy-more',
  from: 0,
  tiers: FIRST_TIERS,
  leastPrice: minor(0),
} as const
const place: TotalsContext = {
  site: 'sg',
  currency: 'SGD',
  method: 'delivery',
  now: 1_000_000,
  promotions: [buyMore],
}

function aLine(
  change: Partial<Omit<TotalsLine, 'unit' | 'list'>> & { unit?: number; list?: number } = {},
): TotalsLine {
  const { unit = 10000, list = unit, ...rest } = change
  return {
    sku: 'AB12-S',
    qty: 1,
    selected: true,
    multiItem: false,
    flash: false,
    isGiftCard: false,
    isVirtual: false,
    ...rest,
    unit: minor(unit),
    list: minor(list),
  }
}

function discountOf(adjustments: readonly Adjustment[]) {
  const offer = adjustments.find(({ rule }) => rule === 'multi-item')
  return { percent: Number(offer?.reason['percent'] ?? 0), discount: offer ? Math.abs(offer.amount) : 0 }
}

/** The totals with what each rule has changed by its name. */
function sumsOf(...input: Parameters<typeof totals>) {
  const all = totals(...input)
  const multiItem = { ...discountOf(all.adjustments), ...(all.nextTier && { next: all.nextTier }) }
  return { ...all, multiItem, shipping: amountOf(all.adjustments, 'shipping') }
}

describe('the sum of a bag', () => {
  test('an empty bag costs nothing, shipping included', () => {
    expect(totals([], place)).toEqual({
      itemsQty: 0,
      merchandise: 0,
      listTotal: 0,
      saleDiscount: 0,
      adjustments: [],
      nextTier: undefined,
      freeShippingLeft: undefined,
      freeOver: 129_00,
      total: 0,
      lines: [],
    })
  })

  test('one dress of S$100 pays S$10 for shipping', () => {
    expect(sumsOf([aLine()], place)).toMatchObject({ merchandise: 10000, shipping: 1000, total: 11000 })
  })

  test('only what is selected counts', () => {
    const cart = [aLine(), aLine({ sku: 'CD34-M', unit: 50000, selected: false })]
    expect(sumsOf(cart, place)).toMatchObject({ itemsQty: 1, merchandise: 10000 })
    expect(sumsOf(cart, place).lines.map((line) => line.sku)).toEqual(['AB12-S'])
  })

  test('what the sale saves is said apart', () => {
    const cart = [aLine({ unit: 7000, list: 10000, qty: 2 }), aLine({ unit: 5000, list: 4000 })]
    expect(sumsOf(cart, place)).toMatchObject({ merchandise: 19000, listTotal: 25000, saleDiscount: 6000 })
  })
})

describe('buy 2 get 20% off, buy 3 get 28% off (spec 9.6)', () => {
  test.for([
    [1, 0, 0, { qty: 2, percent: 20, more: 1 }],
    [2, 20, 4000, { qty: 3, percent: 28, more: 1 }],
    [3, 28, 8400, undefined],
    [4, 28, 11200, undefined],
  ] as const)('%i pieces: %i%%, %i off', ([qty, percent, discount, next]) => {
    const { multiItem } = sumsOf([aLine({ multiItem: true, qty })], place)
    expect(multiItem).toEqual({ percent, discount, ...(next && { next }) })
  })

  test('pieces of different lines count together', () => {
    const cart = [
      aLine({ multiItem: true, unit: 9990 }),
      aLine({ sku: 'CD34-M', multiItem: true, unit: 5990 }),
    ]
    expect(sumsOf(cart, place).multiItem).toMatchObject({ percent: 20, discount: 3196 })
  })

  test.each<[string, Partial<TotalsLine>]>([
    ['flash items', { flash: true }],
    ['items of a running flash deal', { flash: { type: 6, startTime: 900, endTime: 1100 } }],
    ['gift cards', { isGiftCard: true }],
    ['items without the activity', { multiItem: false }],
    ['items not selected', { selected: false }],
  ])('%s neither count nor get it', (_title, change) => {
    const cart = [aLine({ multiItem: true }), { ...aLine({ sku: 'CD34-M', multiItem: true }), ...change }]
    const { multiItem, lines } = sumsOf(cart, place)
    expect(multiItem).toMatchObject({ percent: 0, discount: 0, next: { qty: 2, more: 1 } })
    expect(lines.every((line) => line.discount === 0)).toBe(true)
  })

  test.each([
    [899_999, 20],
    [900_000, 0],
    [1_099_999, 0],
    [1_100_000, 20],
  ])('a flash deal from 900 s to 1100 s leaves it out while it runs: at %i ms %i%%', (now, percent) => {
    const flash = { type: 6, startTime: 900, endTime: 1100 }
    expect(sumsOf([aLine({ multiItem: true, qty: 2, flash })], { ...place, now }).multiItem.percent).toBe(
      percent,
    )
  })

  test('a bag without such goods shows no offer', () => {
    expect(sumsOf([aLine({ qty: 5 })], place).multiItem).toEqual({ percent: 0, discount: 0 })
  })

  test('the discount is taken once, of the sum, and handed to the lines to the cent', () => {
    const cart = ['A', 'B', 'C'].map((sku) => aLine({ sku, multiItem: true, unit: 3333 }))
    const { multiItem, lines } = sumsOf(cart, place)
    expect(multiItem.discount).toBe(2800) // 28% of 99.99 is 27.9972
    expect(lines.map((line) => line.discount)).toEqual([934, 933, 933])
    expect(lines.map((line) => line.amount)).toEqual([2399, 2400, 2400])
  })

  test('baht discounts are whole baht', () => {
    const cart = [aLine({ multiItem: true, unit: 99900, qty: 3 })]
    expect(sumsOf(cart, { ...place, currency: 'THB' }).multiItem.discount).toBe(83900) // 839.16
  })
})

describe('shipping of a bag (spec 9.7)', () => {
  test('free shipping is judged by what is paid for the goods, after the discount', () => {
    const cart = [aLine({ multiItem: true, unit: 8000, qty: 2 })]
    expect(sumsOf(cart, place)).toMatchObject({
      merchandise: 16000,
      shipping: 1000,
      freeShippingLeft: 101,
      total: 13800,
    })
  })

  test.each([
    [12900, 1000],
    [12901, 0],
  ])('a bag of %i pays %i', (unit, shipping) => {
    expect(sumsOf([aLine({ unit })], place).shipping).toBe(shipping)
  })

  test.each<[string, Partial<TotalsLine>]>([
    ['gift cards', { isGiftCard: true }],
    ['virtual goods', { isVirtual: true }],
  ])('%s alone are not sent', (_title, change) => {
    expect(sumsOf([{ ...aLine(), ...change }], place)).toMatchObject({ shipping: 0, total: 10000 })
    expect(sumsOf([{ ...aLine(), ...change }], place).freeShippingLeft).toBeUndefined()
  })

  test('a gift card does not earn a dress free shipping', () => {
    const cart = [aLine({ sku: 'GIFT', unit: 20000, isGiftCard: true }), aLine({ unit: 5000 })]
    expect(sumsOf(cart, place)).toMatchObject({ shipping: 1000, total: 26000 })
  })

  test('pickup is free', () => {
    expect(sumsOf([aLine()], { ...place, method: 'pickup' })).toMatchObject({ shipping: 0, total: 10000 })
  })
})

test('the lines of any cart add up to the total', () => {
  const line = fc.record({
    sku: fc.uuid(),
    qty: fc.integer({ min: 1, max: 100 }),
    unit: fc.nat(5_000_000).map(minor),
    list: fc.nat(5_000_000).map(minor),
    selected: fc.boolean(),
    multiItem: fc.boolean(),
    flash: fc.boolean(),
    isGiftCard: fc.boolean(),
    isVirtual: fc.boolean(),
  })
  const currency = fc.constantFrom<CurrencyCode>('SGD', 'JPY', 'THB', 'IDR')
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), currency, (cart, currency) => {
      const { lines, total, shipping, merchandise, multiItem, listTotal, saleDiscount, adjustments } = sumsOf(
        cart,
        {
          ...place,
          currency,
        },
      )
      expect(lines.reduce((all, one) => all + one.amount, 0) + shipping).toBe(total)
      expect(lines.reduce((all, one) => all + one.discount, 0)).toBe(multiItem.discount)
      expect(total).toBe(merchandise - multiItem.discount + shipping)
      for (const { amount, parts } of adjustments)
        if (parts) expect(parts.reduce((all, part) => all + part, 0)).toBe(amount)
      expect(listTotal - saleDiscount).toBe(merchandise)
      for (const one of lines) expect(Math.min(one.amount, one.discount)).toBeGreaterThanOrEqual(0)
    }),
  )
})

describe('spread', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2, 1], [25, 50, 25]],
    [1, [1, 1], [1, 0]],
    [10, [0, 5, 0], [0, 10, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [3, 4], [0, 0]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
    [5, [1, 3, 1], [1, 3, 1]],
    [2, [3, 3, 1], [1, 1, 0]],
  ])('%i over %j is %j', (total, weights, parts) => {
    expect(spread(minor(total), weights)).toEqual(parts)
  })

  test('money is not lost on nothing', () => {
    expect(() => spread(minor(5), [0, 0])).toThrow(RangeError)
    expect(() => spread(minor(5), [])).toThrow(RangeError)
  })

  test('the parts add up exactly and none is a cent away from its fair share', () => {
    const weights = fc.array(fc.nat(1e10), { minLength: 1, maxLength: 20 }).filter((all) => all.some(Boolean))
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), weights, (total, weights) => {
        const parts = spread(minor(total), weights)
        const whole = weights.reduce((all, weight) => all + weight, 0)
        expect(parts.reduce((all, part) => all + part, 0)).toBe(total)
        for (const [at, part] of parts.entries()) {
          expect(Math.abs(part - (total * (weights[at] ?? 0)) / whole)).toBeLessThan(1.001)
        }
      }),
    )
  })
})
