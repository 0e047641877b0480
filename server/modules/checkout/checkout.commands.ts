import { randomBytes, randomUUID } from 'node:crypto'
import { orderNumber } from '#domain/checkout/order-number.ts'
import type { placeOrder as placeOrderCall } from '#contract/checkout.ts'
import { placeOrder as endpoint } from '#contract/checkout.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { Tx } from '../../db/schema/database.ts'
import { Refusal } from '../../http/reasons.ts'
import type { Call, Place } from '../../http/served.ts'
import type { Services } from '../../services.ts'
import { keyedBy, once } from '../orders/idempotency.ts'
import { addEvent, stockRef } from '../orders/orders.commands.ts'
import { orderSecret, secretOf, sha256 } from '../orders/secrets.ts'
import { showStock, takeStock } from '../orders/stock.ts'
import { formatter } from './checkout.present.ts'
import { mustSell, readShopper, type Shopper } from './checkout.policy.ts'
import { readGoods, wanted } from './goods.ts'
import { price, quoteHolds, type Priced, type Terms } from './quote.ts'
import { pickupStores } from './stores.ts'

type Input = InputOf<typeof placeOrderCall>
type Output = OutputOf<typeof placeOrderCall>

/** What is kept under the key of an order: everything of the answer but the secret, which is computed again. */
interface Placed {
  readonly id: string
  readonly orderNumber: string
  readonly formatOtTotal: string
  readonly payBy: number
}

/**
 * Places a guest's order: one transaction takes the stock, writes the order and its lines and empties the bag of
 * them; the same key never does it twice (trust.md A1, R1–R4, R14).
 */
export async function placeOrder(
  services: Services,
  call: Call,
  place: Place,
  input: Input,
): Promise<Output> {
  mustSell(place)
  const keyed = keyedBy(call, endpoint, input)
  const shopper = readShopper(input, input.shippingMethod)
  const key = await secretOf(services.store.db, 'quote')
  const orderId = randomUUID()
  const secret = await orderSecret(services.store.db, orderId)
  const terms: Terms = {
    principal: call.principal,
    method: input.shippingMethod,
    store: input.shippingMethod === 'pickup' ? input.pickupStore : undefined,
    buyNow: input.buyNow !== undefined,
  }
  let taken: readonly string[] = []
  const placed = await once<Placed>(services.store, keyed, async (tx) => {
    const priced = await takeGoods(services, tx, place, input, terms, { key, orderId, now: call.now })
    taken = priced.goods.map((line) => line.sku)
    return write(tx, { services, place, shopper, terms, priced, orderId, secret, input, now: call.now })
  })
  if (placed.id === orderId) await showStock(services, taken)
  const { id, ...answer } = placed
  return { ...answer, secret: id === orderId ? secret : await orderSecret(services.store.db, id) }
}

/** Takes the pieces, then reads their prices: nobody can change a price between the two. */
async function takeGoods(
  services: Services,
  tx: Tx,
  place: Place,
  input: Input,
  terms: Terms,
  { key, orderId, now }: { key: string; orderId: string; now: number },
): Promise<Priced> {
  if (!terms.buyNow) await lockBag(tx, terms.principal, now)
  const lines = await wanted(tx, terms.principal, input.buyNow)
  const short = await takeStock(tx, lines, stockRef(orderId, 'placed'), now)
  const { goods, bad } = await readGoods(services, tx, lines, place, now)
  const changed = [...short, ...bad.map((line) => line.sku)]
  if (changed.length > 0) throw new Refusal('bag-changed', { skus: changed })
  const priced = price(goods, place, terms.method, now)
  if (!quoteHolds(input.quoteId, key, priced, place, terms, now)) throw new Refusal('bag-changed')
  if (terms.method === 'pickup') {
    const stores = await pickupStores(tx, goods, place.language)
    if (!stores.some((store) => store.id === terms.store && store.available)) throw new Refusal('store-wrong')
  }
  return priced
}

/** Two orders from one bag take turns; the second finds it empty. */
async function lockBag(tx: Tx, principal: string, now: number): Promise<void> {
  await tx
    .updateTable('cart')
    .set((row) => ({ version: row('version', '+', 1), updated_at: now }))
    .where('principal', '=', principal)
    .execute()
}

interface Draft {
  readonly services: Services
  readonly place: Place
  readonly shopper: Shopper
  readonly terms: Terms
  readonly priced: Priced
  readonly orderId: string
  readonly secret: string
  readonly input: Input
  readonly now: number
}

async function write(tx: Tx, draft: Draft): Promise<Placed> {
  const { services, place, terms, priced, orderId, input, now } = draft
  const payBy = now + services.env.PAY_WITHIN_MINUTES * 60_000
  const number = await insertOrder(tx, draft, payBy)
  await insertLines(tx, draft)
  const data = { subscribe: input.subscribe === true, buyNow: terms.buyNow }
  await addEvent(tx, { orderId, kind: 'placed', ref: orderId, at: now, data })
  if (!terms.buyNow) {
    const bought = priced.goods.map((line) => line.sku)
    await tx
      .deleteFrom('cart_line')
      .where('principal', '=', terms.principal)
      .where('sku', 'in', bought)
      .execute()
  }
  return { id: orderId, orderNumber: number, formatOtTotal: formatter(place)(priced.sums.total), payBy }
}

const TRIES = 5

async function insertOrder(tx: Tx, draft: Draft, payBy: number): Promise<string> {
  const { place, shopper, terms, now } = draft
  const { sums } = draft.priced
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const number = orderNumber(randomBytes(5), dayOf(now))
    const made = await tx
      .insertInto('shop_order')
      .values({
        id: draft.orderId,
        number,
        secret_hash: sha256(draft.secret),
        principal: terms.principal,
        site: place.site,
        lang: place.language,
        currency: place.currency,
        email: shopper.email,
        status: 'unpaid',
        address: shopper.address && JSON.stringify(shopper.address),
        shipping_method: terms.method,
        store_id: terms.store ?? null,
        merchandise: sums.merchandise,
        discount: sums.multiItem.discount,
        discount_percent: sums.multiItem.percent,
        shipping: sums.shipping,
        total: sums.total,
        created_at: now,
        pay_by: payBy,
        paid_at: null,
        cancelled_at: null,
        changed_at: now,
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows === 1n) return number
  }
  throw new RangeError('no free order number found')
}

async function insertLines(tx: Tx, { priced, orderId }: Draft): Promise<void> {
  const rows = priced.goods.map(({ facts, ...line }, position) => ({
    order_id: orderId,
    position,
    sku: line.sku,
    product_id: line.productId,
    spu: facts.spu,
    name: facts.name,
    color: facts.color,
    size: facts.size,
    image: facts.imageUrl,
    url: facts.baseUrl,
    qty: line.qty,
    unit: line.unit,
    amount: line.unit * line.qty,
    discount: priced.sums.lines[position]?.discount ?? 0,
    final_sale: facts.finalSale ? 1 : 0,
  }))
  await tx.insertInto('order_line').values(rows).execute()
}

/** Canadian English writes a day as YYYY-MM-DD. */
const SHOP_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Singapore',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day in the shop's own city. */
function dayOf(now: number): string {
  return SHOP_DAY.format(now)
}
