import { readFileSync } from 'node:fs'
import { categoryListing } from '#contract/catalog/listing.contract.ts'
import { LANGUAGES, readLanguage, writeLanguage, type Language } from '#domain/region/language.ts'
import { SITES, type Site } from '#domain/region/sites.ts'
import { aTestClient } from '../shops/test-client.ts'

const ROUTE_TABLE = new URL('../../../src/app/route-tree.gen.ts', import.meta.url)

/** Values for the parameters and fields of the route table: an address for each, as a user would open it. */
export async function addressesOf(shopUrl: string): Promise<Readonly<Record<string, string>>> {
  const { productList } = await aTestClient(shopUrl).get(categoryListing, { cid: CLOTHING })
  const [card] = productList
  if (!card) throw new Error('the demo shop has no clothes')
  const sample: Readonly<Record<string, string>> = {
    '/$': '/no/such/page',
    '/user/$': '/user/no/such/page',
    '/$page': `/clothing-c-${CLOTHING}.html`,
    '/activePage/$keywords': '/activePage/silk-month',
    '/collections/$name': '/collections/silk-edit',
    '/moreReview': `/moreReview?product=${card.spuCode}`,
    '/products/$product': card.baseUrl,
    '/search/$keywords': '/search/silk+dress.html',
    '/user/my-review/$spu': `/user/my-review/${card.spuCode}`,
    '/user/write-review/$spu': `/user/write-review/${card.spuCode}`,
  }
  return Object.fromEntries(
    routesOfTable().map((route) => {
      // The table ends the index of a folder with a slash; links do not.
      // An unknown order: its pages say so.
      const order = route.startsWith('/user/orders/') ? route.replace('$id', 'VD2611280000000A') : undefined
      const address =
        sample[route] ?? order ?? (route.includes('$') ? undefined : route.replace(/(.)\/$/, '$1'))
      if (address === undefined) throw new RangeError(`the crawl knows no address for the route ${route}`)
      return [route, address]
    }),
  )
}

const CLOTHING = 159_819

/** The routes of the generated table: a new one is crawled as soon as it exists. */
export function routesOfTable(): string[] {
  const table = readFileSync(ROUTE_TABLE, 'utf8')
  const [, body = ''] = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(table) ?? []
  return [...body.matchAll(/^\s*'([^']+)':/gm)].map(([, route = '']) => route)
}

export interface Stop {
  readonly route: string
  readonly site: Site
  /** As the address names it: `jp` is written `ja`. */
  readonly language: Language
  readonly path: string
  readonly url: string
}

interface ShopPages {
  readonly addresses: Readonly<Record<string, string>>
  readonly port: number
}

/** Every address in every language on the named sites. */
export function stopsOn(
  { addresses, port }: ShopPages,
  sites: readonly Site[],
  languages: readonly Language[] = LANGUAGES,
): Stop[] {
  const stops = sites.flatMap((site) =>
    languages.flatMap((code) =>
      Object.entries(addresses).map(([route, address]): Stop => {
        const path = writeLanguage(address, code, site)
        const language = readLanguage(path).language ?? SITES[site].language
        return {
          route,
          site,
          language,
          path,
          url: `http://${SITES[site].hostPrefix}localhost:${port}${path}`,
        }
      }),
    ),
  )
  return [...new Map(stops.map((stop) => [stop.url, stop])).values()]
}

/** Processes the items in order, several at a time. */
export async function several<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
    }),
  )
}
