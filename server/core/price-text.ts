import { CURRENCIES, type CurrencyCode } from '#domain/money/currencies.ts'

/** Prices as the owner writes them: Singapore dollars with a point, `129` or `129.90`. */

/** A comma is a decimal sign in the files of spreadsheets that separate by `;` or tabs. */
const PRICE = { '.': /^(\d{1,7})(?:\.(\d{1,2}))?$/, ',': /^(\d{1,7})(?:[.,](\d{1,2}))?$/ } as const

/** Singapore cents, or undefined for a text that is not clearly a price. */
export function readPrice(text: string, decimal: keyof typeof PRICE = '.'): number | undefined {
  const match = PRICE[decimal].exec(text)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

/** Minor units of an amount in a currency, or undefined: `129.90` dollars, `1500` yen. */
export function readAmount(text: string, currency: CurrencyCode): number | undefined {
  const { digits } = CURRENCIES[currency]
  const pattern = digits === 0 ? /^(\d{1,10})$/ : /^(\d{1,10})(?:\.(\d{1,2}))?$/
  const [, whole, decimals = ''] = pattern.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole + decimals.padEnd(digits, '0'))
}

/** Minor units as a plain number: `129.90`, `1500`. */
export function writeAmount(amount: number, currency: CurrencyCode): string {
  const { digits } = CURRENCIES[currency]
  return (amount / 10 ** digits).toFixed(digits)
}

/** `12990` is `129.90`. */
export function writePrice(cents: number): string {
  return (cents / 100).toFixed(2)
}
