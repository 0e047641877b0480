import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { minor } from '#domain/brand.ts'
import type { Adjustment, TotalsContext } from '#domain/cart/adjustment.ts'
import type { CodeMisfit } from '#domain/cart/code-rule.ts'
import { settle, type Means, type Settled } from '#domain/cart/tenders.ts'
import { codeMisfit, totals, type Totals } from '#domain/cart/totals.ts'
import type { ShippingMethod } from '#domain/cart/shipping.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { RequestContext, Storefront } from '../../services/route.ts'
import { hmac, sameText } from '../../core/digest.ts'
import type { GoodsLine } from './goods.ts'

export const QUOTE_LASTS_MS = 30 * MINUTE_MS

/** Priced goods of one shopper, for one shipping method, at one time. */
export interface Priced {
  readonly goods: readonly GoodsLine[]
  readonly sums: Totals
  readonly settled: Settled
  /** Why the code of the order takes nothing off. */
  readonly misfit: CodeMisfit | undefined
}

export interface Terms {
  readonly shopper: Shopper
  readonly method: ShippingMethod
  readonly store: string | undefined
  readonly buyNow: boolean
}

/** What a quote promises, and to whom. */
export interface QuoteContent {
  readonly priced: Priced
  readonly terms: Terms
  readonly storefront: Storefront
}

/** What the sum depends on besides the goods and the storefront. */
export interface PriceTerms extends Pick<TotalsContext, 'promotions' | 'code' | 'loginDiscount'> {
  readonly method: ShippingMethod
  /** Whose points redeem a piece; undefined for a guest. */
  readonly member?: string | undefined
  /** What the buyer pays with besides card and wallet. */
  readonly means: readonly Means[]
}

export function price(
  goods: readonly GoodsLine[],
  { site, currency, now }: Pick<RequestContext, 'site' | 'currency' | 'now'>,
  { means, member, ...terms }: PriceTerms,
): Priced {
  const context = { site, currency, now, ...terms }
  const sums = withPointsPrice(totals(goods, context), goods, member)
  return { goods, sums, settled: settle(sums.total, means, currency), misfit: codeMisfit(goods, context) }
}

/** The points that pieces are redeemed with: an adjustment of no money, whose ledger is that of the member. */
function withPointsPrice(sums: Totals, goods: readonly GoodsLine[], member: string | undefined): Totals {
  const points = goods.reduce((sum, line) => sum + line.points, 0)
  if (points === 0) return sums
  const redeemed: Adjustment = {
    rule: 'points-price',
    amount: minor(0),
    reason: { points },
    ledgerRef: member ?? '',
  }
  return { ...sums, adjustments: [redeemed, ...sums.adjustments] }
}

/**
 * The quote's id contains its expiry and a MAC over everything it promises: a client cannot change price, piece,
 * shipping, tender or shopper, and the server need not store it (trust.md R14, S10).
 */
export function quoteId(key: string, { priced, terms, storefront }: QuoteContent, expiresAt: number): string {
  const { goods, sums, settled } = priced
  const lines = goods
    .map(({ sku, qty, unit, offerRule }) => [sku, qty, unit, offerRule])
    .sort((a, b) => (a < b ? -1 : 1))
  const promised = [
    shopperKey(terms.shopper),
    storefront.site,
    storefront.currency,
    terms.method,
    terms.buyNow,
    lines,
    sums.merchandise,
    sums.adjustments.map(({ rule, amount, reason, ledgerRef }) => [rule, amount, reason, ledgerRef]),
    sums.total,
    settled.tenders.map(({ kind, amount, reason, ledgerRef }) => [kind, amount, reason, ledgerRef]),
    settled.due,
    expiresAt,
  ]
  return `${expiresAt.toString(36)}.${hmac(key, JSON.stringify(promised))}`
}

/** Whether this id belongs to exactly these goods and prices, and has not expired. */
export function quoteHolds(
  id: string,
  content: QuoteContent,
  { key, now }: { readonly key: string; readonly now: number },
): boolean {
  const expiresAt = Number.parseInt(id.split('.', 1)[0] ?? '', 36)
  if (!Number.isSafeInteger(expiresAt) || expiresAt < now) return false
  return sameText(id, quoteId(key, content, expiresAt))
}
