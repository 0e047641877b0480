import { forEachSlot, type Selection } from './bitset.ts'
import type { ListingFacets } from './listing-types.ts'

/**
 * Lower bounds of the price bands, SGD minor units. Fixed rather than computed from the result: bands must not move
 * while the user changes other filters, and one gown at S$2,000 must not squeeze the rest into one band.
 */
const PRICE_STEPS = [
  0, 2_500, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000, 200_000,
] as const

/** No price is higher; it closes the last band, so that every band can be used as a filter. */
export const PRICE_CEILING = 100_000_000

/**
 * How many of the products have their price in each band. `starts`: where bands begin, ascending; the last is open.
 * `prices` by slot: a flat column, read a hundred thousand times.
 */
export function countByBand(
  within: Selection,
  prices: readonly number[],
  starts: readonly number[],
): Int32Array {
  const counts = new Int32Array(starts.length)
  forEachSlot(within, (slot) => {
    const price = prices[slot] ?? 0
    let band = 1
    while (band < starts.length && price >= (starts[band] ?? 0)) band++
    counts[band - 1] = (counts[band - 1] ?? 0) + 1
  })
  return counts
}

/** Lowest and highest price and the bands that are not empty. */
export function tallyPrices(within: Selection, prices: readonly number[]): ListingFacets['price'] {
  const counts = countByBand(within, prices, PRICE_STEPS)
  let min = Infinity
  let max = -Infinity
  forEachSlot(within, (slot) => {
    const price = prices[slot] ?? 0
    if (price < min) min = price
    if (price > max) max = price
  })
  if (min > max) return { min: 0, max: 0, buckets: [] }
  const buckets = PRICE_STEPS.map((start, band) => ({
    min: start,
    max: (PRICE_STEPS[band + 1] ?? PRICE_CEILING + 1) - 1,
    count: counts[band] ?? 0,
  }))
  return { min, max, buckets: buckets.filter((bucket) => bucket.count > 0) }
}
