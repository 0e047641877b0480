import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minor, type Minor } from '../brand.ts'
import { LANGUAGE_TABLE } from '../language-table.ts'
import { CURRENCIES, type CurrencyCode } from './currencies.ts'
import { exchange, formatMoney, percentOff, priceIn, roundToStep, share } from './money.ts'

const amount = fc.integer({ min: -1e9, max: 1e9 }).map(minor)
const code = fc.constantFrom<CurrencyCode>(...(Object.keys(CURRENCIES) as CurrencyCode[]))

const convert = (sgd: Minor, to: CurrencyCode) => exchange(sgd, 'SGD', to)

describe('exchange', () => {
  test.each<[number, CurrencyCode, number]>([
    [12900, 'SGD', 12900],
    [12900, 'USD', 9933],
    [12900, 'JPY', 14835],
    [12999, 'JPY', 14949], // 14,948.85
    [12900, 'THB', 325100], // ฿3,250.80 to whole baht
    [12900, 'VND', 2_606_000], // ₫2,605,800 to whole thousands
    [12900, 'IDR', 163_830_000], // Rp1,638,300.00
    [1, 'USD', 1], // 0.77 of a cent
    [0, 'JPY', 0],
    [-12900, 'USD', -9933],
  ])('%i Singapore cents in %s is %i', (sgd, to, expected) => {
    expect(convert(minor(sgd), to)).toBe(expected)
  })

  test('half a step is rounded up', () => {
    expect(convert(minor(10), 'EUR')).toBe(7) // 6.65
    expect(convert(minor(200), 'EUR')).toBe(133)
    expect(convert(minor(1000), 'GBP')).toBe(575)
    expect(convert(minor(20), 'GBP')).toBe(12) // 11.5
  })

  test('an order of a hundred million dollars in dong is still exact', () => {
    expect(convert(minor(10_000_000_000), 'VND')).toBe(2_020_000_000_000)
  })

  test('the answer is on the step, within half a step, and a refund mirrors the charge', () => {
    fc.assert(
      fc.property(amount, code, (sgd, to) => {
        const { digits, perSgd, step } = CURRENCIES[to]
        const got = convert(sgd, to)
        const exact = (sgd * perSgd * 10 ** digits) / 1e8
        expect(Math.abs(got % step)).toBe(0)
        expect(Math.abs(got - exact)).toBeLessThanOrEqual(step / 2 + 1e-3 * step)
        expect(convert(minor(-sgd), to)).toBe(minor(-got))
      }),
    )
  })
})

describe('price points', () => {
  test.each<[sgd: number, CurrencyCode, number]>([
    [6900, 'SGD', 6900],
    [6900, 'AUD', 8000],
    [35_900, 'JPY', 41_000],
    [8990, 'EUR', 6000],
    [900, 'JPY', 1000],
    [10, 'JPY', 1000],
    [0, 'JPY', 0],
    [12_900, 'USD', 9900],
  ])('a piece of %i Singapore cents costs, in %s, %i minor units', (sgd, to, expected) => {
    expect(priceIn(minor(sgd), to)).toBe(expected)
  })

  test('a dearer piece is never cheaper in another currency, and each price can be charged', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e6), code, (one, other, to) => {
        const [less, more] = [minor(Math.min(one, other)), minor(Math.max(one, other))]
        expect(priceIn(less, to)).toBeLessThanOrEqual(priceIn(more, to))
        expect(priceIn(more, to) % CURRENCIES[to].step).toBe(0)
      }),
    )
  })
})

