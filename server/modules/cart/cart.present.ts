import { callerKey } from '#domain/account/shopper.ts'
import type { Cart, CartLine } from '#contract/buying/cart.contract.ts'
import { adjustmentWords } from '#domain/cart/adjustment-words.ts'
import { goodsTotal } from '#domain/cart/apply-to-cart.ts'
import type { Totals } from '#domain/cart/totals.ts'
import { openOffers } from '#domain/cart/offers.ts'
import { countedLines, totalsOfCart } from '#domain/cart/totals-of-cart.ts'
import { minor } from '#domain/brand.ts'
import { priceIn } from '#domain/money/money.ts'
import { amountFormat } from '../../core/amount-format.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { RequestContext } from '../../services/route.ts'
import { heldLoginDiscount } from '../discounts/discounts.queries.ts'
import { promotionsOf } from '../promotions/promotions.queries.ts'
import { chosenOffers } from './chosen-offers.ts'
import { presentOffers } from './present-offers.ts'
import { cartVersion, linesOf, skusNow, type CartLineRow, type SkuNow } from './cart.queries.ts'

/**
 * The cart for the client: names and pictures of the catalogue, price, stock and sale of the database. The cart itself
 * marks lines that must leave before checkout (spec 4.14).
 */
export async function presentCart(db: Reader, context: RequestContext): Promise<Cart> {
  const lines = await linesOf(db, context.shopper)
  const rows = await skusNow(
    db,
    lines.map((line) => line.sku),
  )
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  const list = lines
    .map((line) => presentLine({ line, row: bySku.get(line.sku) }, context))
    .filter((line) => line !== undefined)
  const loginDiscount = await heldLoginDiscount(db, context.shopper)
  const promotions = await promotionsOf(db, context)
  const pricing = { ...context, promotions, loginDiscount }
  const counted = countedLines(list)
  const { gifts, offers } = await presentOffers(db, context, {
    lines: counted,
    open: openOffers(counted, { ...pricing, method: 'delivery' }),
    chosen: await chosenOffers(db, context.shopper),
  })
  const sums = totalsOfCart(list, pricing, gifts)
  const say = context.services.texts.in(context.language)
  return {
    goodsTotalQuantity: goodsTotal(list),
    version: await cartVersion(db, context.shopper),
    shopper: callerKey(context.shopper),
    currency: context.currency,
    ...(loginDiscount && { loginDiscount: loginDiscount.site }),
    promotions: [...promotions],
    gifts,
    offers,
    summary: presentSummary(sums, context),
    adjustments: sums.adjustments.map(({ rule, amount, reason }) => ({
      rule,
      label: adjustmentWords(rule, reason, say),
      amount,
    })),
    cartInfo: { list, total: presentTotal(sums, context) },
  }
}

function presentSummary(sums: Totals, context: RequestContext): Cart['summary'] {
  const { freeShippingLeft: left } = sums
  const format = amountFormat(context)
  return {
    currency: context.currency,
    ...presentTotal(sums, context),
    ...(left !== undefined && { freeShippingLeft: left, formatFreeShippingLeft: format(left) }),
  }
}

function presentTotal(
  { itemsQty, merchandise, total }: Totals,
  context: RequestContext,
): NonNullable<Cart['cartInfo']['total']> {
  const format = amountFormat(context)
  return {
    itemsQty,
    merchandise,
    formatMerchandise: format(merchandise),
    otTotal: total,
    formatOtTotal: format(total),
  }
}

function presentLine(
  { line, row }: { readonly line: CartLineRow; readonly row: SkuNow | undefined },
  context: RequestContext,
): CartLine | undefined {
  const facts = context.services.catalogue.sku(line.sku, context, context.now)
  if (!facts || !row) return undefined
  const price = priceIn(minor(row.price), context.currency)
  const listPrice = priceIn(minor(row.list_price), context.currency)
  const onSale = row.on_sale === 1 && row.hidden === 0
  const format = amountFormat(context)
  return {
    sku: line.sku,
    productId: line.productId,
    spuCode: facts.spu,
    qty: line.qty,
    selected: line.selected,
    productsName: facts.name,
    color: facts.color,
    size: facts.size,
    imageUrl: facts.imageUrl,
    baseUrl: facts.baseUrl,
    productsPrice: listPrice,
    finalPrice: price,
    formatProductsPrice: format(listPrice),
    formatFinalPrice: format(price),
    formatFinalPriceTotal: format(price * line.qty),
    state: !onSale ? 'stop-selling' : row.stock === 0 ? 'sold-out' : 'ok',
    stock: row.stock,
    preOrder: facts.preSaleDays > 0,
    multiItem: facts.multiItem,
    soldTag: facts.soldTag,
    flash: facts.flash,
    isGiftCard: facts.isGiftCard,
    isVirtual: facts.isVirtual,
    ...(facts.onlyOne && { onlyOne: true as const }),
  }
}
