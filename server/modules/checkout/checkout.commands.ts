import { randomUUID } from 'node:crypto'
import { placeOrder as placeCall } from '#contract/buying/checkout.contract.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { CartLineInput } from '#domain/cart/apply-to-cart.ts'
import { GUIDE_COOKIE } from '#contract/storage-keys.ts'
import type { Tx } from '../../db/schema/database.ts'
import { ShopError } from '../../core/shop-error.ts'
import { isKnown, type RequestContext, type ShopperContext } from '../../services/route.ts'
import { keyedBy, once } from '../../services/idempotency.ts'
import { bumpVersion } from '../cart/cart.commands.ts'
import { readEgift } from '../egifts/write-egift.ts'
import { stockRef } from '../orders/orders.commands.ts'
import { secretOf } from '../../db/shop-secrets.ts'
import { orderSecret } from '../orders/secrets.ts'
import { takeStock } from '../orders/stock.ts'
import { settleDeals } from '../promotions/settle-deals.ts'
import { assertSellable, readBuyer } from './checkout.policy.ts'
import { guideCodeOf } from './checkout.queries.ts'
import { payByExpress } from './express/pay-by-express.ts'
import { readGoods, goodsInput, type GoodsInput } from './goods.ts'
import { chosenOffers } from '../cart/chosen-offers.ts'
import { orderedOffers, statedOffers } from './offer-goods.ts'
import { price, quoteHolds, type Priced, type PriceTerms, type Terms } from './quote.ts'
import { pointsShort } from '../points/points-short.ts'
import { pickupStores } from './pickup-stores.ts'
import { payByTenders } from './pay-by-tenders.ts'
import { pointsOfGoods, type ReadPoints } from './read-points.ts'
import { readTerms } from './read-terms.ts'
import { writeOrder, type Placed } from './write-order.ts'

type Input = InputOf<typeof placeCall>
type Output = OutputOf<typeof placeCall>

/**
 * Places a guest's order: one transaction takes the stock, writes the order and its lines and removes them from the
 * cart; the same key never does it twice (trust.md A1, R1–R4, R14).
 */
export async function placeOrder(context: RequestContext, input: Input): Promise<Output> {
  const { services } = context
  assertSellable(context)
  const keyed = keyedBy(context, placeCall, input)
  const buyer = readBuyer(input, input.shippingMethod, services.env.ADDRESS_RULES)
  const egift = input.egift && readEgift(input.egift, context)
  // A quote is bound to its shopper: without a shopper no quote is valid.
  if (!isKnown(context)) throw new ShopError(input.buyNow ? 'cart-changed' : 'nothing-selected')
  const key = await secretOf(services.store.db, 'quote')
  const orderId = randomUUID()
  const secret = await orderSecret(services.store.db, orderId)
  const guideCode = await guideCodeOf(services.store.db, context.cookie(GUIDE_COOKIE))
  const terms: Terms = {
    shopper: context.shopper,
    method: input.shippingMethod,
    store: input.shippingMethod === 'pickup' ? input.pickupStore : undefined,
    buyNow: input.buyNow !== undefined,
  }
  await settleDeals(services.store, context.now)
  const placed = await once<Placed>(services.store, keyed, async (tx) => {
    const priced = await takeGoods(tx, context, { ...input, terms, key, orderId })
    const draft = { buyer, terms, priced, orderId, secret, guideCode, egift }
    const placed = await writeOrder(tx, context, { ...draft, subscribe: input.subscribe === true })
    if (input.express !== undefined)
      await payByExpress(tx, context, {
        id: input.express,
        buyNow: input.buyNow,
        orderId,
        due: priced.settled.due,
      })
    if (placed.due === 0) await payByTenders(tx, context, orderId)
    return placed
  })
  const { id, ...answer } = placed
  return { ...answer, secret: id === orderId ? secret : await orderSecret(services.store.db, id) }
}

interface TakeInput extends Pick<Input, 'buyNow' | 'quoteId' | 'codes' | 'points'> {
  readonly terms: Terms
  /** Signs quotes. */
  readonly key: string
  readonly orderId: string
}

/** What promotions add: decided before the pieces are taken, and held to the quote afterwards. */
async function addedGoods(
  tx: Tx,
  context: ShopperContext,
  { bought, terms }: { readonly bought: readonly CartLineInput[]; readonly terms: PriceTerms },
): Promise<readonly GoodsInput[]> {
  const chosen = await chosenOffers(tx, context.shopper)
  if (chosen.length === 0) return []
  const { goods } = await readGoods(tx, context, bought)
  return orderedOffers(await statedOffers(tx, context, { chosen, goods, terms }))
}

/** What points redeem of these goods; only a piece that is bought at once can be redeemed. */
async function pointsToRedeem(
  tx: Tx,
  context: ShopperContext,
  bought: readonly GoodsInput[],
): Promise<number> {
  if (bought.every(({ allPoint }) => allPoint === undefined)) return 0
  return pointsOfGoods((await readGoods(tx, context, bought)).goods)
}

/** Why the quote does not hold: the points are named where they are missing since. */
function changedSum({ problem, usable = 0, forGoods }: ReadPoints, points = 0): ShopError {
  return problem === 'short' || forGoods > usable
    ? pointsShort({ points: points + forGoods, usable })
    : new ShopError('cart-changed')
}

/** Takes the pieces, then reads their prices: no price can change between the two. */
async function takeGoods(
  tx: Tx,
  context: ShopperContext,
  { buyNow, quoteId, codes, points, terms, key, orderId }: TakeInput,
): Promise<Priced> {
  const { now } = context
  // Two orders from one cart take turns; the second finds it empty.
  if (!terms.buyNow) await bumpVersion(tx, terms.shopper, now)
  const bought = await goodsInput(tx, context, buyNow)
  const forGoods = await pointsToRedeem(tx, context, bought)
  const read = await readTerms(tx, context, { method: terms.method, codes, points, forGoods })
  const added = terms.buyNow ? [] : await addedGoods(tx, context, { bought, terms: read.price })
  const lines = [...bought, ...added]
  const short = await takeStock(tx, lines, { ref: stockRef(orderId, 'placed'), at: now })
  const { goods, bad } = await readGoods(tx, context, lines)
  const gifts = bad.filter(({ fault }) => fault === 'egift-alone').map(({ sku }) => sku)
  if (gifts.length > 0) throw new ShopError('egift-alone', { skus: gifts })
  const changed = [...short, ...bad.map((line) => line.sku)]
  if (changed.length > 0) throw new ShopError('cart-changed', { skus: changed })
  const priced = price(goods, context, read.price)
  const content = { priced, terms, storefront: context }
  if (!quoteHolds(quoteId, content, { key, now })) throw changedSum(read.points, points)
  if (terms.method === 'pickup') {
    const stores = await pickupStores(tx, goods, context)
    if (!stores.some((store) => store.id === terms.store && store.available))
      throw new ShopError('store-wrong')
  }
  return priced
}
