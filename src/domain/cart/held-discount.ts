import { minor, type Minor } from '../brand.ts'
import type { CurrencyCode } from '../money/currencies.ts'
import { exchange, formatRound } from '../money/money.ts'
import type { Site } from '../region/sites.ts'
import type { AdjustmentRule } from './adjustment.ts'
import { sumOf, takeAmount } from './reduce-lines.ts'
import type { TotalsLine } from './totals-line.ts'

/**
 * What is taken off one order of a member who registers again and logs in instead (spec 9.6), by the site that has offered it:
 * S$10, $10 and €5 from the specification, a round sum in Japan.
 */
const LOGIN_DISCOUNT = {
  sg: { currency: 'SGD', amount: minor(10_00) },
  eu: { currency: 'EUR', amount: minor(5_00) },
  au: { currency: 'AUD', amount: minor(10_00) },
  jp: { currency: 'JPY', amount: minor(1_000) },
} as const satisfies Record<Site, { readonly currency: CurrencyCode; readonly amount: Minor }>

/** The amount of a site's login discount in the currency of an order. */
function loginDiscountIn(site: Site, currency: CurrencyCode): Minor {
  const { amount, currency: own } = LOGIN_DISCOUNT[site]
  return exchange(amount, own, currency)
}

/** The same amount in words, in the site's own currency. */
export function loginDiscountWords(place: { readonly site: Site; readonly locale: string }): string {
  const { amount, currency } = LOGIN_DISCOUNT[place.site]
  return formatRound(amount, currency, place.locale)
}

/**
 * Taken whole or not at all: goods that cost no more than it leave it for a later order, because it is neither split nor paid out. Gift
 * cards take no discounts (spec 9.9).
 */
export const heldDiscountRule: AdjustmentRule = {
  id: 'login-discount',
  adjust: (input) => {
    const { currency, loginDiscount } = input.context
    if (!loginDiscount) return undefined
    const { site, ledgerRef } = loginDiscount
    const takesPart = ({ isGiftCard, isOffer }: TotalsLine) => !isGiftCard && isOffer !== true
    const off = loginDiscountIn(site, currency)
    if (sumOf(input, takesPart) <= off) return undefined
    const taken = takeAmount(input, off, takesPart)
    return taken && { ...taken, reason: { site }, ...(ledgerRef && { ledgerRef }) }
  },
}
