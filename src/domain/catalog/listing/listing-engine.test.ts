import { describe, expect, test } from 'vitest'
import { createEngine, type ListingQuery } from './listing-engine.ts'
import type { CatalogueRecord } from './catalogue-record.ts'

const plain: CatalogueRecord = {
  spu: 'A1',
  productId: '1',
  categories: [1],
  collections: [],
  productType: 'dresses',
  rank: 1,
  sold: 0,
  createdAt: 0,
  price: 5_000,
  listPrice: 5_000,
  colours: [],
  listed: true,
}
const aProduct = (spu: string, facts: Partial<CatalogueRecord> = {}): CatalogueRecord => ({
  ...plain,
  spu,
  ...facts,
})
const colour = (family: string, ...sizes: string[]) => ({
  family,
  sizes: sizes.map((size) => ({ size: size.replace('!', ''), canBuy: !size.endsWith('!') })),
})
const ask = (query: Partial<ListingQuery> = {}): ListingQuery => ({
  scope: 'all',
  filters: {},
  sort: 'recommended',
  page: 1,
  pageSize: 20,
  ...query,
})

describe('what a listing holds', () => {
  const engine = createEngine([
    aProduct('RED', {
      rank: 3,
      price: 3_000,
      sold: 5,
      createdAt: 30,
      colours: [colour('red', 'S', 'M!'), colour('blue', 'M')],
    }),
    aProduct('BLUE', {
      rank: 1,
      price: 9_000,
      sold: 9,
      createdAt: 10,
      categories: [1, 2],
      colours: [colour('blue', 'M', 'L')],
    }),
    aProduct('SOLD', {
      rank: 2,
      price: 6_000,
      sold: 7,
      createdAt: 20,
      collections: ['silk'],
      productType: 'tops',
      colours: [colour('red', 'S!', 'M!')],
    }),
    aProduct('HIDDEN', {
      rank: 0,
      listed: false,
      categories: [1, 2],
      collections: ['silk'],
      colours: [colour('red', 'M')],
    }),
  ])

  test.each([
    ['everything, but nothing hidden', {}, ['BLUE', 'SOLD', 'RED']],
    ['a category', { scope: { category: 2 } }, ['BLUE']],
    ['an unknown category is empty', { scope: { category: 99 } }, []],
    ['a collection', { scope: { collection: 'silk' } }, ['SOLD']],
    ['newest first', { sort: 'newest' }, ['RED', 'SOLD', 'BLUE']],
    ['cheapest first', { sort: 'price-asc' }, ['RED', 'SOLD', 'BLUE']],
    ['dearest first', { sort: 'price-desc' }, ['BLUE', 'SOLD', 'RED']],
    ['best-selling first', { sort: 'best-selling' }, ['BLUE', 'SOLD', 'RED']],
    ['relevance without a search is the shop’s own order', { sort: 'relevance' }, ['BLUE', 'SOLD', 'RED']],
    [
      'found products keep the order of relevance',
      { scope: { spus: ['RED', 'BLUE'] }, sort: 'relevance' },
      ['RED', 'BLUE'],
    ],
    [
      'found products can be sorted',
      { scope: { spus: ['RED', 'BLUE'] }, sort: 'price-desc' },
      ['BLUE', 'RED'],
    ],
    [
      'unknown, hidden and repeated finds are passed over',
      { scope: { spus: ['RED', 'NONE', 'HIDDEN', 'RED'] }, sort: 'relevance' },
      ['RED'],
    ],
    ['a colour is found even when it is sold out', { filters: { colours: ['red'] } }, ['SOLD', 'RED']],
    ['a size must be there to buy', { filters: { sizes: ['M'] } }, ['BLUE', 'RED']],
    [
      'colour and size must hold for one and the same colour',
      { filters: { colours: ['red'], sizes: ['M'] } },
      [],
    ],
    ['values of one filter widen', { filters: { colours: ['red'], sizes: ['S', 'M'] } }, ['RED']],
    ['price bounds are included', { filters: { price: { min: 3_000, max: 6_000 } } }, ['SOLD', 'RED']],
    ['an open price range', { filters: { price: { min: 6_001 } } }, ['BLUE']],
    ['a garment type', { filters: { types: ['tops'] } }, ['SOLD']],
    ['a size first is one that can be bought', { first: { sizes: ['S'] } }, ['RED', 'BLUE', 'SOLD']],
    [
      'pieces in a size and the others keep the chosen order',
      { first: { sizes: ['M'] }, sort: 'price-asc' },
      ['RED', 'BLUE', 'SOLD'],
    ],
    [
      'a size first must be there in the chosen colour',
      { first: { sizes: ['M'] }, filters: { colours: ['red'] }, sort: 'newest' },
      ['RED', 'SOLD'],
    ],
    [
      'found products keep the order of relevance behind a size',
      { scope: { spus: ['SOLD', 'RED', 'BLUE'] }, first: { sizes: ['L'] }, sort: 'relevance' },
      ['BLUE', 'SOLD', 'RED'],
    ],
    ['a size that no piece has changes nothing', { first: { sizes: ['XXL'] } }, ['BLUE', 'SOLD', 'RED']],
    [
      'the second page goes on behind the first part',
      { first: { sizes: ['S'] }, page: 2, pageSize: 2 },
      ['SOLD'],
    ],
  ] as const satisfies readonly (readonly [string, Partial<ListingQuery>, readonly string[]])[])(
    '%s',
    (_, query, spus) => {
      expect(engine.query(ask(query)).spus).toEqual(spus)
    },
  )

  test('placed products come first and are counted, whatever the order of placing; hidden ones do not', () => {
    const first = engine.place(['SOLD', 'HIDDEN', 'RED', 'NONE'])
    const answer = engine.query(ask({ first, pageSize: 1 }))
    expect([answer.first, answer.total, answer.spus]).toEqual([2, 3, ['SOLD']])
    expect(engine.query(ask({ first, filters: { types: ['dresses'] } }))).toMatchObject({
      first: 1,
      spus: ['RED', 'BLUE'],
    })
  })

  test('a facet is counted as if its own choice were not made', () => {
    const { facets } = engine.query(ask({ filters: { colours: ['red'] } }))
    expect(facets.colours).toEqual([
      { key: 'red', count: 2 },
      { key: 'blue', count: 2 },
    ])
    expect(facets.sizes).toEqual([{ key: 'S', count: 1 }])
    expect(facets.types).toEqual([
      { key: 'dresses', count: 1 },
      { key: 'tops', count: 1 },
    ])
  })

  test('a chosen value stays on offer at zero, so that it can be taken back', () => {
    const { facets, total } = engine.query(ask({ filters: { colours: ['red'], sizes: ['L'] } }))
    expect(total).toBe(0)
    expect(facets.sizes).toContainEqual({ key: 'L', count: 0 })
  })

  test('sizes are offered small to large', () => {
    const shop = createEngine([
      aProduct('A', { colours: [colour('red', '30', 'XL', 'One Size', 'XS', '8', 'M')] }),
    ])
    expect(shop.query(ask()).facets.sizes.map(({ key }) => key)).toEqual([
      'XS',
      'M',
      'XL',
      '8',
      '30',
      'One Size',
    ])
  })

  test('a page beyond the end is empty and still knows the total', () => {
    expect(engine.query(ask({ page: 9 }))).toMatchObject({ spus: [], total: 3, page: 9, pages: 1 })
  })

  test.each([0, -3, Number.NaN])('page %d and page size %d are read as 1', (bad) => {
    expect(engine.query(ask({ page: bad, pageSize: bad }))).toMatchObject({
      spus: ['BLUE'],
      page: 1,
      pages: 3,
    })
  })

  test('an empty shop answers', () => {
    expect(createEngine([]).query(ask())).toEqual({
      spus: [],
      total: 0,
      first: 0,
      page: 1,
      pages: 0,
      facets: { categories: [], colours: [], sizes: [], types: [], price: { min: 0, max: 0, buckets: [] } },
    })
  })
})

