import { randomUUID } from 'node:crypto'
import { details, listings, pages, searches } from './addresses.ts'
import { figure, type Facts, type Figure } from './figures.ts'
import { appliedOperations, goodsOf, type Piece } from './goods.ts'
import { load, runLoad, type Asking, type Guest } from './load.ts'
import type { RunningShop } from './running-shop.ts'

const CONNECTIONS = 16
const GUESTS = 3_000
const HOW = 'wrk in a second process on loopback, keep-alive, RATE_LIMITS=off, 3 s warm-up, 8 s measured'
const AS_CALL = { apptype: 'www' }
const AS_BROWSER = { 'accept-encoding': 'br', accept: 'text/html' }

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

/** Adds to the carts of many guests, each numbered as a device sends them. */
export async function measureAdds(shop: RunningShop): Promise<Figure[]> {
  const { pieces } = goodsOf(shop)
  const paths = pieces.map(bodyOf)
  const job = {
    origin: shop.origin,
    connections: CONNECTIONS,
    paths,
    headers: { ...AS_CALL, ...FORM },
    from: 0,
  }
  await runLoad({ ...job, seconds: 3, guests: await openGuests(shop, pieces, 500) })
  const asking: Asking = { paths, headers: job.headers, guests: await openGuests(shop, pieces, GUESTS) }
  const before = appliedOperations(shop)
  const loaded = await runLoad({ ...job, ...asking, seconds: 8 })
  const applied = appliedOperations(shop) - before
  if (applied < loaded.answered)
    throw new RangeError(`${loaded.answered} adds were answered, ${applied} were kept`)
  const facts = {
    products: shop.products,
    conditions: `${HOW}, ${CONNECTIONS} connections, ${GUESTS} guests with sessions and open bags, one piece each time, chained; SQLite, answered after the sync of the log, every answered operation found in the database`,
  }
  return [figure('add-rate', [loaded.perSecond], facts), figure('add-p95', [loaded.p95], facts)]
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

function bodyOf({ productId, sku }: Piece): string {
  return new URLSearchParams({ productId, sku, qty: '1' }).toString()
}

async function openGuests(shop: RunningShop, pieces: readonly Piece[], count: number): Promise<Guest[]> {
  const guests: Guest[] = []
  while (guests.length < count) {
    const some = Array.from({ length: CONNECTIONS }, (_, at) => pieces[(guests.length + at) % pieces.length])
    guests.push(...(await Promise.all(some.map((piece) => openGuest(shop, piece)))))
  }
  return guests
}

async function openGuest(shop: RunningShop, piece: Piece | undefined): Promise<Guest> {
  if (!piece) throw new RangeError('the shop has nothing plentiful to sell')
  const device = randomUUID()
  const response = await fetch(`${shop.origin}/api/cart/add`, {
    method: 'POST',
    headers: {
      ...AS_CALL,
      ...FORM,
      'x-device': device,
      'x-seq': '1',
      'x-prev': '0',
      'idempotency-key': randomUUID(),
    },
    body: bodyOf(piece),
  })
  const { code } = (await response.json()) as { code: unknown }
  const [cookie] = response.headers.getSetCookie()
  if (code !== 200 || !cookie)
    throw new RangeError(`a guest could not begin: ${response.status} ${String(code)}`)
  return { cookie: cookie.split(';')[0] ?? '', device, seq: 1 }
}
