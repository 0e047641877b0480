import { details, listings, pages, searches } from './addresses.ts'
import { figure, type Facts, type Figure } from './figures.ts'
import { goodsOf } from './goods.ts'
import { CONNECTIONS, load, LOADED_WITH } from './load.ts'
import type { RunningShop } from './running-shop.ts'

const HOW = `${LOADED_WITH}, 3 s warm-up, 8 s measured`
export const AS_CALL = { apptype: 'www' }
export const AS_BROWSER = { 'accept-encoding': 'br', accept: 'text/html' }

/** The reads whose speed depends on the size of the shop, and their memory. */
export async function measureReads(shop: RunningShop): Promise<Figure[]> {
  const goods = goodsOf(shop)
  let memory = 0
  const measure = async (paths: string[], connections: number) => {
    const loaded = await load(shop, connections, { paths, headers: AS_CALL })
    memory = Math.max(memory, loaded.memory)
    return loaded
  }
  const facts = (conditions: string): Facts => ({
    products: shop.products,
    conditions: `${HOW}, ${conditions}`,
  })
  const busy = facts(`${CONNECTIONS} connections, no address repeated while its answer is kept`)
  const alone = facts('1 connection, no address repeated while its answer is kept')
  const detail = await measure(details(goods), CONNECTIONS)
  const search = await measure(searches(), CONNECTIONS)
  const searchAlone = await measure(searches(), 1)
  const listing = await measure(listings(goods), CONNECTIONS)
  const listingAlone = await measure(listings(goods), 1)
  return [
    figure('detail-rate', [detail.perSecond], busy),
    figure('detail-p95', [detail.p95], busy),
    figure('detail-cpu', [detail.cpu], busy),
    figure('search-rate', [search.perSecond], busy),
    figure('search-cpu', [search.cpu], busy),
    figure('search-p95', [searchAlone.p95], alone),
    figure('listing-rate', [listing.perSecond], busy),
    figure('listing-cpu', [listing.cpu], busy),
    figure('listing-p95', [listingAlone.p95], alone),
    figure('memory', [memory], facts('most resident memory of the server process during these loads (ps)')),
  ]
}

/** Whole pages, drawn for each request and from the cache. */
export async function measurePages(shop: RunningShop, listingPaths: readonly string[]): Promise<Figure[]> {
  const goods = goodsOf(shop)
  const measure = (paths: readonly string[]) => load(shop, CONNECTIONS, { paths, headers: AS_BROWSER })
  const facts = (conditions: string): Facts => ({
    products: shop.products,
    conditions: `${HOW}, ${CONNECTIONS} connections, brotli, ${conditions}`,
  })
  const fresh = await measure(pages(goods, listingPaths))
  const [product = '/', listing = '/'] = [goods.productPages[0], listingPaths[0]]
  const cached = await measure([product, listing, '/'])
  // An address that the cache does not distinguish from another would count as a page rendered in no time.
  if (fresh.perSecond > cached.perSecond / 2)
    throw new RangeError('pages that must be drawn came from the cache')
  const different = facts('two product pages to one listing, each another piece, filter or language')
  const same = facts('the same product page, listing and home page')
  return [
    figure('page-uncached', [fresh.perSecond], different),
    figure('page-uncached-cpu', [fresh.cpu], different),
    figure('page-cached', [cached.perSecond], same),
    figure('page-cached-cpu', [cached.cpu], same),
  ]
}
