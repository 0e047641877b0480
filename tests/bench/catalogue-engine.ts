import { createEngine, type ListingQuery } from '#domain/catalog/listing/listing-engine.ts'
import type { CatalogueRecord } from '#domain/catalog/listing/catalogue-record.ts'
import { searchWordsOf } from '#tests/world/shops/catalog-words.ts'
import type { TextDocument } from '#domain/catalog/search/index-documents.ts'
import { createTextIndex } from '#domain/catalog/search/text-index.ts'

/**
 * The in-memory catalogue alone, no server: listings with facets, updates, text search.
 * Usage: node tests/bench/catalogue-engine.ts [products…], default 300 1000 10000 100000.
 */
const COLOURS = [
  'black',
  'white',
  'grey',
  'beige',
  'brown',
  'red',
  'pink',
  'green',
  'blue',
  'purple',
  'multi',
]
const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '24', '26', '28', '30', '32', '36', '38', '40']
const GARMENTS = [
  'dress',
  'blouse',
  'skirt',
  'pants',
  'cheongsam',
  'jumpsuit',
  'cardigan',
  'coat',
  'top',
  'shorts',
]
const STYLES = [
  'silk',
  'floral',
  'striped',
  'pleated',
  'linen',
  'lace',
  'satin',
  'ribbed',
  'cropped',
  'wrap',
  'a-line',
]
const DETAILS = [
  'puff sleeve',
  'gathered waist',
  'v-neck',
  'midi',
  'mini',
  'square neck',
  'tie back',
  'belted',
]
const SEARCHES = {
  en: [
    'dress',
    'silk dress',
    'drss',
    'blosue',
    'chongsam',
    'floral midi',
    'red wrap dress',
    'qipao',
    'pu',
    'SP000042',
    'pleatd skrit',
    'unicorn dress',
  ],
  zh: ['连衣裙', '真丝', '旗袍', '红色 连衣裙', '裙', '长裤', 'SP000042'],
}
const CHINESE = {
  garments: ['连衣裙', '衬衫', '半身裙', '长裤', '旗袍', '连体裤', '开衫', '大衣', '上衣', '短裤'],
  styles: ['真丝', '印花', '条纹', '百褶', '亚麻', '蕾丝', '缎面', '罗纹', '短款', '裹身', '修身'],
  details: ['泡泡袖', '收腰', 'V领', '中长', '迷你', '方领', '绑带', '系带'],
}

let seed = 7
function draw(below: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}
const one = <Item>(list: readonly Item[]): Item => list[draw(list.length)] ?? fail()
function fail(): never {
  throw new RangeError('drew from an empty list')
}

function record(index: number): CatalogueRecord {
  const leaf = draw(200)
  return {
    spu: spuOf(index),
    productId: String(index),
    categories: [1, 2 + (leaf % 10), 100 + leaf],
    collections: [`collection-${draw(40)}`],
    productType: `type-${leaf % 60}`,
    rank: draw(1_000_000),
    sold: draw(5_000),
    createdAt: 1_700_000_000_000 + draw(1_000_000) * 1_000,
    price: 1_990 + draw(300) * 100,
    listPrice: 31_990,
    colours: Array.from({ length: 1 + draw(4) }, () => ({
      family: one(COLOURS),
      sizes: SIZES.slice(draw(4), 5 + draw(8)).map((size) => ({ size, canBuy: draw(5) > 0 })),
    })),
    listed: draw(50) > 0,
  }
}

function spuOf(index: number): string {
  return `SP${String(index).padStart(6, '0')}`
}

function document(index: number, language: 'en' | 'zh'): TextDocument {
  const words =
    language === 'zh'
      ? {
          name: `${one(CHINESE.styles)}${one(CHINESE.details)}${one(CHINESE.garments)}`,
          type: one(CHINESE.garments),
        }
      : { name: `${one(STYLES)} ${one(DETAILS)} ${one(GARMENTS)} no ${draw(3_000)}`, type: one(GARMENTS) }
  return {
    spu: spuOf(index),
    ...words,
    category: words.type,
    colours: `${one(COLOURS)} ${one(COLOURS)}`,
    keywords: language === 'zh' ? one(CHINESE.styles) : `${one(STYLES)} ${one(DETAILS)} party office`,
  }
}

