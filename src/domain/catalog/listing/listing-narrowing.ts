import { forEachSlot, intersection, select, union, withBit, type Bits, type Selection } from './bitset.ts'
import { variantBits, type Facets } from './facets.ts'
import type { ListingFilters, PriceRange } from './listing-types.ts'

/** Colour and size are one filter here, because they must hold for the same variant. */
type FilterName = 'categories' | 'variants' | 'types' | 'price'

/** A scope with its filters applied: all of them, or all but the one whose own facet is being counted. */
export interface Narrowing {
  readonly all: Selection
  without(filter: FilterName): Selection
}

/** Where a filter finds its products: their facets, and their prices in the chosen colours. */
export interface FilterIndex {
  readonly facets: Facets
  readonly prices: readonly number[]
}

export function narrow(scope: Bits, filters: ListingFilters, { facets, prices }: FilterIndex): Narrowing {
  const { categories = [], colours = [], sizes = [], types = [], price } = filters
  const masks: Record<FilterName, Bits | undefined> = {
    categories: categories.length > 0 ? union(categories.map(facets.categories.bits)) : undefined,
    variants: variantBits(facets, colours, sizes),
    types: types.length > 0 ? union(types.map(facets.types.bits)) : undefined,
    price: priceBits(scope, price, prices),
  }

  function apply(skipped?: FilterName): Selection {
    let bits = scope
    for (const name of FILTERS) {
      const mask = name === skipped ? undefined : masks[name]
      if (mask) bits = intersection(bits, mask)
    }
    return select(bits)
  }

  const all = apply()
  return { all, without: (filter) => (masks[filter] ? apply(filter) : all) }
}

const FILTERS = ['categories', 'variants', 'types', 'price'] as const satisfies readonly FilterName[]

function priceBits(scope: Bits, price: PriceRange | undefined, prices: readonly number[]): Bits | undefined {
  const { min = -Infinity, max = Infinity } = price ?? {}
  if (min === -Infinity && max === Infinity) return undefined
  const inRange: Bits = new Int32Array(scope.length)
  forEachSlot(select(scope), (slot) => {
    const each = prices[slot] ?? 0
    if (each >= min && each <= max) withBit(inRange, slot)
  })
  return inRange
}
