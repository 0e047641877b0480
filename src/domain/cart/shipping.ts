import { minor, type Minor } from '../brand.ts'
import { CURRENCIES, type CurrencyCode } from '../money/currencies.ts'
import { exchange, formatRound } from '../money/money.ts'
import { runningOf, type Promotion } from '../promotions/promotion.ts'
import type { Site } from '../region/sites.ts'

export type ShippingMethod = 'delivery' | 'pickup'

type ShippingTerms = { readonly freeOver: Minor; readonly fee: Minor }

/** Shipping rates of each site, in its own currency: Singapore's from spec 9.7, round sums elsewhere. */
export const SHIPPING = {
  sg: { currency: 'SGD', freeOver: minor(129_00), fee: minor(10_00) },
  eu: { currency: 'EUR', freeOver: minor(90_00), fee: minor(8_00) },
  au: { currency: 'AUD', freeOver: minor(150_00), fee: minor(12_00) },
  jp: { currency: 'JPY', freeOver: minor(15_000), fee: minor(1_200) },
} as const satisfies Record<Site, ShippingTerms & { readonly currency: CurrencyCode }>

/** Where, when and in which currency a parcel is priced. */
type ShippingPlace = {
  readonly site: Site
  readonly currency: CurrencyCode
  readonly promotions?: readonly Promotion[]
  /** Epoch milliseconds. */
  readonly now?: number
}

/** The site's amounts in the user's currency; a promotion may lower the sum over which shipping is free. */
export function shippingTerms({ site, currency, promotions = [], now = 0 }: ShippingPlace): ShippingTerms {
  const { currency: own, freeOver, fee } = SHIPPING[site]
  const lowered = runningOf(promotions, 'shipping', now).map((one) => exchange(one.freeOver, 'SGD', currency))
  const least = Math.min(exchange(freeOver, own, currency), ...lowered)
  return { freeOver: minor(least), fee: exchange(fee, own, currency) }
}

/** The same amounts formatted for pages, banners and descriptions. */
export function shippingWords(place: {
  readonly site: Site
  readonly currency: CurrencyCode
  readonly locale: string
}): { readonly freeOver: string; readonly fee: string } {
  const { freeOver, fee } = shippingTerms(place)
  const write = (amount: Minor) => formatRound(amount, place.currency, place.locale)
  return { freeOver: write(freeOver), fee: write(fee) }
}

/** How long it takes, from and to, in days (spec 9.7). */
export const DELIVERY_DAYS = { processing: [1, 3], international: [7, 10], pickup: [5, 7] } as const

/** A return is requested within so many days of the delivery (spec 9.7). */
export const RETURN_DAYS = 15

/** A refund appears within so many business days (spec 9.7). */
export const REFUND_DAYS = [2, 6] as const

/** A range of days; its en dash never ends a line. */
export function dayRange([from, to]: readonly [number, number]): string {
  return `${from}–\u2060${to}`
}

export type Shipping = {
  readonly shipping: Minor
  /** The amount missing for free shipping; 0 when it is free, undefined when nothing is sent. */
  readonly freeShippingLeft: Minor | undefined
}

/** `goods`: value of the parcel's contents after discounts; undefined without a parcel. */
export function shippingFor(
  goods: Minor | undefined,
  place: ShippingPlace & { readonly method: ShippingMethod },
): Shipping {
  const { currency, method } = place
  if (goods === undefined || method === 'pickup') return { shipping: minor(0), freeShippingLeft: undefined }
  const { freeOver, fee } = shippingTerms(place)
  if (goods > freeOver) return { shipping: minor(0), freeShippingLeft: minor(0) }
  // "Over" means more than: the smallest unit of this currency is added.
  const left = freeOver + CURRENCIES[currency].step - goods
  return { shipping: fee, freeShippingLeft: minor(left) }
}
