import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minor } from '../brand.ts'
import { CURRENCIES, isCurrency, type CurrencyCode } from '../money/currencies.ts'
import { leastCharge, settle, type Means } from './tenders.ts'

const card = (available: number, ledgerRef = 'card'): Means => ({
  kind: 'gift-card',
  available: minor(available),
  reason: { last: 'ABCD' },
  ledgerRef,
})
const points = (available: number): Means => ({
  kind: 'points',
  available: minor(available),
  reason: { points: 500 },
  ledgerRef: 'member',
})

function paid(total: number, means: readonly Means[], currency: CurrencyCode = 'SGD'): readonly unknown[] {
  const { tenders, due } = settle(minor(total), means, currency)
  return [...tenders.map(({ kind, amount }) => [kind, amount]), due]
}

describe('what pays an order besides card and wallet (traps 1.15, 1.16)', () => {
  test.each<[string, number, readonly Means[], readonly unknown[]]>([
    ['nothing', 138_27, [], [138_27]],
    ['a card of 100.00', 138_27, [card(100_00)], [['gift-card', 100_00], 38_27]],
    ['a card that covers it', 138_27, [card(200_00)], [['gift-card', 138_27], 0]],
    [
      'two cards',
      138_27,
      [card(100_00, 'one'), card(50_00, 'two')],
      [['gift-card', 100_00], ['gift-card', 38_27], 0],
    ],
    ['points', 138_27, [points(20_00)], [['points', 20_00], 118_27]],
    ['points worth more than the order', 15_00, [points(20_00)], [15_00]],
    ['a rest of 0.30: the card leaves 0.50', 138_27, [card(137_97)], [['gift-card', 137_77], 50]],
    ['a rest of 0.50', 138_27, [card(137_77)], [['gift-card', 137_77], 50]],
    ['a rest of 0.30 after points', 20_30, [points(20_00)], [['points', 20_00], ['waived', 30], 0]],
    ['an order of 0.30', 30, [], [['waived', 30], 0]],
    ['an order of nothing', 0, [card(10_00)], [0]],
  ])('%s', (...[, total, means, result]) => {
    expect(paid(total, means)).toEqual(result)
  })

  test('yen: 49 never reach the provider', () => {
    expect(paid(14_835, [card(14_800)], 'JPY')).toEqual([['gift-card', 14_785], 50])
  })

  test('for any total and means: they add up to it, none pays more than it has, and the rest can be charged', () => {
    const means = fc.array(
      fc.nat(300_00).map((available) => card(available)),
      { maxLength: 5 },
    )
    const currency = fc.constantFrom(...Object.keys(CURRENCIES).filter(isCurrency))
    fc.assert(
      fc.property(fc.nat(500_00), means, currency, (total, brought, currency) => {
        const { tenders, due } = settle(minor(total), brought, currency)
        expect(tenders.reduce((sum, { amount }) => sum + amount, 0) + due).toBe(total)
        expect(due === 0 || due >= leastCharge(currency)).toBe(true)
        for (const { amount } of tenders) expect(amount).toBeGreaterThan(0)
      }),
    )
  })
})
