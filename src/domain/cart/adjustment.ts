import type { Minor } from '../brand.ts'
import type { CurrencyCode } from '../money/currencies.ts'
import type { Promotion } from '../promotions/promotion.ts'
import type { Site } from '../region/sites.ts'
import type { AdjustmentRuleId } from './adjustment-words.ts'
import type { AppliedCode } from './applied-code.ts'
import type { ShippingMethod } from './shipping.ts'
import type { TotalsLine } from './totals-line.ts'

/** One change of the sum, with all that an order keeps of it. */
export type Adjustment = {
  readonly rule: AdjustmentRuleId
  /** Minor units; a reduction is negative. */
  readonly amount: Minor
  /** The values that its wording is made of. */
  readonly reason: Readonly<Record<string, string | number>>
  /** The share of each selected line, in their order; absent where the whole order is meant. */
  readonly parts?: readonly Minor[]
  /** Entry of the ledger that the amount is taken from: the use of a code, a held discount. */
  readonly ledgerRef?: string
}

/** A login discount that its member has not used. */
export type HeldDiscount = {
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
  /** Those of the site; each counts while it runs. */
  readonly promotions: readonly Promotion[]
  /** The one discount code of the order. */
  readonly code?: AppliedCode | undefined
  /** What the shopper holds; absent without one. */
  readonly loginDiscount?: HeldDiscount | undefined
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
  adjustments: readonly { readonly rule: string; readonly amount: number }[],
  rule: AdjustmentRuleId,
): number {
  return adjustments.reduce((sum, one) => (one.rule === rule ? sum + one.amount : sum), 0)
}
