import { minor, type Minor } from '#domain/brand.ts'
import type { CartLineInput } from '#domain/cart/apply-to-cart.ts'
import { FULL_POINTS, pointsOf, pointsPayments, type PointsPayment } from '#domain/catalog/points-purchase.ts'
import { extraPointsOf } from '#domain/catalog/tags.ts'
import type { TotalsLine } from '#domain/cart/totals-line.ts'
import type { OfferPromotion } from '#domain/promotions/promotion.ts'
import type { CurrencyCode } from '#domain/money/currencies.ts'
import { EGIFT_AMOUNTS } from '#domain/gifts/egift.ts'
import { exchange, priceIn } from '#domain/money/money.ts'
import type { GiftTerms } from '#domain/orders/kept-gifts.ts'
import type { Reader } from '../../db/schema/database.ts'
import { ShopError, type ErrorCode } from '../../core/shop-error.ts'
import type { ShopperContext, Storefront } from '../../services/route.ts'
import type { EventServices } from '../../services/services.ts'
import { linesOf } from '../cart/cart.queries.ts'
import type { SkuFacts } from '../../services/catalogue.ts'
import { readMarketing, readTags } from '../catalog/read-rows.ts'
import { sellableRows, type SellableRow } from './checkout.queries.ts'

/** One line of goods: name, present price, quantity. */
export interface GoodsLine extends TotalsLine {
  readonly productId: string
  readonly stock: number
  readonly pickup: boolean
  /** Points that each piece gives (spec 9.6). */
  readonly extraPoints: number
  readonly facts: SkuFacts
  /** Id of the promotion that has added it. */
  readonly offerRule: string | undefined
  /** The terms on which a free gift is given. */
  readonly gift: GiftTerms | undefined
  /** Points that it is redeemed with, for all pieces; 0 for one that money buys. */
  readonly points: number
}

/** A line to be read: of the bag, or added by a promotion at its price. */
export interface GoodsInput extends CartLineInput {
  readonly offer?: OfferPromotion
  /** Bought on its own, with a recipient: the only way to an eGift card. */
  readonly isEgift?: boolean
  /** How a member redeems it. */
  readonly allPoint?: PointsPayment | undefined
}

/**
 * The goods to buy: one product at once, or the selected lines of the cart. A line whose SKU no longer exists is not
 * shown in the cart, so it must not prevent the order either. Throws `nothing-selected`.
 */
export async function goodsInput(
  db: Reader,
  context: ShopperContext,
  buyNow: GoodsInput | undefined,
): Promise<readonly GoodsInput[]> {
  if (buyNow) return [{ ...buyNow, isEgift: true }]
  const selected = (await linesOf(db, context.shopper)).filter(
    (line) => line.selected && context.services.catalogue.sku(line.sku, context, context.now),
  )
  if (selected.length === 0) throw new ShopError('nothing-selected')
  return selected
}

type Fault = 'sku-unknown' | 'stop-selling' | 'redeem-only' | 'egift-alone'
export interface BadLine {
  readonly sku: string
  readonly fault: Fault
}

/** Where and when goods are read: facts in the language and prices in the currency of the storefront. */
export interface GoodsContext extends Storefront {
  readonly services: Pick<EventServices, 'catalogue'>
  /** Epoch milliseconds. */
  readonly now: number
}

/** Reads the goods with present prices. `bad` are lines that cannot be bought regardless of stock. */
export async function readGoods(
  db: Reader,
  context: GoodsContext,
  lines: readonly GoodsInput[],
): Promise<{ goods: GoodsLine[]; bad: BadLine[] }> {
  const rows = new Map(
    (
      await sellableRows(
        db,
        lines.map((line) => line.sku),
      )
    ).map((row) => [row.sku, row]),
  )
  const goods: GoodsLine[] = []
  const bad: BadLine[] = []
  for (const line of lines) {
    const row = rows.get(line.sku)
    const facts = context.services.catalogue.sku(line.sku, context, context.now)
    const fault = faultOf(line, row, facts)
    if (fault || !row || !facts) bad.push({ sku: line.sku, fault: fault ?? 'sku-unknown' })
    else goods.push(goodsLine(line, { row, facts }, context.currency))
  }
  return { goods, bad }
}

