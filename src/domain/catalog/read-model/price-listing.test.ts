import { describe, expect, test } from 'vitest'
import { minor } from '../../brand.ts'
import { CURRENCIES, type CurrencyCode } from '../../money/currencies.ts'
import { priceIn } from '../../money/money.ts'
import { bandStarts, countBands, rangeInSgd } from './price-listing.ts'

const EVERY = Object.keys(CURRENCIES) as CurrencyCode[]
const PRICES = Array.from({ length: 2_000 }, (_, at) => 1_000 + at * 37)

function unitsOf(price: number, currency: CurrencyCode): number {
  return Math.floor(priceIn(minor(price), currency) / 10 ** CURRENCIES[currency].digits)
}

/** How many of the prices lie in each band, counted one by one. */
function countPrices(starts: readonly number[]): readonly number[] {
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? Infinity
    return PRICES.filter((price) => price >= start && price < end).length
  })
}

describe('price bands', () => {
  test.each(EVERY)('in %s a band asked for as a filter lists exactly what it counted', (currency) => {
    const bands = countBands(countPrices, currency)
    expect(bands.reduce((sum, band) => sum + band.count, 0)).toBe(PRICES.length)
    for (const { min, max, count } of bands) {
      const range = rangeInSgd({ min, max: Number.isFinite(max) ? max : undefined }, currency)
      const listed = PRICES.filter((price) => price >= (range.min ?? 0) && price <= (range.max ?? Infinity))
      expect(listed).toHaveLength(count)
      for (const price of listed) {
        expect(unitsOf(price, currency)).toBeGreaterThanOrEqual(min)
        expect(unitsOf(price, currency)).toBeLessThanOrEqual(max)
      }
    }
  })

  test.each(EVERY)('in %s bands begin at whole numbers that rise', (currency) => {
    const starts = bandStarts(currency)
    expect(starts.every(Number.isInteger)).toBe(true)
    expect([...starts].sort((a, b) => a - b)).toEqual([...starts])
    expect(new Set(starts).size).toBe(starts.length)
    expect(starts.length).toBeGreaterThan(7)
  })

  test('cents are left out: 50-74 takes in S$74.90 and not S$75', () => {
    expect(rangeInSgd({ min: 50, max: 74 }, 'SGD')).toEqual({ min: 5_000, max: 7_499 })
  })

  test('an open end stays open', () => {
    expect(rangeInSgd({ min: 100 }, 'SGD')).toEqual({ min: 10_000 })
    expect(rangeInSgd({}, 'JPY')).toEqual({})
  })
})
