import { minor } from '../../brand.ts'
import { CURRENCIES, type CurrencyCode } from '../../money/currencies.ts'
import { priceIn } from '../../money/money.ts'
import type { CatalogueEngine } from '../listing/listing-engine.ts'
import { PRICE_CEILING } from '../listing/listing-price-buckets.ts'
import type {
  ListingAnswer,
  ListingQuery,
  ListingScope,
  PriceBucket,
  PriceRange,
} from '../listing/listing-types.ts'
import { createLruCache } from './memo.ts'
import type { PriceView } from './price-view.ts'

/**
 * Price filters are whole units of the user's currency, without cents: `50-74` includes 74.90. Bands therefore never
 * overlap, and a band used as a filter lists exactly the products it counted.
 */

const STEPS_SGD = [25, 50, 75, 100, 150, 200, 300, 500, 1_000, 2_000] as const
const NICE = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 10] as const

/** Where bands begin, in whole units: the bands of Singapore, each at the nearest round number. */
export function bandStarts(currency: CurrencyCode): readonly number[] {
  const starts = STEPS_SGD.map((sgd) =>
    currency === 'SGD' ? sgd : roundNumber(unitsOf(sgd * 100, currency)),
  )
  return [...new Set([0, ...starts])]
}

/** A filter in whole units of a currency as a range of SGD cents, both ends included. */
export function rangeInSgd({ min, max }: PriceRange, currency: CurrencyCode): PriceRange {
  return {
    ...(min === undefined ? {} : { min: cheapest(min, currency) }),
    ...(max === undefined ? {} : { max: cheapest(max + 1, currency) - 1 }),
  }
}

/** Bands of the currency with their counts, by SGD prices; bands with nothing in them are left out. */
export function countBands(
  countPrices: (starts: readonly number[]) => ArrayLike<number>,
  currency: CurrencyCode,
): PriceBucket[] {
  const starts = bandStarts(currency)
  const counts = countPrices(starts.map((start) => cheapest(start, currency)))
  return starts
    .map((min, band) => ({ min, max: (starts[band + 1] ?? Infinity) - 1, count: counts[band] ?? 0 }))
    .filter(({ count }) => count > 0)
}

/** Cached, because every list needs the bounds. */
const cheapestKnown = createLruCache<number>(2_000)

/** The lowest SGD price that shows as at least so many whole units. Conversion never falls as the price rises. */
function cheapest(units: number, currency: CurrencyCode): number {
  return cheapestKnown.of(`${currency} ${units}`, () => {
    let low = 0
    let high = PRICE_CEILING
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (unitsOf(middle, currency) >= units) high = middle
      else low = middle + 1
    }
    return low
  })
}

function unitsOf(sgd: number, currency: CurrencyCode): number {
  return Math.floor(priceIn(minor(sgd), currency) / 10 ** CURRENCIES[currency].digits)
}

function roundNumber(units: number): number {
  const scale = 10 ** Math.floor(Math.log10(Math.max(1, units)))
  const nearest = NICE.reduce(
    (best, nice) => (Math.abs(nice * scale - units) < Math.abs(best * scale - units) ? nice : best),
    1,
  )
  return Math.max(1, Math.round(nearest * scale))
}

export interface ListingInput {
  readonly scope: ListingScope
  readonly query: Omit<ListingQuery, 'scope'>
}

/** Queries the engine in the user's currency. In another than Singapore dollars, bands are round numbers of its own. */
export function createListings(engine: CatalogueEngine) {
  function bandsOf(
    list: Pick<ListingQuery, 'scope' | 'filters'>,
    answer: ListingAnswer,
    { currency }: PriceView,
  ): readonly PriceBucket[] {
    if (currency !== 'SGD') return countBands((starts) => engine.countPrices(list, starts), currency)
    return answer.facets.price.buckets.map(({ min, max, count }, at, all) => ({
      min: min / 100,
      max: at === all.length - 1 && max >= PRICE_CEILING ? Infinity : (max + 1) / 100 - 1,
      count,
    }))
  }

  return function list(
    { scope, query }: ListingInput,
    view: PriceView,
  ): { answer: ListingAnswer; bands: () => readonly PriceBucket[] } {
    const { price } = query.filters
    const filters = { ...query.filters, price: price && rangeInSgd(price, view.currency) }
    const answer = engine.query({ ...query, filters, scope })
    return { answer, bands: () => bandsOf({ scope, filters }, answer, view) }
  }
}
