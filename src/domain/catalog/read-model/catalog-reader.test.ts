import { describe, expect, test } from 'vitest'
import type { Spoken } from '../../region/language.ts'
import { NO_REVIEWS } from '../../reviews/review-tally.ts'
import { CATALOG_TEXTS, catalogWords } from '#tests/world/shops/catalog-words.ts'
import type { Storefront } from '../../region/storefront.ts'
import { createProductStore, type StoredColour, type StoredProduct } from './product-store.ts'
import { createStorefrontContent, type StorefrontContentRows } from './storefront-content.ts'
import { createCatalogReader } from './catalog-reader.ts'
import { packProducts } from '../offline-package/packaged-products.ts'
import { openOfflineCatalog } from '../offline-package/offline-package.ts'

const COLOURS = {
  Coral: { family: 'pink', zh: '珊瑚色', ja: 'コーラル', fr: 'Corail' },
  Gold: { family: 'gold', zh: '金色', ja: 'ゴールド', fr: 'Or' },
  Navy: { family: 'blue', zh: '海军蓝', ja: 'ネイビー', fr: 'Marine' },
  Sky: { family: 'blue', zh: '天蓝', ja: '空色', fr: 'Ciel' },
  Jade: { family: 'green', zh: '翡翠', ja: '翡翠色', fr: 'Jade' },
} as const
type Name = keyof typeof COLOURS

/** 'Gold M S!' is a colour in M and, sold out, in S; a number is its price in dollars. */
function aColour(spu: string, text: string): StoredColour {
  const [name = 'Coral', ...rest] = text.split(' ') as [Name, ...string[]]
  const { family, ...others } = COLOURS[name]
  const price = Number(rest.find((word) => /^\d+$/.test(word)) ?? 100) * 100
  const pid = `${spu}-${name}`
  return {
    pid,
    family,
    hex: '#000000',
    hash: name,
    names: { en: name, ...others },
    skus: rest
      .filter((word) => !/^\d+$/.test(word))
      .map((word) => ({
        sku: `${pid}-${word.replace('!', '')}`,
        size: word.replace('!', ''),
        price,
        listPrice: price,
        stock: word.endsWith('!') ? 0 : 5,
        hidden: false,
      })),
  }
}

let rank = 0
function aProduct(spu: string, name: string, ...colours: string[]): StoredProduct {
  return {
    id: `P${spu}`,
    spu,
    slug: spu.toLowerCase(),
    type: 'midi-dress',
    rank: rank++,
    sold: 0,
    createdAt: 0,
    changedAt: 0,
    listed: true,
    onSale: true,
    names: { en: name, zh: `${name} 连衣裙`, ja: `${name} ワンピース`, fr: `Robe ${name}` },
    fitType: '',
    elastic: '',
    isNewSize: false,
    isVirtual: false,
    isGroupVirtual: false,
    isGiftCard: false,
    tags: [],
    actTags: [],
    marketing: null,
    preSaleDays: 0,
    multiItem: false,
    partPoint: 0,
    partPrice: 0,
    allPoint: 0,
    pickup: false,
    totalReviews: 0,
    averageRating: 0,
    categories: [1],
    collections: [],
    colours: colours.map((text) => aColour(spu, text)),
  }
}

const PRODUCTS: readonly StoredProduct[] = [
  aProduct('GREENTEA', 'Green Tea Dress', 'Coral M'),
  aProduct('TWO', 'Silk Dress', 'Coral S M', 'Gold S! M', 'Jade S M!'),
  aProduct('BLUES', 'Linen Dress', 'Sky S!', 'Navy S', 'Coral M'),
  aProduct('DEAR', 'Satin Dress', 'Coral M 80', 'Gold M 200'),
  {
    ...aProduct('PLAIN', 'Cotton Dress', 'Coral M'),
    tags: ['SG Best Seller'],
    actTags: [
      { type: 0, name: { en: 'Handmade' } },
      { type: 2, name: { en: 'Festive Edit', zh: '节庆精选' } },
    ],
  },
]

const WINDOW: StorefrontContentRows = {
  categories: [
    {
      id: 1,
      parent: null,
      level: 1,
      position: 0,
      slug: 'dresses',
      color: '',
      names: { en: 'Dresses' },
      bannerIcon: '[]',
    },
  ],
  collections: [],
  stores: [],
  home: {
    hero: { title: { en: '' }, text: { en: '' }, action: { en: '' }, link: '/', wide: '', tall: '' },
    banners: [],
    rails: [],
  },
  sizeTables: [],
}

const placeIn = (language: Spoken): Storefront => ({ site: 'sg', language, currency: 'SGD', locale: 'en-SG' })

function serverShop() {
  const store = createProductStore()
  for (const product of PRODUCTS) store.put(product)
  return createCatalogReader({
    store,
    content: createStorefrontContent(WINDOW),
    version: () => '1',
    wordsOf: catalogWords,
  })
}

