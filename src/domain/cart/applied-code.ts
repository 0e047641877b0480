import type { Minor } from '../brand.ts'
import type { CurrencyCode } from '../money/currencies.ts'

/** What a discount code takes off; amounts in minor units of the code's currency. */
type CodeEffect =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Minor }

/** A discount code that its buyer may use at this moment. */
export type AppliedCode = {
  /** As the shop writes it. */
  readonly code: string
  readonly effect: CodeEffect
  /** The goods must cost at least this after the automatic rules, in minor units of `currency`; 0 without a minimum. */
  readonly least: Minor
  readonly currency: CurrencyCode
}
