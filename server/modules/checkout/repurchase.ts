import { repurchase as repurchaseCall } from '#contract/buying/orders.contract.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { minor } from '#domain/brand.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { priceIn } from '#domain/money/money.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import { keyedBy, once } from '../../services/idempotency.ts'
import { withShopper, type RequestContext, type ShopperContext } from '../../services/route.ts'
import { bumpVersion, changeCart } from '../cart/cart.commands.ts'
import { linesOf, skusNow } from '../cart/cart.queries.ts'
import { isGift } from '../orders/order-pieces.ts'
import { adjustmentsOf } from '../orders/order-adjustments.ts'
import { formatterOf } from '../orders/present-amounts.ts'
import { orderFor } from '../orders/order-access.ts'
import { linesOfOrder, type Order, type OrderLine } from '../orders/orders.queries.ts'

type Answer = OutputOf<typeof repurchaseCall>
type Why = Answer['missing'][number]['why']

/**
 * Puts what can be bought of an order into the caller's bag at today's prices, once for each key, and names what cannot with its reason: a
 * gift and a piece that points have redeemed are no goods for money (traps 2.13), and an eGift card is bought on its own page.
 */
export async function repurchase(
  context: RequestContext,
  access: InputOf<typeof repurchaseCall>,
): Promise<Answer> {
  const order = await orderFor(context, access)
  const keyed = keyedBy(context, repurchaseCall, access)
  return once<Answer>(context.services.store, keyed, async (tx) => {
    const caller = await withShopper(context, tx)
    await bumpVersion(tx, caller.shopper, context.now)
    return intoBag(tx, caller, order)
  })
}

async function intoBag(tx: Tx, context: ShopperContext, order: Order): Promise<Answer> {
  const isRedeemed = (await adjustmentsOf(tx, order.id)).some(({ rule }) => rule === 'points-price')
  const answer: Answer = { added: [], missing: [], goodsTotalQuantity: 0 }
  // The first line is added last and is the first of the bag.
  for (const line of (await linesOfOrder(tx, order.id)).toReversed()) {
    const why = isGift(line) ? 'gift' : isRedeemed ? 'points' : await addLine(tx, context, line)
    const { sku, name: productsName, image: imageUrl, url: baseUrl } = line
    if (why) answer.missing.unshift({ sku, productsName, imageUrl, baseUrl, why })
    else answer.added.unshift({ sku, productsName, ...(await priceChange(tx, context, { order, line })) })
  }
  const inBag = await linesOf(tx, context.shopper)
  return { ...answer, goodsTotalQuantity: inBag.reduce((sum, { qty }) => sum + qty, 0) }
}

/** Where a piece costs something else today than in its order, in the order's currency. */
async function priceChange(
  tx: Tx,
  { locale }: ShopperContext,
  { order, line }: { readonly order: Order; readonly line: OrderLine },
): Promise<Pick<Answer['added'][number], 'price'>> {
  const [row] = await skusNow(tx, [line.sku])
  if (!row || !isCurrency(order.currency)) return {}
  const now = priceIn(minor(row.price), order.currency)
  const format = formatterOf(order, locale)
  return now === line.unit ? {} : { price: { before: format(line.unit), now: format(now) } }
}

/** Undefined for a line that is in the bag now. */
async function addLine(tx: Tx, context: ShopperContext, line: OrderLine): Promise<Why | undefined> {
  const item = { sku: line.sku, productId: line.product_id, qty: line.qty }
  try {
    await changeCart(tx, context, { type: 'add', items: [item] })
    return undefined
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return error.reason === 'sold-out' ? 'sold-out' : error.reason === 'egift-alone' ? 'egift' : 'ended'
  }
}
