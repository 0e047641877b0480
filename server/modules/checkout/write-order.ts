import { shopperKey } from '#domain/account/shopper.ts'
import { randomBytes } from 'node:crypto'
import { orderNumber } from '#domain/checkout/order-number.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { EventServices, Services } from '../../services/services.ts'
import { ShopError } from '../../core/shop-error.ts'
import { writeEgift, type EgiftDraft } from '../egifts/write-egift.ts'
import { writeAdjustments, writeTenders } from '../orders/order-adjustments.ts'
import { takeLedgers } from '../orders/order-ledgers.ts'
import { addEvent } from '../orders/orders.commands.ts'
import { orderById } from '../orders/orders.queries.ts'
import { personOf } from '../promotions/person.ts'
import { raise } from '../../events/raise.ts'
import { sha256 } from '../../core/digest.ts'
import { amountFormat } from '../../core/amount-format.ts'
import type { Buyer } from './checkout.policy.ts'
import type { GoodsContext } from './goods.ts'
import type { Priced, Terms } from './quote.ts'

/** The response stored under the key of an order: all of it but the secret, which is computed again. */
export interface Placed {
  readonly id: string
  readonly orderNumber: string
  readonly formatOtTotal: string
  readonly due: number
  readonly payBy: number
}

/** Input of a new order. */
export interface Draft {
  readonly buyer: Buyer
  readonly terms: Terms
  readonly priced: Priced
  readonly orderId: string
  readonly secret: string
  readonly subscribe: boolean
  /** Code of the guide who led the buyer here. */
  readonly guideCode: string | null
  /** Who gets the cards of an order of eGift cards. */
  readonly egift?: EgiftDraft | undefined
}

/** Where and when an order is placed. */
export interface OrderContext extends GoodsContext {
  readonly services: EventServices & Pick<Services, 'env'>
}

/** Writes order, lines and their event in the order's history. */
export async function writeOrder(tx: Tx, context: OrderContext, draft: Draft): Promise<Placed> {
  const { services, now } = context
  const { terms, priced, orderId } = draft
  const payBy = now + services.env.PAY_WITHIN_MINUTES * MINUTE_MS
  const number = await insertOrder(tx, context, { ...draft, payBy })
  await insertLines(tx, draft)
  await writeEgift(tx, orderId, { draft: draft.egift, lines: priced.goods })
  await writeAdjustments(tx, orderId, priced.sums.adjustments)
  await writeTenders(tx, orderId, priced.settled.tenders)
  if (hasLedgers(priced)) await takeFromLedgers(tx, orderId, now)
  const { shopper, buyNow } = terms
  const { subscribe } = draft
  await addEvent(tx, { orderId, kind: 'placed', ref: orderId, at: now, data: { subscribe, buyNow } })
  const skus = priced.goods.map((line) => line.sku)
  await raise(tx, services, { name: 'order.placed', orderId, at: now, shopper, skus, buyNow, subscribe })
  await raise(tx, services, { name: 'stock.changed', skus })
  return {
    id: orderId,
    orderNumber: number,
    formatOtTotal: amountFormat(context)(priced.sums.total),
    due: priced.settled.due,
    payBy,
  }
}

function hasLedgers({ sums, settled }: Priced): boolean {
  return [...sums.adjustments, ...settled.tenders].some(({ ledgerRef }) => ledgerRef !== undefined)
}

/** Takes uses, balances and points. Two orders may have been quoted with the same ones: the second is refused as changed (trust.md R12, R14). */
async function takeFromLedgers(tx: Tx, orderId: string, at: number): Promise<void> {
  const order = await orderById(tx, orderId)
  if (order && !(await takeLedgers(tx, order, { step: 'placed', at }))) throw new ShopError('cart-changed')
}

const TRIES = 5

async function insertOrder(
  tx: Tx,
  { site, language, currency, now }: OrderContext,
  draft: Draft & { readonly payBy: number },
): Promise<string> {
  const { buyer, terms, payBy } = draft
  const { sums } = draft.priced
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const number = orderNumber(randomBytes(5), dayOf(now))
    const made = await tx
      .insertInto('shop_order')
      .values({
        id: draft.orderId,
        number,
        secret_hash: sha256(draft.secret),
        shopper: shopperKey(terms.shopper),
        site,
        lang: language,
        currency,
        email: buyer.email,
        person: personOf(buyer.email),
        status: 'unpaid',
        address: buyer.address && JSON.stringify(buyer.address),
        billing: buyer.billing && JSON.stringify(buyer.billing),
        note: buyer.note,
        shipping_method: terms.method,
        store_id: terms.store ?? null,
        guide_code: draft.guideCode,
        merchandise: sums.merchandise,
        total: sums.total,
        due: draft.priced.settled.due,
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
    // A gift card is never taken back (spec 9.9).
    final_sale: facts.finalSale || line.isGiftCard ? 1 : 0,
    extra_points: line.extraPoints * line.qty,
    offer_rule: line.offerRule ?? null,
    gift_least: line.gift?.least ?? null,
    gift_worth: line.gift?.worth ?? null,
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
