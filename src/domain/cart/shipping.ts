import { minor, type Minor } from '../brand.ts'
import { CURRENCIES, type CurrencyCode } from '../money/currencies.ts'
import { convert } from '../money/money.ts'

export type ShippingMethod = 'delivery' | 'pickup'

/** Free shipping over S$129, otherwise S$10 (spec 9.7). In Singapore cents. */
export const SHIPPING = { freeOver: minor(129_00), fee: minor(10_00) } as const

/** How long it takes, from and to, in days (spec 9.7). */
export const DELIVERY_DAYS = { processing: [1, 3], international: [7, 10], pickup: [5, 7] } as const

export type Shipping = {
  readonly shipping: Minor
  /** What more must be bought for free shipping; 0 when it is free, undefined when nothing is sent. */
  readonly freeShippingLeft: Minor | undefined
}

/** `goods`: what the parcel's contents cost, after discounts; undefined when there is no parcel. */
export function shippingFor(
  goods: Minor | undefined,
  { currency, method }: { readonly currency: CurrencyCode; readonly method: ShippingMethod },
): Shipping {
  if (goods === undefined || method === 'pickup') return { shipping: minor(0), freeShippingLeft: undefined }
  const freeOver = convert(SHIPPING.freeOver, currency)
  if (goods > freeOver) return { shipping: minor(0), freeShippingLeft: minor(0) }
  // "Over" means more than: the smallest amount that is asked for in this currency comes on top.
  const left = freeOver + CURRENCIES[currency].step - goods
  return { shipping: convert(SHIPPING.fee, currency), freeShippingLeft: minor(left) }
}
