import { details, listings, searches } from './addresses.ts'
import { median } from './figures.ts'
import { goodsOf } from './goods.ts'
import { CONNECTIONS, load, LOADED_WITH, type Asking, type Loaded } from './load.ts'
import { AS_BROWSER, AS_CALL } from './measure-api.ts'
import type { RunningShop } from './running-shop.ts'
import { columns, written } from './table.ts'
import { visitsOf } from './visits.ts'

/** So many that one slow moment of the machine does not make the median. */
const ROUNDS = 5
const CALLS = [
  'cached page',
  'product detail call',
  'search call with facets',
  'listing call with facets',
] as const
const READINGS = [
  ['rate', '/s', ({ perSecond }: Loaded) => perSecond],
  ['p95', 'ms', ({ p95 }: Loaded) => p95],
  ['processor time', 'ms', ({ cpu }: Loaded) => cpu],
] as const

/**
 * Rates of this shop and of an earlier version of it, in turn on the same machine: rates of two runs on two days compare
 * two machines. The table has a column for each and their ratio, as Markdown.
 */
export async function measureEarlier(shop: RunningShop, earlier: RunningShop): Promise<string> {
  const shops = [shop, earlier]
  const askings = await Promise.all(shops.map(askingsOf))
  const rows = [['what', 'this version', 'earlier version', 'ratio']]
  for (const call of CALLS) {
    const samples: Loaded[][] = [[], []]
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, one] of shops.entries())
        samples[at]?.push(await load(one, CONNECTIONS, askingOf(askings[at], call)))
    for (const [name, unit, read] of READINGS) {
      const [here = 0, there = 0] = samples.map((loads) => median(loads.map(read)))
      rows.push([`${call}, ${name}`, written(here, unit), written(there, unit), (here / there).toFixed(2)])
    }
  }
  return `${columns(rows)}\n\n${LOADED_WITH}, ${CONNECTIONS} connections, in turn, medians of ${ROUNDS}; ratio: this version to the earlier one.`
}

type Askings = Readonly<Record<(typeof CALLS)[number], Asking>>

async function askingsOf(shop: RunningShop): Promise<Askings> {
  const goods = goodsOf(shop)
  const { home, listing, product } = await visitsOf(shop)
  return {
    'cached page': { paths: [product, listing, home], headers: AS_BROWSER },
    'product detail call': { paths: details(goods), headers: AS_CALL },
    'search call with facets': { paths: searches(), headers: AS_CALL },
    'listing call with facets': { paths: listings(goods), headers: AS_CALL },
  }
}

function askingOf(askings: Askings | undefined, call: (typeof CALLS)[number]): Asking {
  if (!askings) throw new RangeError('two shops are compared')
  return askings[call]
}
