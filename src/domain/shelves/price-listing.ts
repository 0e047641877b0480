import { priceIn } from '../catalog/colour-prices.ts'
import type { CatalogueEngine } from '../catalog/engine.ts'
import type {
  ListingAnswer,
  ListingFilters,
  ListingQuery,
  ListingScope,
  PriceBucket,
} from '../catalog/listing.ts'
import { createKept } from './kept.ts'
import { countBands, rangeInSgd } from './price-bands.ts'
import type { View } from './view.ts'

const KEPT_BANDS = 500
const EVERYTHING = 1_000_000

export interface AskedListing {
  /** Names the scope: equal for equal scopes. */
  readonly name: string
  readonly scope: ListingScope
  readonly query: Omit<ListingQuery, 'scope'>
}

/**
 * Asks the engine in the shopper's currency. The engine counts price bands of Singapore dollars; for other currencies
 * the bands are round numbers of that currency, counted here and kept until the catalogue changes.
 */
export function createListings(engine: CatalogueEngine, version: () => string) {
  const bands = createKept<readonly PriceBucket[]>(KEPT_BANDS)

  function bandsOf(
    { name, scope, query }: AskedListing,
    answer: ListingAnswer,
    view: View,
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
    asked: AskedListing,
    view: View,
  ): { answer: ListingAnswer; bands: readonly PriceBucket[] } {
    const { price } = asked.query.filters
    const filters = { ...asked.query.filters, price: price && rangeInSgd(price, view.currency) }
    const answer = engine.query({ ...asked.query, filters, scope: asked.scope })
    return { answer, bands: bandsOf(asked, answer, view) }
  }
}
