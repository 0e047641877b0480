import { describe, expect, test } from 'vitest'
import { minor } from '../brand.ts'
import type { CurrencyCode } from '../money/currencies.ts'
import { FIRST_TIERS } from '../promotions/promotion.ts'
import type { Site } from '../region/sites.ts'
import { amountOf, type TotalsContext } from './adjustment.ts'
import { loginDiscountWords } from './held-discount.ts'
import type { TotalsLine } from './totals-line.ts'
import { totals } from './totals.ts'

const BUY_MORE = {
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
  promotions: [BUY_MORE],
}
const held = { ...place, loginDiscount: { site: 'sg', ledgerRef: 'row-1' } } as const

function aLine(change: Partial<Omit<TotalsLine, 'unit'>> & { unit?: number } = {}): TotalsLine {
  const { unit = 50_00, ...rest } = change
  const line = { sku: 'AB12-S', qty: 1, selected: true, multiItem: false, flash: false }
  return { ...line, isGiftCard: false, isVirtual: false, ...rest, unit: minor(unit), list: minor(unit) }
}

const discountIn = (lines: readonly TotalsLine[], context: TotalsContext = held) =>
  amountOf(totals(lines, context).adjustments, 'login-discount')

describe('the login discount of a member (spec 9.6)', () => {
  test.each<[Site, string, string]>([
    ['sg', 'en-GB', 'S$10'],
    ['au', 'en-GB', 'A$10'],
    ['eu', 'es-ES', '5\u00a0€'],
    ['jp', 'ja-JP', '¥1,000'],
  ])('of the site %s is offered as %s writes it: %s', (site, locale, words) => {
    expect(loginDiscountWords({ site, locale })).toBe(words)
  })

  test.for<[Site, CurrencyCode, number, number]>([
    ['sg', 'SGD', 50_00, -10_00],
    ['au', 'AUD', 50_00, -10_00],
    ['eu', 'EUR', 50_00, -5_00],
    ['jp', 'JPY', 9_000, -1_000],
  ])('of the site %s in %s takes %i to %i', ([site, currency, unit, discount]) => {
    expect(discountIn([aLine({ unit })], { ...place, currency, loginDiscount: { site } })).toBe(discount)
  })

  test('of another site is worth the same in the currency of the order', () => {
    const inSingapore = discountIn([aLine()], { ...place, loginDiscount: { site: 'eu' } })
    expect(inSingapore).toBeLessThan(-5_00)
    expect(inSingapore).toBeGreaterThan(-10_00)
  })

  test('names its site and its row, which the seal of the quote covers', () => {
    const found = totals([aLine()], held).adjustments.find(({ rule }) => rule === 'login-discount')
    expect(found).toMatchObject({ amount: -10_00, reason: { site: 'sg' }, ledgerRef: 'row-1' })
  })

  test.each<[string, readonly TotalsLine[], number]>([
    ['nothing without goods', [], 0],
    ['nothing of goods that cost as much', [aLine({ unit: 10_00 })], 0],
    ['all of it of goods that cost a cent more', [aLine({ unit: 10_01 })], -10_00],
    ['once, however many pieces', [aLine({ qty: 3 }), aLine({ sku: 'CD34-M' })], -10_00],
    ['nothing of gift cards (spec 9.9)', [aLine({ isGiftCard: true, unit: 100_00 })], 0],
    ['nothing of what is not selected', [aLine({ selected: false })], 0],
  ])('takes %s', (_, lines, discount) => {
    expect(discountIn(lines)).toBe(discount)
  })

  test('is nothing where none is held', () => {
    expect(discountIn([aLine()], place)).toBe(0)
  })

  test('comes after the multi-item discount and before shipping, which reads what the goods cost then (spec 9.7)', () => {
    const { adjustments, total, freeShippingLeft } = totals(
      [aLine({ multiItem: true, qty: 2, unit: 85_00 })],
      held,
    )
    expect(adjustments.map(({ rule, amount }) => [rule, amount])).toEqual([
      ['multi-item', -34_00],
      ['login-discount', -10_00],
      ['shipping', 10_00],
    ])
    expect([total, freeShippingLeft]).toEqual([136_00, 3_01])
  })

  test('is spread over the goods to the cent, and a gift card beside them keeps its price', () => {
    const lines = [
      aLine({ unit: 33_33 }),
      aLine({ sku: 'GIFT', unit: 100_00, isGiftCard: true }),
      aLine({ sku: 'CD', unit: 66_67 }),
    ]
    expect(totals(lines, held).lines.map(({ discount }) => discount)).toEqual([3_33, 0, 6_67])
  })
})
