import { minor } from '#domain/brand.ts'
import type { CurrencyCode } from '#domain/money/currencies.ts'
import { exchange } from '#domain/money/money.ts'
import type { Say } from '#domain/region/say.ts'
import type { Storefront } from '#domain/region/storefront.ts'
import { amountFormat } from '../../core/amount-format.ts'
import type { Coupon } from './coupon-rows.ts'
import { isForFirstOrder } from './first-order.ts'

/** What a discount code takes off, and on what terms. */
const COUPON_TEXTS = {
  percent: /*i18n*/ { id: 'coupon.percent', message: '{percent}% off' },
  amount: /*i18n*/ { id: 'coupon.amount', message: '{amount} off' },
  firstOrder: /*i18n*/ { id: 'coupon.first-order', message: '{amount} off your first order' },
  least: /*i18n*/ { id: 'coupon.least', message: 'from {least}' },
} as const

/** Writes minor units of a currency, of Singapore dollars without one, as the reader pays them. */
export type CouponFormat = (amount: number, currency?: CurrencyCode) => string

export function couponFormat(storefront: Storefront): CouponFormat {
  const format = amountFormat(storefront)
  return (amount, currency = 'SGD') => format(exchange(minor(amount), currency, storefront.currency))
}

type Worded = Pick<Coupon, 'kind' | 'value'> & Partial<Pick<Coupon, 'currency' | 'first_order'>>

export function offWords(coupon: Worded, format: CouponFormat, say: Say): string {
  const { kind, value, currency } = coupon
  if (kind === 'percent') return say(COUPON_TEXTS.percent, { percent: value })
  const text = isForFirstOrder(coupon) ? COUPON_TEXTS.firstOrder : COUPON_TEXTS.amount
  return say(text, { amount: format(value, currency) })
}

/** The same with the sum from which on it counts, in one line. */
export function termsWords(coupon: Worded & Pick<Coupon, 'least'>, format: CouponFormat, say: Say): string {
  const least =
    coupon.least > 0 ? [say(COUPON_TEXTS.least, { least: format(coupon.least, coupon.currency) })] : []
  return [offWords(coupon, format, say), ...least].join(', ')
}
