import { SORTS } from '#domain/catalog/listing/listing-order.ts'
import type { goodsOf } from './goods.ts'

/** Addresses for the load, so many that none is repeated while the server still has its response in the cache. */

type Goods = ReturnType<typeof goodsOf>

const WORDS = [
  'dress',
  'silk dress',
  'drss',
  'blouse',
  'blosue',
  'cheongsam',
  'chongsam',
  'qipao',
  'linen',
  'wrap dress',
  'red dress',
  'pleated skirt',
  'pleatd skrit',
  'knit',
  'cardigan',
  'coat',
  'black',
  'midi',
  'wide leg trousers',
  'evening',
  'satin',
  'jumpsuit',
  'top',
  'unicorn dress',
  'pu',
  'shirt',
  'jacket',
  'white shirt',
  'floral',
  'cotton',
] as const
const COLOURS = ['', 'black', 'white', 'red', 'blue', 'green', 'pink', 'beige'] as const
const SIZES = ['', 'S', 'M', 'L'] as const
const CURRENCIES = ['SGD', 'USD', 'EUR', 'MYR', 'HKD', 'GBP', 'THB'] as const
const LANGUAGES = ['en', 'zh', 'ja', 'fr'] as const
const MOST = 60_000

export function searches(): string[] {
  return mixed(
    [WORDS, SORTS, COLOURS, SIZES, ['1', '2'], CURRENCIES],
    ([keywords = '', ...rest]) => `/api/search/search?${query({ keywords, ...narrowed(rest) })}`,
  )
}

export function listings({ categories }: Goods): string[] {
  return mixed(
    [categories, SORTS, COLOURS, SIZES, ['1', '2'], CURRENCIES],
    ([cid = '', ...rest]) => `/api/category/products?${query({ cid, ...narrowed(rest) })}`,
  )
}

export function details({ spus }: Goods): string[] {
  return mixed(
    [spus, LANGUAGES, CURRENCIES],
    ([spu, lang = '', currency = '']) => `/api/products/${spu}?${query({ lang, currency })}`,
  )
}

/** Two product pages to one listing, all different: another piece, another filter, another language. */
export function pages({ productPages }: Goods, listingPaths: readonly string[]): string[] {
  const prefixes = ['', '/zh', '/ja', '/fr']
  const products = mixed([productPages, prefixes], ([path = '', prefix = '']) => prefix + path)
  const lists = mixed(
    [listingPaths, prefixes, SORTS, COLOURS, SIZES, ['1', '2']],
    ([path = '', prefix = '', sort = '', color = '', size = '', page = '']) =>
      `${prefix}${path}?${query({ sort, color, size, page })}`,
  )
  const rounds = Math.min(Math.floor(products.length / 2), lists.length)
  return Array.from({ length: rounds }, (_, at) => [products[2 * at], products[2 * at + 1], lists[at]])
    .flat()
    .filter((path) => path !== undefined)
}

function narrowed([sort = '', color = '', size = '', page = '', currency = '']: readonly string[]) {
  return { sort, color, size, page, pageSize: '20', lang: 'en', currency }
}

function query(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString()
}

/** Every combination once, well mixed: a stride that shares no factor with their number visits all of them. */
function mixed(
  lists: readonly (readonly string[])[],
  write: (choice: readonly string[]) => string,
): string[] {
  const all = lists.reduce((product, list) => product * list.length, 1)
  let stride = Math.floor(all * 0.618) | 1
  while (commonFactor(stride, all) > 1) stride += 2
  return Array.from({ length: Math.min(all, MOST) }, (_, at) => {
    let rest = (at * stride) % all
    return write(
      lists.map((list) => {
        const chosen = list[rest % list.length] ?? ''
        rest = Math.floor(rest / list.length)
        return chosen
      }),
    )
  })
}

function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b)
}