function faultOf(
  line: GoodsInput,
  row: SellableRow | undefined,
  facts: SkuFacts | undefined,
): Fault | undefined {
  if (!row || !facts || row.hidden === 1 || row.product_id !== line.productId) return 'sku-unknown'
  if (row.on_sale === 0) return 'stop-selling'
  if (row.is_gift_card === 1 && !line.isEgift) return 'egift-alone'
  // The shop sells gift cards of these amounts alone (spec 9.9).
  if (row.is_gift_card === 1 && !EGIFT_AMOUNTS.has(row.price)) return 'stop-selling'
  if (line.allPoint !== undefined) return canRedeem(line.allPoint, row, facts) ? undefined : 'sku-unknown'
  return facts.sellable ? undefined : 'redeem-only'
}

function goodsLine(
  line: GoodsInput,
  { row, facts }: { readonly row: SellableRow; readonly facts: SkuFacts },
  currency: CurrencyCode,
): GoodsLine {
  return {
    sku: line.sku,
    productId: row.product_id,
    qty: line.qty,
    unit: priceIn(priceOf(line, row), currency),
    points: line.allPoint === undefined ? 0 : pointsOf(pricedIn(row), line.allPoint) * line.qty,
    list: priceIn(minor(row.list_price), currency),
    selected: true,
    multiItem: !hasOwnPrice(line) && row.multi_item === 1,
    flash: !hasOwnPrice(line) && (readMarketing(row.marketing) ?? false),
    isOffer: hasOwnPrice(line),
    offerRule: line.offer?.id,
    gift: line.offer?.kind === 'gift' ? giftTerms(line.offer, row, currency) : undefined,
    isGiftCard: row.is_gift_card === 1,
    isVirtual: row.is_virtual === 1 || row.is_group_virtual === 1,
    stock: row.stock,
    pickup: row.pickup === 1,
    extraPoints: line.offer ? 0 : extraPointsOf(readTags(row.tags)),
    facts,
  }
}

function giftTerms({ least }: OfferPromotion, { price }: SellableRow, currency: CurrencyCode): GiftTerms {
  return { least: exchange(least, 'SGD', currency), worth: priceIn(minor(price), currency) }
}

/** A piece at a price of its own takes part in no other promotion (traps 1.6, 1.21). */
function hasOwnPrice({ offer, allPoint }: GoodsInput): boolean {
  return offer !== undefined || allPoint !== undefined
}

/** Singapore cents. */
function priceOf({ offer, allPoint }: GoodsInput, row: SellableRow): Minor {
  if (offer) return offer.price
  if (allPoint === undefined) return minor(row.price)
  return minor(allPoint === FULL_POINTS ? 0 : row.part_price)
}

function pricedIn(row: SellableRow) {
  return { allPoint: row.all_point, partPoint: row.part_point }
}

function canRedeem(payment: PointsPayment, row: SellableRow, { price }: SkuFacts): boolean {
  const ways = pointsPayments({ ...pricedIn(row), partPrice: row.part_price, finalPrice: price })
  return ways.includes(payment)
}

const IN_THE_CART = {
  'sku-unknown': 'remove-stop-selling',
  'stop-selling': 'remove-stop-selling',
  'redeem-only': 'redeem-only',
  'egift-alone': 'egift-alone',
  'sold-out': 'remove-sold-out',
} as const satisfies Record<Fault | 'sold-out', ErrorCode>

/**
 * Refuses goods that cannot be bought as requested, all in one round: those that have to leave the order, and those of which there
 * are fewer. For "Buy Now" the product itself is named (spec 4.14).
 */
export function refuseUnbuyable(
  { goods, bad }: { readonly goods: readonly GoodsLine[]; readonly bad: readonly BadLine[] },
  buyNow: boolean,
): void {
  const soldOut = goods.filter((line) => line.stock === 0)
  const gone = [...soldOut.map(({ sku }) => ({ sku, fault: 'sold-out' as const })), ...bad]
  const short = goods
    .filter((line) => line.stock > 0 && line.stock < line.qty)
    .map(({ sku, qty, stock }) => ({ sku, requested: qty, got: stock }))
  if (gone.length === 0 && short.length === 0) return
  const [reason, ...others] = new Set<ErrorCode>([
    ...gone.map(({ fault }) => (buyNow ? fault : IN_THE_CART[fault])),
    ...(short.length > 0 ? (['cart-changed'] as const) : []),
  ])
  const skus = gone.map(({ sku }) => sku)
  throw new ShopError(reason === undefined || others.length > 0 ? 'cart-changed' : reason, { skus, short })
}
