import { randomUUID } from 'node:crypto'
import { planOrders, type PlannedOrder } from '../demo-shop.ts'
import { createShopper, type Shopper } from '#domain/account/shopper.ts'
import { storefrontOf } from '#domain/region/storefront.ts'
import type { Address } from '#contract/address-schema.ts'
import { SILENT } from '../core/log.ts'
import type { Tx } from '../db/schema/database.ts'
import type { PaymentStatus } from '../providers/payment/payment-provider.ts'
import { changeAddresses } from '../modules/addresses/addresses.commands.ts'
import { markChanged } from '../modules/catalog/catalog.commands.ts'
import { readGoods, type GoodsLine } from '../modules/checkout/goods.ts'
import { price, type PriceTerms } from '../modules/checkout/quote.ts'
import { promotionsOf } from '../modules/promotions/promotions.queries.ts'
import { writeOrder } from '../modules/checkout/write-order.ts'
import { stockRef } from '../modules/orders/orders.commands.ts'
import { orderById, type Order } from '../modules/orders/orders.queries.ts'
import { orderSecret } from '../modules/orders/secrets.ts'
import { takeStock } from '../modules/orders/stock.ts'
import { applyPaymentWithin } from '../modules/payment/apply-payment.ts'
import { markStarted, newAttempt } from '../modules/payment/attempts.ts'
import { expireWithin } from '../modules/payment/expire-orders.ts'
import type { ToolServices } from './command/command.ts'
import { comesBack, isSent, sendAndFollow } from './demo-after-sale.ts'
import { withoutMails } from './demo-listeners.ts'
import type { DemoBuyer } from './demo-members.ts'

/** The sandbox has no record of these payments: no card was ever entered, and each member pays with an invented one. */
const PROVIDER = 'sandbox'
const STOREFRONT = storefrontOf('sg', 'en', 'SGD')
/** Each product keeps at least so many of a size: the demonstration must not sell the shop out. */
const LEAST_STOCK = 6
const AMONG_PRODUCTS = 120
const TRIES = 12

interface Context {
  readonly services: ToolServices
  readonly now: number
}

/**
 * Writes the address, the orders and the reviews of a demo member, each by the command that a real one is written by,
 * with the time that it pretends to. Only the mails are not sent. The secret of orders and the catalogue have been
 * read before this transaction.
 */
export async function writeHistory(tx: Tx, { services, now }: Context, buyer: DemoBuyer): Promise<void> {
  const shopper = createShopper('member', buyer.memberId)
  const { address } = buyer
  if (!address) return
  const saved = { ...address, id: randomUUID(), type: 'shipping' as const, isDefault: true }
  await changeAddresses(tx, { shopper, services }, { kind: 'save', address: saved })
  const quiet = { ...services, log: SILENT, listeners: withoutMails(services.listeners) }
  const { endings, days, seed, email } = buyer
  const touched = new Set<string>()
  for (const plan of planOrders(`${seed}/members/${email}`, { endings, days, now })) {
    const goods = await placeAndFinish(tx, { services: quiet, now }, { shopper, email, address, plan })
    for (const { productId } of goods) touched.add(productId)
  }
  // Their stock movements are older than any running server reads.
  await markChanged(tx, [...touched], now)
}

interface Purchase {
  readonly shopper: Shopper
  readonly email: string
  readonly address: Address
  readonly plan: PlannedOrder
}

/** Returns the goods; none where the shop has nothing to sell. */
async function placeAndFinish(
  tx: Tx,
  { services, now }: Context,
  purchase: Purchase,
): Promise<readonly GoodsLine[]> {
  const { shopper, plan } = purchase
  const orderId = randomUUID()
  const goods = await takeGoods(tx, services, { plan, orderId })
  if (goods.length === 0) return []
  const at = { ...STOREFRONT, services, now: plan.placedAt }
  await writeOrder(tx, at, {
    buyer: { ...purchase, billing: null, note: '' },
    terms: { shopper, method: 'delivery', store: undefined, buyNow: false },
    priced: price(goods, at, await termsAt(tx, plan.placedAt)),
    orderId,
    secret: await orderSecret(services.store.db, orderId),
    subscribe: false,
    guideCode: null,
  })
  const order = await orderById(tx, orderId)
  if (order) await finish(tx, { services, now }, { ...purchase, order, goods })
  return goods
}

