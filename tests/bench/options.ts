import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PAGES, type PageName } from './pages.ts'

export const HELP = `npm run bench -- [--only lighthouse|offline|api|nodes] [--products 1000,10000,100000]
  Measures the built shop and prints the table of figures beside those of comparable shops; bench-results.json keeps
  every figure with its samples, its conditions and when it was taken. --only renews a part of it: api is the demo shop
  and a row of each size in --products, nodes is one and two servers on one PostgreSQL.

npm run bench -- --against https://other.shop --listing /c/x --product /p/y [--home /]
  Measures first visits to the demo shop and to that shop in turn, and prints both beside each other. Nothing is kept.

npm run bench -- --earlier ../vanda-before
  Measures rates of the demo shop here and in that checkout of an earlier version (npm ci, npm run build) in turn.`

const PARTS = ['lighthouse', 'offline', 'api', 'nodes'] as const
export type Part = (typeof PARTS)[number]

/** Another shop and its addresses of the same pages. */
export interface Against {
  readonly origin: string
  readonly paths: Readonly<Record<PageName, string>>
}

export interface BenchOptions {
  readonly help: boolean
  readonly parts: readonly Part[]
  readonly sizes: readonly number[]
  readonly against: Against | undefined
  /** The folder of an earlier version. */
  readonly earlier: string | undefined
}

const MOST_PRODUCTS = 270_000
const DEFAULT_SIZES = '1000,10000,100000'

/** Throws with one line for the person at the keyboard. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      products: { type: 'string' },
      against: { type: 'string' },
      home: { type: 'string' },
      listing: { type: 'string' },
      product: { type: 'string' },
      earlier: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const { only, products, against, earlier, help } = values
  const parts = PARTS.filter((part) => only === undefined || only === part)
  if (parts.length === 0) throw new RangeError(`--only is ${PARTS.join(', ')}, not '${only}'.`)
  const sizes = (products ?? DEFAULT_SIZES).split(',').filter(Boolean).map(Number)
  if (sizes.some((size) => !(Number.isInteger(size) && size >= 1 && size <= MOST_PRODUCTS)))
    throw new RangeError(`--products are whole numbers up to ${MOST_PRODUCTS}, not '${products}'.`)
  if (against === undefined) {
    const alone = PAGES.find((page) => values[page] !== undefined)
    if (alone) throw new RangeError(`--${alone} is a page of another shop: --against names that shop.`)
    if (earlier !== undefined) mustBeAlone(earlier, { only, products })
    return { help, parts, sizes, against, earlier }
  }
  if (earlier !== undefined)
    throw new RangeError('--earlier and --against are two comparisons: one at a time.')
  if (only !== undefined || products !== undefined)
    throw new RangeError('--against measures first visits alone: leave out --only and --products.')
  const { home = '/', listing, product } = values
  return { help, parts, sizes, against: readAgainst(against, { home, listing, product }), earlier }
}

function mustBeAlone(earlier: string, others: Readonly<Record<string, string | undefined>>): void {
  if (Object.values(others).some((value) => value !== undefined))
    throw new RangeError('--earlier measures rates alone: leave out --only and --products.')
  if (!existsSync(join(earlier, 'package.json')))
    throw new RangeError(`--earlier is a checkout of this shop: '${earlier}' has no package.json.`)
}

function readAgainst(
  address: string,
  paths: Readonly<Record<PageName, string | undefined>>,
): BenchOptions['against'] {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new RangeError(`--against is an address such as https://other.shop, not '${address}'.`)
  if (url.pathname !== '/' || url.search !== '')
    throw new RangeError(`--against is the address alone: '${url.pathname}${url.search}' belongs to --home.`)
  return {
    origin: url.origin,
    paths: {
      home: readPath('home', paths.home),
      listing: readPath('listing', paths.listing),
      product: readPath('product', paths.product),
    },
  }
}

function readPath(page: PageName, path: string | undefined): string {
  if (path === undefined) throw new RangeError(`--against needs --${page}, the path of its ${page} page.`)
  if (!/^\/(?!\/)/.test(path)) throw new RangeError(`--${page} is a path that begins with /, not '${path}'.`)
  return path
}
