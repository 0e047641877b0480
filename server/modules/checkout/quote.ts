import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { HeldLoginDiscount } from '#domain/cart/adjustment.ts'
import { totals, type Totals } from '#domain/cart/totals.ts'
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
export interface PriceTerms {
  readonly method: ShippingMethod
  /** What the shopper holds. */
  readonly loginDiscount: HeldLoginDiscount | undefined
}

export function price(
  goods: readonly GoodsLine[],
  { site, currency, now }: Pick<RequestContext, 'site' | 'currency' | 'now'>,
  terms: PriceTerms,
): Priced {
  return { goods, sums: totals(goods, { site, currency, now, ...terms }) }
}

/**
 * The quote's id contains its expiry and a MAC over everything it promises: a client cannot change price, piece,
 * shipping or shopper, and the server need not store it (trust.md R14, S10).
 */
export function quoteId(key: string, { priced, terms, storefront }: QuoteContent, expiresAt: number): string {
  const { goods, sums } = priced
  const lines = goods.map(({ sku, qty, unit }) => [sku, qty, unit]).sort((a, b) => (a < b ? -1 : 1))
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
