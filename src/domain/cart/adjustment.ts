import type { Minor } from '../brand.ts'
import type { CurrencyCode } from '../money/currencies.ts'
import type { Site } from '../region/sites.ts'
import type { ShippingMethod } from './shipping.ts'
import type { TotalsLine } from './totals-line.ts'

/** What changes the sum of the goods; each rule is listed once in `ADJUSTMENT_RULES`, in the order of application. */
export type AdjustmentRuleId = 'multi-item' | 'login-discount' | 'shipping'

/** One change of the sum, with all that an order keeps of it. */
export type Adjustment = {
  readonly rule: AdjustmentRuleId
  /** Minor units; a reduction is negative. */
  readonly amount: Minor
  /** The values that its wording is made of. */
  readonly reason: Readonly<Record<string, string | number>>
  /** The share of each selected line, in their order; absent where the whole order is meant. */
  readonly parts?: readonly Minor[]
  /** Entry of the ledger that the amount is taken from: a coupon's use, points, a gift card. */
  readonly ledgerRef?: string
}

/** A login discount that its member has not used. */
export type HeldLoginDiscount = {
  /** The site that has offered it. */
  readonly site: Site
  /** Its row; a device does not know it. */
  readonly ledgerRef?: string | undefined
}

export type TotalsContext = {
  readonly site: Site
  readonly currency: CurrencyCode
  readonly method: ShippingMethod
  /** Milliseconds. */
  readonly now: number
  /** What the shopper holds; absent without one. */
  readonly loginDiscount?: HeldLoginDiscount | undefined
}

/** What a rule reads: the selected lines, and what each costs after the rules before it. */
export type AdjustmentInput = {
  readonly lines: readonly TotalsLine[]
  readonly amounts: readonly Minor[]
  readonly context: TotalsContext
}

export type AdjustmentRule = {
  readonly id: AdjustmentRuleId
  /** The rule's change of this sum; undefined where it has none. */
  readonly adjust: (input: AdjustmentInput) => Omit<Adjustment, 'rule'> | undefined
}

/** The sum of what one rule has changed; 0 where it changed nothing. */
export function amountOf(
  adjustments: readonly Pick<Adjustment, 'rule' | 'amount'>[],
  rule: AdjustmentRuleId,
): number {
  return adjustments.reduce((sum, one) => (one.rule === rule ? sum + one.amount : sum), 0)
}

/** The multi-item discount of a sum, as a positive amount; 0 % where the offer is not reached. */
export function discountOf(adjustments: readonly Pick<Adjustment, 'rule' | 'amount' | 'reason'>[]): {
  readonly percent: number
  readonly discount: number
} {
  const offer = adjustments.find(({ rule }) => rule === 'multi-item')
  return { percent: Number(offer?.reason['percent'] ?? 0), discount: offer ? Math.abs(offer.amount) : 0 }
}