describe('a catalogue that changes', () => {
  test('the price of a chosen colour changes with the product', () => {
    const priced = (price: number) => ({ ...colour('red', 'M'), price })
    const engine = createEngine([
      aProduct('A', { price: 900, colours: [priced(1_000)] }),
      aProduct('B', { price: 100, colours: [priced(2_000)] }),
    ])
    const reds = ask({ sort: 'price-asc', filters: { colours: ['red'] } })
    expect(engine.query(reds).spus).toEqual(['A', 'B'])
    engine.update([aProduct('A', { price: 900, colours: [priced(3_000)] })])
    expect(engine.query(reds).spus).toEqual(['B', 'A'])
    expect(Array.from(engine.countPrices(reds, [0, 2_000, 3_000]))).toEqual([0, 1, 1])
  })

  test('a size that sells out leaves the size filter at once', () => {
    const engine = createEngine([aProduct('A', { colours: [colour('red', 'M')] })])
    engine.update([aProduct('A', { colours: [colour('red', 'M!')] })])
    expect(engine.query(ask({ filters: { sizes: ['M'] } })).total).toBe(0)
  })

  test('a new price moves the product in an order already read', () => {
    const engine = createEngine([
      aProduct('A', { price: 1 }),
      aProduct('B', { price: 2 }),
      aProduct('C', { price: 3 }),
    ])
    expect(engine.query(ask({ sort: 'price-asc' })).spus).toEqual(['A', 'B', 'C'])
    engine.update([aProduct('A', { price: 9 })])
    expect(engine.query(ask({ sort: 'price-asc' })).spus).toEqual(['B', 'C', 'A'])
  })

  test('the last word on a product wins, within one update too', () => {
    const engine = createEngine([])
    engine.update([aProduct('A', { productType: 'tops' }), aProduct('A', { productType: 'skirts' })])
    expect(engine.query(ask()).facets.types).toEqual([{ key: 'skirts', count: 1 }])
    expect(engine.size).toBe(1)
  })

  test('a thousand products change at once', () => {
    const engine = createEngine(Array.from({ length: 1_500 }, (_, id) => aProduct(`P${id}`, { price: id })))
    engine.query(ask({ sort: 'price-asc' }))
    const dearer = Array.from({ length: 1_000 }, (_, id) => aProduct(`P${id}`, { price: 10_000 - id }))
    engine.update(dearer)
    expect(engine.query(ask({ sort: 'price-asc', pageSize: 3 })).spus).toEqual(['P1000', 'P1001', 'P1002'])
    expect(engine.query(ask({ sort: 'price-desc', pageSize: 2 })).spus).toEqual(['P0', 'P1'])
  })
})