describe('formatMoney', () => {
  const shown = (n: number, currency: CurrencyCode, locale: string) =>
    formatMoney(minor(n), currency, locale).replaceAll(/[\u00a0\u202f]/g, ' ')

  test.for<[number, CurrencyCode, string, string]>([
    [12900, 'SGD', 'en-GB', 'S$129.00'],
    [12900, 'SGD', 'en', 'S$129.00'],
    [123456789, 'SGD', 'en-GB', 'S$1,234,567.89'],
    [12900, 'SGD', 'zh-CN', 'S$129.00'],
    [12900, 'SGD', 'fr-FR', '129,00 S$'],
    [9546, 'USD', 'en-GB', 'US$95.46'],
    [14835, 'JPY', 'ja-JP', '¥14,835'],
    [14835, 'JPY', 'en-GB', '¥14,835'],
    [8579, 'EUR', 'es-ES', '85,79 €'],
    [41950, 'MYR', 'en-GB', 'RM 419.50'],
    [325100, 'THB', 'en-GB', '฿3,251'],
    [325150, 'THB', 'en-GB', '฿3,251.50'],
    [2_606_000, 'VND', 'vi-VN', '2.606.000 ₫'],
    [163_830_000, 'IDR', 'id-ID', 'Rp 1.638.300'],
    [77400, 'HKD', 'zh-TW', 'HK$774.00'],
    [70950, 'CNY', 'zh-CN', 'CN¥709.50'],
    [7418, 'GBP', 'en-GB', '£74.18'],
    [15222, 'AUD', 'en-GB', 'A$152.22'],
    [574100, 'PHP', 'fil-PH', '₱5,741'],
    [-1000, 'SGD', 'en-GB', '-S$10.00'],
    [0, 'SGD', 'en-GB', 'S$0.00'],
  ])('%i in %s for %s reads %j', ([n, currency, locale, expected]) => {
    expect(shown(n, currency, locale)).toBe(expected)
  })

  const locales = [...new Set(Object.values(LANGUAGE_TABLE).map(({ intl }) => intl))]
  const amounts = [0, 1, 99, 100, 12_900, 123_400, 999_900, 1_000_000, 123_456_789, -1, -12_900, -1_234_567]
  test.each(locales)('%s writes every currency as Intl does, but for the symbol', (locale) => {
    for (const [code, { digits, symbol, step }] of Object.entries(CURRENCIES)) {
      for (const amount of amounts) {
        const unit = 10 ** digits
        const decimals = step % unit === 0 && amount % unit === 0 ? 0 : digits
        const intl = new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: code,
          currencyDisplay: 'narrowSymbol',
          // Burmese would otherwise get Burmese digits, which our codes and order mails do not use.
          numberingSystem: 'latn',
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        })
          .formatToParts(amount / unit)
          .map(({ type, value }) => (type === 'currency' ? symbol : value))
          .join('')
        expect(formatMoney(minor(amount), code as CurrencyCode, locale)).toBe(intl)
      }
    }
  })
})

describe('percent', () => {
  test.each([
    [12900, 9900, 23],
    [12900, 9030, 30],
    [5995, 4317, 28],
    [10000, 10000, 0],
    [10000, 12000, 0],
    [10000, 0, 100],
    [0, 0, 0],
    [10000, 9960, 0],
  ])('%i sold at %i is %i%% off', (full, now, percent) => {
    expect(percentOff(minor(full), minor(now))).toBe(percent)
  })

  test.each([
    [25800, 20, 5160],
    [38701, 28, 10836], // 10,836.28
    [25, 10, 3], // 2.5
    [-25, 10, -3],
    [100, 0, 0],
    [100, 100, 100],
  ])('of %i, %i%% is %i', (whole, percent, part) => {
    expect(share(minor(whole), percent)).toBe(part)
  })

  test('a share is never more than the whole', () => {
    fc.assert(
      fc.property(fc.nat(1e9).map(minor), fc.integer({ min: 0, max: 100 }), (whole: Minor, percent) => {
        expect(share(whole, percent)).toBeGreaterThanOrEqual(0)
        expect(share(whole, percent)).toBeLessThanOrEqual(whole)
      }),
    )
  })
})

test.each<[number, CurrencyCode, number]>([
  [5161, 'SGD', 5161],
  [65049, 'THB', 65000],
  [65050, 'THB', 65100],
  [-65050, 'THB', -65100],
])('%i in %s is asked for as %i', (n, currency, expected) => {
  expect(roundToStep(minor(n), currency)).toBe(expected)
})