/** Takes pieces that were on sale when the order was placed. */
async function takeGoods(
  tx: Tx,
  services: ToolServices,
  { plan, orderId }: { readonly plan: PlannedOrder; readonly orderId: string },
): Promise<readonly GoodsLine[]> {
  const offered = await offeredAt(tx, plan.placedAt)
  const chosen = new Map<string, { sku: string; productId: string; qty: number; selected: true }>()
  for (let tries = 0; tries < TRIES && chosen.size < plan.quantities.length; tries++) {
    const sku = plan.choose(offered)
    const qty = plan.quantities[chosen.size]
    if (!sku || qty === undefined || chosen.has(sku.product_id)) continue
    const line = { sku: sku.sku, productId: sku.product_id, qty, selected: true as const }
    const { goods } = await readGoods(tx, { ...STOREFRONT, services, now: plan.placedAt }, [line])
    if (goods.some(({ facts }) => !comesBack(plan.ending) || !facts.finalSale))
      chosen.set(sku.product_id, line)
  }
  const lines = [...chosen.values()]
  await takeStock(tx, lines, { ref: stockRef(orderId, 'placed'), at: plan.placedAt })
  return (await readGoods(tx, { ...STOREFRONT, services, now: plan.placedAt }, lines)).goods
}

/** Sizes of the first products of the lists, in an order that does not depend on the database. */
async function offeredAt(tx: Tx, at: number) {
  const products = await tx
    .selectFrom('product')
    .select('id')
    .where('listed', '=', 1)
    .where('on_sale', '=', 1)
    .where('pre_sale_days', '=', 0)
    .where('is_gift_card', '=', 0)
    .where('created_at', '<=', at)
    .orderBy('rank')
    .orderBy('id')
    .limit(AMONG_PRODUCTS)
    .execute()
  if (products.length === 0) return []
  const skus = await tx
    .selectFrom('sku')
    .select(['sku', 'product_id'])
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .where('hidden', '=', 0)
    .where('stock', '>=', LEAST_STOCK)
    .execute()
  return skus.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
}

/** Demo members have brought nothing but the promotions of the shop. */
async function termsAt(tx: Tx, now: number): Promise<PriceTerms> {
  const promotions = await promotionsOf(tx, { ...STOREFRONT, now })
  return { method: 'delivery', promotions, means: [] }
}

type Placed = Purchase & { readonly order: Order; readonly goods: readonly GoodsLine[] }

/** What happens after an order is placed. */
async function finish(tx: Tx, { services, now }: Context, placed: Placed): Promise<void> {
  const { order, plan } = placed
  const { ending } = plan
  if (ending === 'unpaid') return
  const attemptAt = Math.floor((plan.placedAt + plan.paidAt) / 2)
  const attempt = await newAttempt(tx, order, { provider: PROVIDER, now: attemptAt })
  if (ending === 'cancelled') {
    await expireWithin(tx, services, { orderId: order.id, now: order.pay_by })
    return
  }
  const providerRef = `demo-${attempt.id}`
  const redirectUrl = `${services.env.publicUrl}/pay/${providerRef}`
  await markStarted(tx, attempt, { providerRef, redirectUrl, now: attemptAt })
  const { due: amount, currency } = order
  const fact = { providerRef, attemptId: attempt.id, amount, currency, card: `demo-${placed.email}` }
  const settle = (status: PaymentStatus, at: number) =>
    applyPaymentWithin(
      tx,
      { ...services, payment: { name: PROVIDER }, now: () => at },
      {
        attemptId: attempt.id,
        fact: { ...fact, status },
      },
    )
  await settle('paid', plan.paidAt)
  if (ending === 'refunded') await settle('refunded', plan.refundedAt)
  if (isSent(ending)) await sendAndFollow(tx, { services, now }, { orderId: order.id, ...placed })
}
