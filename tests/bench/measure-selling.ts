import { productPath } from '#domain/region/links.ts'
import { AS_BROWSER } from './measure-api.ts'
import { figure, type Figure } from './figures.ts'
import { goodsOf, makeScarce, orderCount, type Piece } from './goods.ts'
import { buyOne, pieceAt } from './guests.ts'
import { CONNECTIONS, load, LOADED_WITH } from './load.ts'
import type { RunningShop } from './running-shop.ts'

const POPULAR_PAGES = 67
const ORDERS_PER_SECOND = 5
/** One order in so many takes the last piece of its size. */
const SELLS_OUT = 5
const FEW = 8
/** Orders of one measurement at most: each takes a SKU of its own, so that no size sells out unasked. */
const MOST_ORDERS = 400
/** How often the till looks whether the next order is due. */
const LOOKS_EVERY_MS = 20

/** Popular pages from the cache while the pieces on them are sold. */
export async function measureSelling(shop: RunningShop, listingPaths: readonly string[]): Promise<Figure[]> {
  const { pieces } = goodsOf(shop)
  const paths = popularPages(pieces, listingPaths)
  const scarce = pieces.slice(0, MOST_ORDERS)
  makeScarce(
    shop,
    scarce.map(({ sku }, at) => ({ sku, stock: at % SELLS_OUT === 0 ? 1 : FEW })),
  )
  const before = orderCount(shop)
  const till = openTill(shop, scarce)
  const loaded = await load(shop, CONNECTIONS, { paths, headers: AS_BROWSER })
  const { seconds, placed } = await till.close()
  if (orderCount(shop) - before !== placed || placed < seconds * ORDERS_PER_SECOND * 0.8)
    throw new RangeError(`${placed} orders in ${seconds.toFixed(0)} s, ${orderCount(shop) - before} stored`)
  const facts = {
    products: shop.products,
    conditions: `${LOADED_WITH}, 3 s warm-up, 8 s measured, ${CONNECTIONS} connections, brotli, ${POPULAR_PAGES} pages (home, listings, products), ${ORDERS_PER_SECOND} orders a second of pieces with ${FEW} or fewer left, every ${SELLS_OUT}th the last of its size`,
  }
  return [figure('page-selling', [loaded.perSecond], facts), figure('page-selling-cpu', [loaded.cpu], facts)]
}

function popularPages(pieces: readonly Piece[], listingPaths: readonly string[]): string[] {
  const products = pieces.map(({ slug, spu }) => productPath({ name: slug, spu }))
  const paths = [...new Set(['/', ...listingPaths, ...products])].slice(0, POPULAR_PAGES)
  if (paths.length < POPULAR_PAGES) throw new RangeError(`the shop has ${paths.length} popular pages`)
  return paths
}

/** Places the orders that are due until it is closed, also those that a busy machine has made late. */
function openTill(shop: RunningShop, pieces: readonly Piece[]) {
  const began = performance.now()
  const secondsOpen = () => (performance.now() - began) / 1_000
  const orders: Promise<void>[] = []
  const clock = setInterval(() => {
    const due = Math.min(pieces.length, Math.floor(secondsOpen() * ORDERS_PER_SECOND))
    while (orders.length < due) orders.push(buyOne(shop.origin, pieceAt(pieces, orders.length)))
  }, LOOKS_EVERY_MS)
  return {
    async close() {
      clearInterval(clock)
      const seconds = secondsOpen()
      await Promise.all(orders)
      return { seconds, placed: orders.length }
    },
  }
}