function listing(index: number): ListingQuery {
  const some = <Item>(list: readonly Item[]) => (draw(2) === 0 ? [] : [one(list), one(list)])
  const scopes: ListingQuery['scope'][] = [
    'all',
    { category: 1 },
    { category: 2 + draw(10) },
    { category: 100 + draw(200) },
  ]
  const sorts: ListingQuery['sort'][] = ['recommended', 'newest', 'price-asc', 'price-desc', 'best-selling']
  return {
    scope: scopes[index % scopes.length] ?? 'all',
    filters: {
      colours: some(COLOURS),
      sizes: some(SIZES),
      categories: draw(4) === 0 ? [100 + draw(200)] : [],
      price: draw(3) === 0 ? { min: 3_000, max: 12_000 } : undefined,
    },
    sort: one(sorts),
    page: 1 + draw(3),
    pageSize: 20,
  }
}

/** Milliseconds of each run, sorted. */
function time(runs: number, work: (run: number) => unknown): number[] {
  return Array.from({ length: runs }, (_, run) => {
    const start = performance.now()
    work(run)
    return performance.now() - start
  }).sort((first, second) => first - second)
}

function report(label: string, times: readonly number[]) {
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(3)
  const mean = times.reduce((sum, each) => sum + each, 0) / times.length
  console.log(
    `  ${label.padEnd(34)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  max ${at(1)} ms  ${Math.round(1000 / mean)}/s`,
  )
}

function megabytes(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return Math.round((heapUsed + arrayBuffers) / 1e6)
}

function benchListings(products: number) {
  const records = Array.from({ length: products }, (_, index) => record(index))
  const before = megabytes()
  let start = performance.now()
  const engine = createEngine(records)
  console.log(`\n${products} products: listings`)
  console.log(
    `  built in ${Math.round(performance.now() - start)} ms, ${megabytes() - before} MB above the records`,
  )
  start = performance.now()
  for (const sort of ['recommended', 'newest', 'price-asc', 'price-desc', 'best-selling'] as const) {
    engine.query({ ...listing(0), sort })
  }
  console.log(`  first reading of the five orders ${Math.round(performance.now() - start)} ms`)
  time(400, (run) => engine.query(listing(run)))
  report(
    'listing with filters and facets',
    time(2_000, (run) => engine.query(listing(run))),
  )
  const whole = { ...listing(0), scope: 'all', filters: {} } as const
  report(
    'whole shop, no filter',
    time(500, () => engine.query(whole)),
  )
  report(
    'update one (price and stock)',
    time(1_000, () => engine.update([record(draw(products))])),
  )
  report(
    'listing right after an update',
    time(500, (run) => {
      engine.update([record(draw(products))])
      engine.query(listing(run))
    }),
  )
}

function benchSearch(products: number, language: 'en' | 'zh') {
  const documents = Array.from({ length: products }, (_, index) => document(index, language))
  const before = megabytes()
  const start = performance.now()
  const index = createTextIndex(documents, { language, words: searchWordsOf(language) })
  console.log(`\n${products} products: search in ${language}`)
  console.log(
    `  indexed in ${Math.round(performance.now() - start)} ms, ${megabytes() - before} MB above the documents`,
  )
  const searches = SEARCHES[language]
  for (const words of searches) {
    index.find(words)
    report(
      `${words} (${index.find(words).length})`,
      time(20, () => index.find(words)),
    )
  }
  report(
    'all searches',
    time(1_000, (run) => index.find(searches[run % searches.length] ?? '')),
  )
  report(
    'update one',
    time(500, () => index.update([document(draw(products), language)])),
  )
}

const requested = process.argv
  .slice(2)
  .map(Number)
  .filter((products) => products > 0)
for (const products of requested.length > 0 ? requested : [300, 1_000, 10_000, 100_000]) {
  benchListings(products)
  benchSearch(products, 'en')
  benchSearch(products, 'zh')
}
