import { minor, type Minor } from '../brand.ts'
import type { Adjustment, AdjustmentInput, AdjustmentRule, TotalsContext } from './adjustment.ts'
import { bundleRule } from './bundle-rule.ts'
import { codeRule, misfitOf, type CodeMisfit } from './code-rule.ts'
import { extraRule } from './extra-rule.ts'
import { heldDiscountRule } from './held-discount.ts'
import { multiItemRule, nextTierOf, type NextTier } from './multi-item-rule.ts'
import { parcelOf, shippingRule } from './shipping-rule.ts'
import { shippingFor, shippingTerms } from './shipping.ts'
import type { TotalsLine } from './totals-line.ts'

/**
 * Every rule that changes the sum of the goods, in the order of its effect: sets at one price, automatic percentages, the one code, what the member holds, and
 * shipping, which reads what the goods cost after all of them (decision 0198).
 */
const ADJUSTMENT_RULES: readonly AdjustmentRule[] = [
  bundleRule,
  multiItemRule,
  extraRule,
  codeRule,
  heldDiscountRule,
  shippingRule,
]

type LineTotal = {
  readonly sku: string
  /** What the adjustments take off this line. */
  readonly discount: Minor
  /** What the line costs: the line amounts and the adjustments of the whole order add up to the total. */
  readonly amount: Minor
}

export type Totals = {
  readonly itemsQty: number
  /** Selected goods at today's prices, before the adjustments. */
  readonly merchandise: Minor
  readonly listTotal: Minor
  readonly saleDiscount: Minor
  readonly adjustments: readonly Adjustment[]
  readonly total: Minor
  /** Selected lines only, in their order. */
  readonly lines: readonly LineTotal[]
  readonly nextTier: NextTier | undefined
  /** What more must be bought for free shipping; 0 when it is free, undefined when nothing is sent. */
  readonly freeShippingLeft: Minor | undefined
  /** Shipping is free over this sum. */
  readonly freeOver: Minor
}

/** What the selected lines cost. The same function on the device and on the server. */
export function totals(lines: readonly TotalsLine[], context: TotalsContext): Totals {
  const selected = lines.filter((line) => line.selected && line.qty > 0)
  const before = selected.map((line) => minor(line.unit * line.qty))
  const { amounts, adjustments } = applyRules({ lines: selected, amounts: before, context })
  const merchandise = minor(sum(before))
  const listTotal = minor(sum(selected.map((line) => Math.max(line.list, line.unit) * line.qty)))
  return {
    itemsQty: sum(selected.map((line) => line.qty)),
    merchandise,
    listTotal,
    saleDiscount: minor(listTotal - merchandise),
    adjustments,
    total: minor(merchandise + sum(adjustments.map(({ amount }) => amount))),
    lines: selected.map(({ sku }, at) => {
      const amount = amounts[at] ?? minor(0)
      return { sku, amount, discount: minor((before[at] ?? 0) - amount) }
    }),
    nextTier: nextTierOf(selected, context),
    freeShippingLeft: shippingFor(parcelOf({ lines: selected, amounts }), context).freeShippingLeft,
    freeOver: shippingTerms(context).freeOver,
  }
}

/** Why the code of the order takes nothing off; undefined where it does, and without a code. */
export function codeMisfit(lines: readonly TotalsLine[], context: TotalsContext): CodeMisfit | undefined {
  const { code } = context
  if (!code) return undefined
  const selected = lines.filter((line) => line.selected && line.qty > 0)
  const before = selected.map((line) => minor(line.unit * line.qty))
  const input = { lines: selected, amounts: before, context }
  const earlier = ADJUSTMENT_RULES.slice(0, ADJUSTMENT_RULES.indexOf(codeRule))
  return misfitOf({ ...input, amounts: applyRules(input, earlier).amounts }, code)
}

function applyRules(
  { lines, amounts: before, context }: AdjustmentInput,
  rules: readonly AdjustmentRule[] = ADJUSTMENT_RULES,
) {
  const adjustments: Adjustment[] = []
  let amounts = before
  for (const { id, adjust } of rules) {
    const adjustment = adjust({ lines, amounts, context })
    if (!adjustment) continue
    adjustments.push({ rule: id, ...adjustment })
    amounts = amounts.map((amount, at) => minor(amount + (adjustment.parts?.[at] ?? 0)))
  }
  return { amounts, adjustments }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
