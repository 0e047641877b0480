import type { Say } from '#domain/region/say.ts'
import type { Coupon } from './coupon-rows.ts'

/** What a discount code takes off, and on what terms. */
const COUPON_TEXTS = {
  percent: /*i18n*/ { id: 'coupon.percent', message: '{percent}% off' },
  amount: /*i18n*/ { id: 'coupon.amount', message: '{amount} off' },
  least: /*i18n*/ { id: 'coupon.least', message: 'from {least}' },
} as const

/** `format` writes Singapore cents as the reader pays them. */
export function offWords(
  { kind, value }: Pick<Coupon, 'kind' | 'value'>,
  format: (cents: number) => string,
  say: Say,
): string {
  return kind === 'percent'
    ? say(COUPON_TEXTS.percent, { percent: value })
    : say(COUPON_TEXTS.amount, { amount: format(value) })
}

/** The same with the sum from which on it counts, in one line. */
export function termsWords(
  coupon: Pick<Coupon, 'kind' | 'value' | 'least'>,
  format: (cents: number) => string,
  say: Say,
): string {
  const least = coupon.least > 0 ? [say(COUPON_TEXTS.least, { least: format(coupon.least) })] : []
  return [offWords(coupon, format, say), ...least].join(', ')
}
