import { clearBit, difference, hasBit, intersection, select, withBit, wordsFor, type Bits } from './bitset.ts'
import { createColourPrices } from './colour-prices.ts'
import {
  countCategories,
  countColours,
  countSizes,
  countTypes,
  createFacets,
  variantBits,
  type Facets,
} from './facets.ts'
import type {
  ListingAnswer,
  ListingFacets,
  ListingFirst,
  ListingQuery,
  ListingScope,
  ListingSort,
  PlacedProducts,
} from './listing-types.ts'
import { narrow, type FilterIndex, type Narrowing } from './listing-narrowing.ts'
import { createOrders, type OrderChange } from './listing-order.ts'
import { countByBand, tallyPrices } from './listing-price-buckets.ts'
import type { CatalogueRecord } from './catalogue-record.ts'

export type { ListingFilters, ListingQuery } from './listing-types.ts'

type Records = (CatalogueRecord | undefined)[]

/** The catalogue in memory: answers listings with facets. Server and device run the same engine. */
export interface CatalogueEngine {
  /** Only listed products. A page beyond the end is empty, with the right total. */
  query(query: ListingQuery): ListingAnswer
  /**
   * How many products each price band has, with all filters but the price.
   *
   * @param starts where bands begin, ascending SGD minor units; the last is open
   */
  countPrices(list: Pick<ListingQuery, 'scope' | 'filters'>, starts: readonly number[]): ArrayLike<number>
  /** A scope of these products in this order, each once, for any number of queries: tens of thousands are looked up. */
  place(spus: Iterable<string>): PlacedProducts
  /** Replaces or adds by SPU, at once; a changed price or stock costs microseconds. */
  update(records: readonly CatalogueRecord[]): void
  remove(spus: readonly string[]): void
  /** The record as last written, hidden ones too. */
  find(spu: string): CatalogueRecord | undefined
  /** Records held, hidden ones included. */
  readonly size: number
}

/** `numbered`: the slot of a product that is new here, where the caller numbers its products; it removes none then. */
export function createEngine(
  initial: readonly CatalogueRecord[],
  numbered?: (spu: string) => number | undefined,
): CatalogueEngine {
  const records: Records = []
  const colourPrices = createColourPrices()
  const slots = new Map<string, number>()
  const free: number[] = []
  const facets = createFacets()
  const orders = createOrders(records)
  let listed: Bits = new Int32Array(wordsFor(initial.length))

  function write(changes: readonly OrderChange[]) {
    for (const { slot, before, after } of changes) {
      if (before) facets.take(slot, before)
      if (after) facets.put(slot, after)
      colourPrices.change(slot, after)
      if (after?.listed) listed = withBit(listed, slot)
      else clearBit(listed, slot)
    }
    orders.change(changes)
  }

  function update(changed: readonly CatalogueRecord[]) {
    const latest = new Map(changed.map((record) => [record.spu, record]))
    const changes: OrderChange[] = []
    for (const after of latest.values()) {
      const slot = slots.get(after.spu) ?? numbered?.(after.spu) ?? free.pop() ?? slots.size
      const before = records[slot]
      if (before && before.spu !== after.spu) slots.delete(before.spu)
      slots.set(after.spu, slot)
      changes.push({ slot, before, after })
    }
    write(changes)
  }

  function remove(spus: readonly string[]) {
    const changes: OrderChange[] = []
    for (const spu of spus) {
      const slot = slots.get(spu)
      if (slot === undefined) continue
      slots.delete(spu)
      changes.push({ slot, before: records[slot], after: undefined })
    }
    write(changes)
    for (const { slot } of changes) free.push(slot)
  }

  function place(spus: Iterable<string>): PlacedProducts {
    const found = new Set<number>()
    for (const spu of spus) {
      const slot = slots.get(spu)
      if (slot !== undefined) found.add(slot)
    }
    return { slots: [...found] }
  }

  /** The slots of a scope that names its products; undefined for a category or collection. */
  function givenSlots(scope: ListingScope): PlacedProducts['slots'] | undefined {
    if (scope === 'all' || 'category' in scope || 'collection' in scope) return undefined
    return 'spus' in scope ? place(scope.spus).slots : scope.slots
  }

  function narrowed(
    given: PlacedProducts['slots'] | undefined,
    { scope, filters }: Pick<ListingQuery, 'scope' | 'filters'>,
  ): { readonly narrowing: Narrowing; readonly index: FilterIndex } {
    const members = given ? givenBits(given, listed) : scopeBits(scope, facets, listed)
    const index: FilterIndex = { facets, prices: colourPrices.within(filters.colours ?? []) }
    return { narrowing: narrow(members, filters, index), index }
  }

  function query({ scope, filters, sort, first, page, pageSize }: ListingQuery): ListingAnswer {
    const given = givenSlots(scope)
    const { narrowing, index } = narrowed(given, { scope, filters })
    const { prices } = index
    const size = atLeastOne(pageSize)
    const total = narrowing.all.count
    const number = atLeastOne(page)
    const storeOrder = sort === 'relevance' ? (given ?? orders.slots('recommended')) : orders.slots(sort)
    const { bits } = narrowing.all
    const order = prices === colourPrices.plain ? storeOrder : byPrice(storeOrder, bits, { sort, prices })
    const ahead = first && firstBits(first, bits, { facets, colours: filters.colours })
    return {
      spus: onPage(order, ahead ? [ahead, difference(bits, ahead)] : [bits], {
        skip: (number - 1) * size,
        size: Math.min(size, total),
      }).flatMap((slot) => records[slot]?.spu ?? []),
      total,
      first: ahead ? select(ahead).count : 0,
      page: number,
      pages: Math.ceil(total / size),
      // Counted when they are read: they are the same for every page and order of a list.
      get facets() {
        return countFacets(narrowing, filters, index)
      },
    }
  }

  update(initial)
  return {
    query,
    countPrices({ scope, filters }, starts) {
      const { narrowing, index } = narrowed(givenSlots(scope), { scope, filters })
      return countByBand(narrowing.without('price'), index.prices, starts)
    },
    place,
    update,
    remove,
    find: (spu) => records[slots.get(spu) ?? -1],
    get size() {
      return slots.size
    },
  }
}