function deviceShop(spoken: Spoken) {
  const texts = { material: { en: '' }, descriptions: new Map(), tally: NO_REVIEWS, related: [], bundle: [] }
  const parts = [
    packProducts(
      PRODUCTS.map((product) => ({ product, texts, reviews: [] })),
      spoken,
    ),
  ]
  return openOfflineCatalog({
    version: '1',
    asOf: 0,
    spoken,
    parts,
    content: { ...WINDOW, words: CATALOG_TEXTS },
  })
}

describe.each([
  ['on the server', serverShop],
  ['on a device', deviceShop],
] as const)('colours asked for are colours shown, %s', (_, open) => {
  const shown = (list: ReturnType<ReturnType<typeof serverShop>['search']>) =>
    list?.productList.map(({ spuCode, skuCode, attributesColor, imageUrl, items }) => {
      expect(items.find(({ color }) => color === attributesColor)?.imageUrl).toBe(imageUrl)
      return `${spuCode} ${skuCode.slice(spuCode.length + 1)}`
    })

  test.each([
    [
      'no filter: the first colour that can be bought',
      {},
      ['GREENTEA Coral-M', 'TWO Coral-S', 'BLUES Navy-S', 'DEAR Coral-M', 'PLAIN Coral-M'],
    ],
    ['gold: no piece without gold, each in gold', { color: 'gold' }, ['TWO Gold-M', 'DEAR Gold-M']],
    ['of two blues the one that can be bought', { color: 'blue' }, ['BLUES Navy-S']],
    ['of two colours the shop’s own order', { color: 'green,gold' }, ['TWO Gold-M', 'DEAR Gold-M']],
    ['of two colours the one in the size asked for', { color: 'green,gold', size: 'S' }, ['TWO Jade-S']],
    [
      'a size alone shows a colour that has it',
      { size: 'M' },
      ['GREENTEA Coral-M', 'TWO Coral-S', 'BLUES Coral-M', 'DEAR Coral-M', 'PLAIN Coral-M'],
    ],
    ['a price is that of the colour asked for', { color: 'gold', price: '-100' }, ['TWO Gold-M']],
    ['and so is the order by price', { color: 'gold,pink', sort: 'price-desc', price: '150-' }, []],
    ['dearest gold first', { color: 'gold', sort: 'price-desc' }, ['DEAR Gold-M', 'TWO Gold-M']],
  ])('filters: %s', (_title, filters, expected) => {
    expect(shown(open('en').category({ cid: 1, ...filters }, placeIn('en')))).toEqual(expected)
  })

  test('price, picture and percentage are those of the colour shown', () => {
    const [, dear] = open('en').category({ cid: 1, color: 'gold' }, placeIn('en'))?.productList ?? []
    expect(dear).toMatchObject({ finalPrice: 200_00, attributesColor: 'Gold' })
    expect(dear?.items.map(({ price }) => price?.finalPrice)).toEqual([80_00, 200_00])
    const [plain] = open('en').category({ cid: 1, color: 'blue' }, placeIn('en'))?.productList ?? []
    expect(plain?.items.every((item) => !('price' in item))).toBe(true)
  })

  test.each([
    ['en', 'gold dress', ['DEAR Gold-M', 'TWO Gold-M']],
    ['en', 'green dress', ['TWO Jade-S', 'GREENTEA Coral-M']],
    ['en', 'grren dress', ['TWO Jade-S', 'GREENTEA Coral-M']],
    ['en', 'navy dress', ['BLUES Navy-S']],
    ['en', 'sky dress', ['BLUES Sky-S']],
    ['en', 'linen dress', ['BLUES Navy-S']],
    ['zh', '金色连衣裙', ['DEAR Gold-M', 'TWO Gold-M']],
    ['zh', '绿 连衣裙', ['TWO Jade-S']],
    ['ja', 'ゴールドのワンピース', ['DEAR Gold-M', 'TWO Gold-M']],
    ['ja', '緑 ワンピース', ['TWO Jade-S']],
    ['fr', 'robe dorée', ['DEAR Gold-M', 'TWO Gold-M']],
    ['fr', 'robe verte', ['TWO Jade-S']],
    ['fr', 'gold', ['DEAR Gold-M', 'TWO Gold-M']],
  ] as const)('%s: a search for “%s” shows %j', (language, keywords, expected) => {
    expect(shown(open(language).search({ keywords }, placeIn(language)))?.slice(0, expected.length)).toEqual(
      expected,
    )
  })

  test('facets are those of the scope, the filters and the place, whatever the page and the order', () => {
    const shop = open('en')
    const facetsOf = (more: object, place = placeIn('en')) =>
      shop.category({ cid: 1, ...more }, place)?.facets
    const sizes = (more: object) => facetsOf(more)?.sizes.map(({ key, count }) => `${key} ${count}`)
    expect(facetsOf({ sort: 'price-desc', page: 2, pageSize: 2 })).toEqual(facetsOf({}))
    expect(sizes({ color: 'gold' })).not.toEqual(sizes({}))
    expect(sizes({ color: 'gold', page: 2 })).toEqual(sizes({ color: 'gold' }))
    const yen = facetsOf({}, { site: 'sg', language: 'en', currency: 'JPY', locale: 'en-JP' })
    expect(yen?.prices).not.toEqual(facetsOf({})?.prices)
  })

  test.each([
    ['en', ['Handmade', 'Festive Edit']],
    ['zh', ['Handmade', '节庆精选']],
    ['fr', ['Handmade', 'Festive Edit']],
  ] as const)(
    '%s: the shop’s own tags are named %j; a promotion tag string is a key (spec 4.9, 9.6)',
    (language, names) => {
      const plain = open(language)
        .category({ cid: 1 }, placeIn(language))
        ?.productList.find(({ spuCode }) => spuCode === 'PLAIN')
      expect(plain?.actTags.map(({ name }) => name)).toEqual(names)
      expect(plain?.tagsName).toEqual(['SG Best Seller'])
    },
  )

  test('the filter goes before the words', () => {
    const list = open('en').search({ keywords: 'green dress', color: 'gold' }, placeIn('en'))
    expect(shown(list)).toEqual(['TWO Gold-M'])
  })

  test('a misspelt search says how it was read (spec 2.8)', () => {
    const say = (keywords: string) => open('en').search({ keywords }, placeIn('en'))?.understood
    expect([say('sikl dress'), say('silk dress'), say('qqxzzw')]).toEqual([
      'silk dress',
      undefined,
      undefined,
    ])
  })
})

