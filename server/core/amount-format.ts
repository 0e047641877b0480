import { minor } from '#domain/brand.ts'
import type { CurrencyCode } from '#domain/money/currencies.ts'
import { formatChange } from '#domain/money/money.ts'

interface AmountStorefront {
  readonly currency: CurrencyCode
  readonly locale: string
}

/** Writes minor units of this currency for users of this locale; reductions with the minus sign of print. */
export function amountFormat({ currency, locale }: AmountStorefront): (amount: number) => string {
  return (amount) => formatChange(minor(amount), currency, locale)
}