function givenBits(given: PlacedProducts['slots'], listed: Bits): Bits {
  let bits: Bits = new Int32Array(listed.length)
  for (const slot of given) if (hasBit(listed, slot)) bits = withBit(bits, slot)
  return bits
}

function scopeBits(scope: ListingScope, facets: Facets, listed: Bits): Bits {
  if (scope === 'all') return listed
  if ('category' in scope) return intersection(listed, facets.categories.bits(scope.category))
  if ('collection' in scope) return intersection(listed, facets.collections.bits(scope.collection))
  return listed
}

/** Those of the members that come first. */
function firstBits(
  first: ListingFirst,
  members: Bits,
  { facets, colours = [] }: Pick<ListingQuery['filters'], 'colours'> & { readonly facets: Facets },
): Bits {
  if ('slots' in first) return givenBits(first.slots, members)
  return intersection(members, variantBits(facets, colours, first.sizes) ?? new Int32Array(0))
}

interface PageRange {
  readonly skip: number
  readonly size: number
}

/** The parts one after the other, each in the same order. */
function onPage(order: ArrayLike<number>, parts: readonly Bits[], { skip, size }: PageRange): number[] {
  const slots: number[] = []
  let ahead = skip
  for (const members of parts) {
    for (let at = 0; at < order.length && slots.length < size; at++) {
      const slot = order[at] ?? 0
      if (!hasBit(members, slot)) continue
      if (ahead > 0) ahead--
      else slots.push(slot)
    }
  }
  return slots
}

/**
 * The order by price uses each product's cheapest colour; with a colour filter, the price of that colour decides. Only
 * members are sorted: they may be a few of a hundred thousand.
 */
function byPrice(
  order: ArrayLike<number>,
  members: Bits,
  { sort, prices }: { readonly sort: ListingSort; readonly prices: readonly number[] },
): ArrayLike<number> {
  if (sort !== 'price-asc' && sort !== 'price-desc') return order
  const sign = sort === 'price-asc' ? 1 : -1
  const slots: number[] = []
  for (let at = 0; at < order.length; at++) {
    const slot = order[at] ?? 0
    if (hasBit(members, slot)) slots.push(slot)
  }
  return slots.sort((one, other) => sign * ((prices[one] ?? 0) - (prices[other] ?? 0)))
}

function countFacets(
  narrowing: Narrowing,
  { categories = [], colours = [], sizes = [], types = [] }: ListingQuery['filters'],
  { facets, prices }: FilterIndex,
): ListingFacets {
  const variants = narrowing.without('variants')
  return {
    categories: countCategories(facets, narrowing.without('categories'), categories),
    colours: countColours(facets, variants, { colours, sizes }),
    sizes: countSizes(facets, variants, { colours, sizes }),
    types: countTypes(facets, narrowing.without('types'), types),
    price: tallyPrices(narrowing.without('price'), prices),
  }
}

function atLeastOne(requested: number): number {
  return Math.max(1, Math.trunc(requested) || 1)
}