test('a search that was made before finds a product that has come since, in every order', () => {
  const store = createProductStore()
  for (const product of PRODUCTS) store.put(product)
  let version = '1'
  const shop = createCatalogReader({
    store,
    content: createStorefrontContent(WINDOW),
    version: () => version,
    wordsOf: catalogWords,
  })
  const found = (sort: string) =>
    shop.search({ keywords: 'silk', sort }, placeIn('en'))?.productList.map(({ spuCode }) => spuCode)
  expect([found('relevance'), found('price-asc')]).toEqual([['TWO'], ['TWO']])
  shop.changed([store.put(aProduct('NEW', 'Silk Gown', 'Coral M 50'))])
  version = '2'
  expect(found('price-asc')).toEqual(['NEW', 'TWO'])
  expect(found('relevance')?.toSorted()).toEqual(['NEW', 'TWO'])
})

test('a card says the discount of the first size where the price that it shows has another (spec 4.9)', () => {
  const reduced = aColour('COAT', 'Gold S M')
  const [first, second] = reduced.skus.map((sku) => ({ ...sku, price: 80_00 }))
  const store = createProductStore()
  const both = [reduced.skus[0], second] as StoredColour['skus']
  const coat = { ...aProduct('COAT', 'Silk Coat'), colours: [{ ...reduced, skus: both }] }
  store.put(coat)
  store.put({
    ...coat,
    id: 'PCAPE',
    spu: 'CAPE',
    colours: [{ ...reduced, skus: [first, second] as typeof both }],
  })
  const shop = createCatalogReader({
    store,
    content: createStorefrontContent(WINDOW),
    version: () => '1',
    wordsOf: catalogWords,
  })
  const cards = shop.search({ keywords: 'silk' }, placeIn('en'))?.productList ?? []
  expect(
    cards.map(({ spuCode, discount, items }) => [spuCode, discount, items[0]?.firstSizeDiscount]).toSorted(),
  ).toEqual([
    ['CAPE', 20, undefined],
    ['COAT', 20, 0],
  ])
})

describe.each([
  ['on the server', serverShop],
  ['on a device', deviceShop],
] as const)('pieces like one are a list of their own, %s', (_, open) => {
  const like = (key: string, fields: object = {}) =>
    open('en').collection({ idealsRuleName: key, ...fields }, placeIn('en'))
  const spusOf = (list: ReturnType<typeof like>) => list?.productList.map(({ spuCode }) => spuCode)

  test('most alike first, named after the piece, with the way back to it', () => {
    const list = like('like-TWO')
    expect(spusOf(list)).toEqual(['GREENTEA', 'BLUES', 'DEAR', 'PLAIN'])
    expect(list?.title).toBe('More like Silk Dress')
    expect(list?.sort).toBe('relevance')
    expect(list?.crumbs.map(({ title, link }) => `${title} ${link}`)).toEqual([
      'Home /',
      'Silk Dress /products/two-TWO',
      'More like this /collections/like-TWO',
    ])
  })

  test('filters and orders as in every list', () => {
    expect(spusOf(like('like-TWO', { color: 'gold' }))).toEqual(['DEAR'])
    expect(spusOf(like('like-BLUES', { sort: 'price-asc' }))?.[0]).toBe('DEAR')
  })

  test('a piece that the shop does not have is like none', () => {
    expect(like('like-NONE')).toBeUndefined()
    expect(like('like-')).toBeUndefined()
    expect(open('en').heading({ kind: 'collection', key: 'like-NONE' }, placeIn('en'))).toBeUndefined()
  })
})
