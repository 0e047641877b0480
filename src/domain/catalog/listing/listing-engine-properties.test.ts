import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createEngine, type ListingFilters, type ListingQuery } from './listing-engine.ts'
import type { CatalogueRecord } from './catalogue-record.ts'

const sample = <Item>(...items: Item[]) => fc.constantFrom(...items)
const aRecord: fc.Arbitrary<CatalogueRecord> = fc.record({
  spu: fc.nat(60).map((id) => `P${id}`),
  productId: fc.constant('1'),
  categories: fc.uniqueArray(fc.nat(6), { maxLength: 3 }),
  collections: fc.uniqueArray(sample('silk', 'party'), { maxLength: 2 }),
  productType: sample('dresses', 'tops', 'skirts'),
  rank: fc.nat(5),
  sold: fc.nat(3),
  createdAt: fc.nat(3),
  price: sample(0, 2_499, 2_500, 4_999, 5_000, 7_000, 15_000, 250_000),
  listPrice: fc.constant(9_000),
  colours: fc.array(
    fc.record({
      family: sample('red', 'blue', 'black'),
      sizes: fc.uniqueArray(fc.record({ size: sample('S', 'M', '30'), canBuy: fc.boolean() }), {
        selector: (each) => each.size,
      }),
    }),
    { maxLength: 3 },
  ),
  listed: fc.integer({ min: 0, max: 5 }).map((chance) => chance > 0),
})
const aCatalogue = fc.uniqueArray(aRecord, { selector: (each) => each.spu, maxLength: 50 })
const someFilters: fc.Arbitrary<ListingFilters> = fc.record({
  categories: fc.uniqueArray(fc.nat(6), { maxLength: 2 }),
  colours: fc.uniqueArray(sample('red', 'blue', 'green'), { maxLength: 2 }),
  sizes: fc.uniqueArray(sample('S', 'M', '30'), { maxLength: 2 }),
  types: fc.uniqueArray(sample('dresses', 'tops'), { maxLength: 2 }),
  price: fc.option(sample({ min: 2_500 }, { max: 5_000 }, { min: 2_500, max: 15_000 }), { nil: undefined }),
})
const aSort = sample<ListingQuery['sort']>('recommended', 'newest', 'price-asc', 'price-desc', 'best-selling')
const aScope = fc.oneof<fc.Arbitrary<ListingQuery['scope']>[]>(
  fc.constant('all'),
  fc.nat(6).map((category) => ({ category })),
  sample('silk', 'party').map((collection) => ({ collection })),
  fc.array(fc.nat(60), { maxLength: 40 }).map((ids) => ({ spus: ids.map((id) => `P${id}`) })),
)
const aQuery: fc.Arbitrary<ListingQuery> = fc.record({
  scope: aScope,
  filters: someFilters,
  sort: aSort,
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.integer({ min: 1, max: 30 }),
})

/** The same rules as a slow reference implementation. */
function matches(
  record: CatalogueRecord,
  { scope, filters }: ListingQuery,
  ignoring?: 'categories' | 'variants' | 'types' | 'price',
) {
  const { categories = [], colours = [], sizes = [], types = [], price = {} } = filters
  if (!record.listed) return false
  if (typeof scope === 'object') {
    if ('category' in scope && !record.categories.includes(scope.category)) return false
    if ('collection' in scope && !record.collections.includes(scope.collection)) return false
    if ('spus' in scope && !scope.spus.includes(record.spu)) return false
  }
  if (
    ignoring !== 'categories' &&
    categories.length > 0 &&
    !categories.some((id) => record.categories.includes(id))
  )
    return false
  if (ignoring !== 'types' && types.length > 0 && !types.includes(record.productType)) return false
  if (ignoring !== 'price' && (record.price < (price.min ?? 0) || record.price > (price.max ?? Infinity)))
    return false
  return ignoring === 'variants' || hasVariant(record, colours, sizes)
}

function hasVariant(record: CatalogueRecord, colours: readonly string[], sizes: readonly string[]) {
  if (colours.length === 0 && sizes.length === 0) return true
  return record.colours.some(
    ({ family, sizes: rail }) =>
      (colours.length === 0 || colours.includes(family)) &&
      (sizes.length === 0 || rail.some(({ size, canBuy }) => canBuy && sizes.includes(size))),
  )
}

