import { figure, type Figure } from './figures.ts'
import { appliedOperations, goodsOf, orderCount, type Piece, stockUp } from './goods.ts'
import { openGuests, orderCall, pieceAt } from './guests.ts'
import { CONNECTIONS, guestCall, load, LOADED_WITH, type Loaded } from './load.ts'
import type { RunningShop } from './running-shop.ts'

const GUESTS = 3_000
const BUYERS = 400
const FULL_BAGS = 100
const LINES = 50
const HOW = `${LOADED_WITH}, 8 s measured, ${CONNECTIONS} connections`
const DURABLE = 'SQLite, answered after the sync of the log'
const CALL = { apptype: 'www' }
export const FORM_CALL = { ...CALL, 'content-type': 'application/x-www-form-urlencoded' }
const JSON_CALL = { ...CALL, 'content-type': 'application/json' }

/** Adds to the carts of many guests, each numbered as a device sends them. */
export async function measureAdds(shop: RunningShop): Promise<Figure[]> {
  const { pieces } = goodsOf(shop)
  const guests = await openGuests(shop, pieces, { count: GUESTS })
  const loaded = await counted(
    () => appliedOperations(shop),
    () => load(shop, CONNECTIONS, { paths: pieces.map(addCall), headers: FORM_CALL, guests }),
  )
  const facts = {
    products: shop.products,
    conditions: `${HOW}, ${GUESTS} guests with sessions and open bags, one piece each time, chained; ${DURABLE}, every answered operation found in the database`,
  }
  return [
    figure('add-rate', [loaded.perSecond], facts),
    figure('add-cpu', [loaded.cpu], facts),
    figure('add-p95', [loaded.p95], facts),
  ]
}

export function addCall({ productId, sku }: Piece): string {
  return guestCall('POST', '/api/cart/add', new URLSearchParams({ productId, sku, qty: '1' }).toString())
}

/** A bag of fifty lines: read, and the quantity of a line changed. */
export async function measureBags(shop: RunningShop): Promise<Figure[]> {
  const { pieces } = goodsOf(shop)
  // One piece for each of the lines, the same for all guests.
  const bag = pieces.slice(0, LINES)
  const guests = await openGuests(shop, bag, { count: FULL_BAGS, lines: LINES })
  const read = await load(shop, CONNECTIONS, {
    paths: [guestCall('GET', '/api/cart/list')],
    headers: CALL,
    guests,
  })
  const changed = await counted(
    () => appliedOperations(shop),
    () => load(shop, CONNECTIONS, { paths: changesOf(bag), headers: FORM_CALL, guests }),
  )
  const facts = (what: string) => ({
    products: shop.products,
    conditions: `${HOW}, ${FULL_BAGS} guests with ${LINES} lines each, ${what}`,
  })
  const reading = facts('the whole bag read')
  const changing = facts(`one quantity set, chained, the whole bag answered; ${DURABLE}`)
  return [
    figure('bag-read-rate', [read.perSecond], reading),
    figure('bag-read-cpu', [read.cpu], reading),
    figure('bag-read-p95', [read.p95], reading),
    figure('bag-change-rate', [changed.perSecond], changing),
    figure('bag-change-cpu', [changed.cpu], changing),
    figure('bag-change-p95', [changed.p95], changing),
  ]
}

/** Every line in turn with one quantity, then with the next: a prime number of calls meets every guest with each. */
function changesOf(bag: readonly Piece[]): string[] {
  const all = [1, 2, 3].flatMap((qty) =>
    bag.map(({ sku }) =>
      guestCall('POST', '/api/cart/update', new URLSearchParams({ sku, qty: String(qty) }).toString()),
    ),
  )
  return all.slice(0, 149)
}

/** Orders for one piece each, of guests who have a price promised. */
export async function measureOrders(shop: RunningShop): Promise<Figure[]> {
  stockUp(shop)
  const { pieces } = goodsOf(shop)
  const guests = await openGuests(shop, pieces, { count: BUYERS })
  const paths: string[] = []
  for (const [at, guest] of guests.entries())
    paths.push(await orderCall(shop.origin, guest, pieceAt(pieces, at)))
  const loaded = await counted(
    () => orderCount(shop),
    () => load(shop, CONNECTIONS, { paths, headers: JSON_CALL, guests }),
  )
  const facts = {
    products: shop.products,
    conditions: `${HOW}, ${BUYERS} guests, one piece each time, each with a key of its own; ${DURABLE}, every answered order found in the database`,
  }
  return [
    figure('order-rate', [loaded.perSecond], facts),
    figure('order-cpu', [loaded.cpu], facts),
    figure('order-p95', [loaded.p95], facts),
  ]
}

/** Throws when fewer rows were added than answers given: a refusal has status 200, too. */
async function counted(rows: () => number, work: () => Promise<Loaded>): Promise<Loaded> {
  const before = rows()
  const loaded = await work()
  const added = rows() - before
  if (added < loaded.answered) throw new RangeError(`${loaded.answered} were answered, ${added} were kept`)
  return loaded
}
