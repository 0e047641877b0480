import { clearBit, countShared, union, withBit, type Bits, type Selection } from './bitset.ts'
import { compareColourFamilies } from '../colour-families.ts'
import type { KeyCount } from './listing-types.ts'
import type { CatalogueRecord } from './catalogue-record.ts'
import { compareSizes } from '../size-order.ts'

const NOTHING: Bits = new Int32Array(0)

/** Which products carry each value of a facet: one bitset per value. */
interface FacetStore<Key> {
  put(key: Key, slot: number): void
  take(key: Key, slot: number): void
  bits(key: Key): Bits
  /** Every value ever seen, and the chosen ones, in the order a user reads them. */
  keys(chosen: readonly Key[]): readonly Key[]
}

function createFacetStore<Key>(compare: (first: Key, second: Key) => number): FacetStore<Key> {
  const sets = new Map<Key, Bits>()
  let ordered: readonly Key[] | undefined = []
  return {
    put(key, slot) {
      const bits = sets.get(key)
      if (!bits) ordered = undefined
      const roomy = withBit(bits ?? NOTHING, slot)
      if (roomy !== bits) sets.set(key, roomy)
    },
    take(key, slot) {
      const bits = sets.get(key)
      if (bits) clearBit(bits, slot)
    },
    bits: (key) => sets.get(key) ?? NOTHING,
    keys(chosen) {
      ordered ??= [...sets.keys()].sort(compare)
      if (chosen.every((key) => sets.has(key))) return ordered
      return [...new Set([...ordered, ...chosen])].sort(compare)
    },
  }
}

/** All facets of a catalogue. `variants` holds colour and size together: this colour has this size, and it can be bought. */
export interface Facets {
  readonly categories: FacetStore<number>
  readonly collections: FacetStore<string>
  readonly types: FacetStore<string>
  readonly colours: FacetStore<string>
  readonly sizes: FacetStore<string>
  readonly variants: FacetStore<string>
  put(slot: number, record: CatalogueRecord): void
  take(slot: number, record: CatalogueRecord): void
}

export function createFacets(): Facets {
  const categories = createFacetStore<number>((first, second) => first - second)
  const collections = createFacetStore<string>(compareText)
  const types = createFacetStore<string>(compareText)
  const colours = createFacetStore(compareColourFamilies)
  const sizes = createFacetStore<string>(
    (first, second) => compareSizes(first, second) || compareText(first, second),
  )
  const variants = createFacetStore<string>(compareText)

  function file(move: 'put' | 'take', slot: number, record: CatalogueRecord) {
    for (const id of record.categories) categories[move](id, slot)
    for (const key of record.collections) collections[move](key, slot)
    types[move](record.productType, slot)
    for (const colour of record.colours) {
      colours[move](colour.family, slot)
      for (const { size, canBuy } of colour.sizes) {
        if (!canBuy) continue
        sizes[move](size, slot)
        variants[move](variantKey(colour.family, size), slot)
      }
    }
  }

  return {
    categories,
    collections,
    types,
    colours,
    sizes,
    variants,
    put: (slot, record) => file('put', slot, record),
    take: (slot, record) => file('take', slot, record),
  }
}

/**
 * Products with a chosen colour, a chosen size, or both. With both, the same colour must have that size in stock: a red
 * dress left only in L does not match "red, in M", although its blue variant has an M.
 */
export function variantBits(
  facets: Facets,
  colours: readonly string[],
  sizes: readonly string[],
): Bits | undefined {
  if (colours.length === 0 && sizes.length === 0) return undefined
  if (sizes.length === 0) return union(colours.map(facets.colours.bits))
  if (colours.length === 0) return union(sizes.map(facets.sizes.bits))
  return union(
    colours.flatMap((colour) => sizes.map((size) => facets.variants.bits(variantKey(colour, size)))),
  )
}

export function countColours(facets: Facets, within: Selection, requested: FacetRequest): KeyCount[] {
  return tally(facets.colours, {
    chosen: requested.colours,
    within,
    bitsOf: (colour) => variantBits(facets, [colour], requested.sizes),
  })
}

/** Only sizes that can be bought, in one of the chosen colours if any are chosen. */
export function countSizes(facets: Facets, within: Selection, requested: FacetRequest): KeyCount[] {
  return tally(facets.sizes, {
    chosen: requested.sizes,
    within,
    bitsOf: (size) => variantBits(facets, requested.colours, [size]),
  })
}

export function countTypes(facets: Facets, within: Selection, chosen: readonly string[]): KeyCount[] {
  return tally(facets.types, { chosen, within, bitsOf: facets.types.bits })
}

export function countCategories(
  facets: Facets,
  within: Selection,
  chosen: readonly number[],
): { id: number; count: number }[] {
  return tally(facets.categories, { chosen, within, bitsOf: facets.categories.bits }).map(
    ({ key, count }) => ({
      id: key,
      count,
    }),
  )
}

export interface FacetRequest {
  readonly colours: readonly string[]
  readonly sizes: readonly string[]
}

interface Tally<Key> {
  readonly chosen: readonly Key[]
  readonly within: Selection
  readonly bitsOf: (key: Key) => Bits | undefined
}

/** A value that would list nothing is left out, unless it is chosen: the user must be able to deselect it. */
function tally<Key>(
  store: FacetStore<Key>,
  { chosen, within, bitsOf }: Tally<Key>,
): { key: Key; count: number }[] {
  const counted: { key: Key; count: number }[] = []
  for (const key of store.keys(chosen)) {
    const count = countShared(within, bitsOf(key) ?? NOTHING)
    if (count > 0 || chosen.includes(key)) counted.push({ key, count })
  }
  return counted
}

function variantKey(colour: string, size: string): string {
  return `${colour}\n${size}`
}

function compareText(first: string, second: string): number {
  return first < second ? -1 : Number(first > second)
}
