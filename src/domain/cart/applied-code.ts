import type { Minor } from '../brand.ts'

/** What a discount code takes off; amounts in Singapore cents. */
type CodeEffect =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Minor }

/** A discount code that its buyer may use at this moment. */
export type AppliedCode = {
  /** As the shop writes it. */
  readonly code: string
  readonly effect: CodeEffect
  /** The goods must cost at least this after the automatic rules, in Singapore cents; 0 without a minimum. */
  readonly least: Minor
}
