import { priceIn } from '../listing/colour-prices.ts'
import type { CatalogueEngine } from '../listing/listing-engine.ts'
import type {
  ListingAnswer,
  ListingFilters,
  ListingQuery,
  ListingScope,
  PriceBucket,
} from '../listing/listing-types.ts'
import { createLruCache } from './lru-cache.ts'
import { countBands, rangeInSgd } from './price-bands.ts'
import type { PriceView } from './price-view.ts'

const CACHED_BANDS = 500
const EVERYTHING = 1_000_000

export interface ListingInput {
  /** Names the scope: equal for equal scopes. */
  readonly name: string
  readonly scope: ListingScope
  readonly query: Omit<ListingQuery, 'scope'>
}

/**
 * Queries the engine in the user's currency. The engine counts price bands of Singapore dollars; for other currencies
 * the bands are round numbers of that currency, counted here and cached until the catalogue changes.
 */
export function createListings(engine: CatalogueEngine, version: () => string) {
  const bands = createLruCache<readonly PriceBucket[]>(CACHED_BANDS)

  function bandsOf(
    { name, scope, query }: ListingInput,
    answer: ListingAnswer,
    view: PriceView,
  ): readonly PriceBucket[] {
    if (view.currency === 'SGD') {
      return answer.facets.price.buckets.map(({ min, max, count }, at, all) => ({
        min: min / 100,
        max: at === all.length - 1 && max >= 100_000_000 ? Infinity : (max + 1) / 100 - 1,
        count,
      }))
    }
    const { price: _, ...others } = query.filters
    const key = JSON.stringify([version(), view.currency, name, others])
    const known = bands.get(key)
    if (known) return known
    const counted = countBands(pricesOf(scope, others), view.currency)
    bands.set(key, counted)
    return counted
  }

  function* pricesOf(scope: ListingScope, filters: ListingFilters): Generator<number> {
    const { spus } = engine.query({ scope, filters, sort: 'recommended', page: 1, pageSize: EVERYTHING })
    for (const spu of spus) {
      const record = engine.find(spu)
      yield record ? priceIn(record, filters.colours ?? []) : 0
    }
  }

  return function list(
    input: ListingInput,
    view: PriceView,
  ): { answer: ListingAnswer; bands: readonly PriceBucket[] } {
    const { price } = input.query.filters
    const filters = { ...input.query.filters, price: price && rangeInSgd(price, view.currency) }
    const answer = engine.query({ ...input.query, filters, scope: input.scope })
    return { answer, bands: bandsOf(input, answer, view) }
  }
}