describe('the same as counting by hand', () => {
  const settings = { numRuns: 400 }

  test('totals and every facet count', () => {
    fc.assert(
      fc.property(aCatalogue, aQuery, (records, query) => {
        const answer = createEngine(records).query(query)
        const { colours = [], sizes = [] } = query.filters
        const count = (ignoring: Parameters<typeof matches>[2], has: (record: CatalogueRecord) => boolean) =>
          records.filter((record) => matches(record, query, ignoring) && has(record)).length

        expect(answer.total).toBe(count(undefined, () => true))
        for (const id of [0, 1, 2, 3, 4, 5, 6]) {
          const counted = answer.facets.categories.find((each) => each.id === id)?.count ?? 0
          expect(counted).toBe(count('categories', (record) => record.categories.includes(id)))
        }
        for (const key of ['dresses', 'tops', 'skirts']) {
          const counted = answer.facets.types.find((each) => each.key === key)?.count ?? 0
          expect(counted).toBe(count('types', (record) => record.productType === key))
        }
        for (const key of ['red', 'blue', 'black']) {
          const counted = answer.facets.colours.find((each) => each.key === key)?.count ?? 0
          expect(counted).toBe(count('variants', (record) => hasVariant(record, [key], sizes)))
        }
        for (const key of ['S', 'M', '30']) {
          const counted = answer.facets.sizes.find((each) => each.key === key)?.count ?? 0
          expect(counted).toBe(count('variants', (record) => hasVariant(record, colours, [key])))
        }
        const { min, max, buckets } = answer.facets.price
        const prices = records.filter((record) => matches(record, query, 'price')).map(({ price }) => price)
        expect([min, max]).toEqual(prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [0, 0])
        expect(buckets.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(prices.length)
      }),
      settings,
    )
  })

  test('products that were placed are listed like those that are named', () => {
    fc.assert(
      fc.property(aCatalogue, aQuery, (records, query) => {
        const { scope } = query
        if (typeof scope !== 'object' || !('spus' in scope)) return
        const engine = createEngine(records)
        expect(engine.query({ ...query, scope: engine.place(scope.spus) })).toEqual(engine.query(query))
      }),
      settings,
    )
  })

  test('prices of any bands are counted with all filters but their own', () => {
    const someStarts = fc.uniqueArray(fc.integer({ min: 1, max: 20_000 }), { maxLength: 4 })
    fc.assert(
      fc.property(aCatalogue, aQuery, someStarts, (records, query, some) => {
        const starts = [0, ...some.toSorted((one, other) => one - other)]
        const prices = records.filter((record) => matches(record, query, 'price')).map(({ price }) => price)
        const counted = starts.map((start, at) => {
          const end = starts[at + 1] ?? Infinity
          return prices.filter((price) => price >= start && price < end).length
        })
        expect(Array.from(createEngine(records).countPrices(query, starts))).toEqual(counted)
      }),
      settings,
    )
  })

  test('choosing a counted value lists as many products as it promised', () => {
    fc.assert(
      fc.property(aCatalogue, aQuery, (records, query) => {
        const engine = createEngine(records)
        const { facets } = engine.query(query)
        const total = (filters: ListingFilters) =>
          engine.query({ ...query, filters: { ...query.filters, ...filters } }).total
        for (const { id, count } of facets.categories) expect(total({ categories: [id] })).toBe(count)
        for (const { key, count } of facets.colours) expect(total({ colours: [key] })).toBe(count)
        for (const { key, count } of facets.sizes) expect(total({ sizes: [key] })).toBe(count)
        for (const { key, count } of facets.types) expect(total({ types: [key] })).toBe(count)
        for (const { min, max, count } of facets.price.buckets)
          expect(total({ price: { min, max } })).toBe(count)
      }),
      settings,
    )
  })

  test('those in a size come first, and both parts keep the order of the list', () => {
    const someSizes = fc.uniqueArray(sample('S', 'M', '30'), { minLength: 1, maxLength: 2 })
    fc.assert(
      fc.property(aCatalogue, aQuery, someSizes, (records, query, sizes) => {
        const engine = createEngine(records)
        const whole = { ...query, page: 1, pageSize: 100 }
        const plain = engine.query(whole).spus
        const { colours = [] } = query.filters
        const has = (spu: string) => {
          const record = records.find((known) => known.spu === spu)
          return record !== undefined && hasVariant(record, colours, sizes)
        }
        const ahead = plain.filter(has)
        const expected = [...ahead, ...plain.filter((spu) => !has(spu))]
        expect(engine.query({ ...whole, first: { sizes } })).toMatchObject({
          spus: expected,
          first: ahead.length,
        })
        const start = (query.page - 1) * query.pageSize
        expect(engine.query({ ...query, first: { sizes } }).spus).toEqual(
          expected.slice(start, start + query.pageSize),
        )
        expect(engine.query({ ...whole, first: engine.place(ahead) }).spus).toEqual(expected)
      }),
      settings,
    )
  })

  test('paging shows every product exactly once', () => {
    fc.assert(
      fc.property(aCatalogue, aQuery, (records, query) => {
        const engine = createEngine(records)
        const { pages, total } = engine.query(query)
        const seen = Array.from(
          { length: pages },
          (_, index) => engine.query({ ...query, page: index + 1 }).spus,
        ).flat()
        expect(seen).toHaveLength(total)
        expect(new Set(seen)).toEqual(
          new Set(records.filter((record) => matches(record, query)).map(({ spu }) => spu)),
        )
      }),
      settings,
    )
  })

  test('a catalogue changed step by step answers like a newly built one', () => {
    const change = fc.oneof(
      fc.record({ put: fc.array(aRecord, { maxLength: 4 }) }),
      fc.record({
        drop: fc.array(
          fc.nat(60).map((id) => `P${id}`),
          { maxLength: 4 },
        ),
      }),
    )
    fc.assert(
      fc.property(aCatalogue, fc.array(fc.tuple(change, aQuery), { maxLength: 12 }), (records, steps) => {
        const engine = createEngine(records)
        const truth = new Map(records.map((record) => [record.spu, record]))
        for (const [step, query] of steps) {
          if ('put' in step) {
            engine.update(step.put)
            for (const record of step.put) truth.set(record.spu, record)
          } else {
            engine.remove(step.drop)
            for (const spu of step.drop) truth.delete(spu)
          }
          expect(engine.query(query)).toEqual(createEngine([...truth.values()]).query(query))
          expect(engine.size).toBe(truth.size)
        }
      }),
      settings,
    )
  })
})
